import { asSystem } from "@yunshou/database";
import { oneProvider } from "@yunshou/server/payments/providers";
import { receiveNotice } from "@yunshou/server/orders/selling/notices";
import { type Bench, openBenchAt, silentLog } from "@yunshou/server/testing/bench/orderBenchAt";
import { type Benchmark, type Figure, median, ms, spread } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";
import * as queries from "./grants.queries.ts";

const target = 1.2;
const lanePieces = 200;

/** (i) The grant of a medicine, which asks the table of rules, and its result, which sells a trace code, beside those of a drink. */
export const pharmacy: Benchmark = {
  name: "i",
  title: "grants of medicine beside plain ones",
  async run({ quick, folder, say }) {
    const cluster = await startCluster(folder);
    try {
      const url = await createDatabase(cluster, "grants");
      const bench = await openBenchAt({ url, drop: async () => {} });
      const orders = quick ? 60 : 400;
      const medicine = await bench.addMachine("MED1");
      await bench.write((tx) => queries.makeMedicine(tx, medicine.machineId, orders + warmUp));
      await settle(url);
      const times = await take(bench, medicine, orders);
      say(`  ${orders} orders of each`);
      const sold = await asSystem(bench.database, queries.soldCodes);
      if (sold !== orders + warmUp) throw new Error(`${sold} trace codes were sold, not ${orders + warmUp}.`);
      await bench.close();
      return [
        figure(
          "grant",
          times.map(({ grants }) => grants),
        ),
        figure(
          "grant and result",
          times.map(({ whole }) => whole),
        ),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

const warmUp = 10;

interface Times {
  readonly grants: number[];
  readonly whole: number[];
}

/** Orders at both machines in turn, so that whatever else the computer does slows both. */
async function take(bench: Bench, medicine: Bench["machine"], orders: number): Promise<readonly [Times, Times]> {
  const times: [Times, Times] = [
    { grants: [], whole: [] },
    { grants: [], whole: [] },
  ];
  for (let round = 0; round < orders + warmUp; round++) {
    for (const [place, machine] of [bench.machine, medicine].entries()) {
      if (round % lanePieces === 0) await bench.setStock(machine.machineId, lanePieces);
      const orderNo = await paidOrder(bench, machine, `${place}-${round}`);
      await bench.act("shipClaim", [{ orderNo }], { machine });
      const grant = bench.took.at(-1)!;
      await bench.act("shipResult", [{ orderNo, dispensed: 1 }], { machine });
      if (round < warmUp) continue;
      times[place]!.grants.push(grant);
      times[place]!.whole.push(grant + bench.took.at(-1)!);
    }
  }
  return times;
}

/** An order that its customer has paid by code. */
async function paidOrder(bench: Bench, machine: Bench["machine"], requestId: string): Promise<string> {
  await bench.act("payRequest", [{ requestId }], { machine });
  const [outTradeNo, payment] = [...bench.provider.payments].at(-1)!;
  bench.provider.pay(outTradeNo);
  const fact = {
    kind: "payment",
    outTradeNo,
    tradeNo: `T${outTradeNo}`,
    amountFen: String(payment.amountFen),
    paidAt: new Date(),
  };
  await receiveNotice(
    { database: bench.database, providers: oneProvider(bench.provider), notify: () => {}, log: silentLog },
    bench.provider,
    Buffer.from(JSON.stringify({ noticeId: `n${outTradeNo}`, fact })),
    {},
    new Date(),
  );
  return outTradeNo;
}

function figure(measure: string, [plain, medicine]: readonly number[][]): Figure {
  const ratio = median(medicine!) / median(plain!);
  return {
    benchmark: "i",
    measure: `${measure} of a medicine with table of rules and trace code`,
    value: spread(medicine!, ms),
    against: `plain: ${spread(plain!, ms)}`,
    ratio,
    target: `≤ ${target}`,
    isMet: ratio <= target,
  };
}
