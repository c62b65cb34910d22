import { asSystem } from "@yunshou/database";
import { priceBasket } from "@yunshou/domain";
import { type Bench, openBenchAt } from "@yunshou/server/testing/bench/orderBenchAt";
import { type Benchmark, type Figure, median, ms, perSecond, spread } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";
import { numbersFrom, randomBasket, randomRules, referencePay } from "./baskets.ts";
import * as queries from "./promotions.queries.ts";

const limits = { plans: 1.3, claim: 1.15 } as const;
const plans = 200;
const warmUp = 20;

/** (y) The pricing engine alone, and wishes to pay with many plans and with a claim beside those without any. */
export const promotions: Benchmark = {
  name: "y",
  title: "prices of baskets, wishes to pay with plans and with a claim",
  async run({ quick, folder, say }) {
    const engine = priceBaskets(quick ? 100_000 : 1_000_000);
    say(`  ${perSecond(engine.rate)}`);
    const cluster = await startCluster(folder);
    try {
      const url = await createDatabase(cluster, "promotions");
      const bench = await openBenchAt({ url, drop: async () => {} });
      const wishes = quick ? 100 : 600;
      const shops: Bench["machine"][] = [];
      await bench.write(async (tx) => {
        for (const id of ["21", "22", "23"]) {
          const machineId = await queries.makeShop(tx, id, Math.ceil((wishes + warmUp) / queries.perLane));
          shops.push({ machineId, machineNo: `S${id}`, topId: id, merchantId: id });
        }
        await queries.makePlans(tx, "22", plans, false);
        await queries.makePlans(tx, "23", 1, true);
      });
      await settle(url);
      const times = await take(bench, shops, wishes);
      for (const [place, { topId }] of shops.entries()) {
        const { orders, cheaper } = await asSystem(bench.database, (tx) => queries.promotedOrders(tx, topId));
        if (orders !== wishes + warmUp || cheaper !== (place === 0 ? 0 : orders))
          throw new Error(`Of ${orders} orders of shop ${place} plans made ${cheaper} cheaper.`);
      }
      await bench.close();
      const [none, many, claimed] = times as [number[], number[], number[]];
      return [
        engine.figure,
        figure(`wish to pay where ${plans} plans are on sale`, many, none, limits.plans),
        figure("wish to pay that claims a plan with a budget", claimed, none, limits.claim),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

/** Baskets a second, one price compared with the reference for each hundred. */
function priceBaskets(count: number): { readonly rate: number; readonly figure: Figure } {
  const next = numbersFrom(23);
  const baskets = Array.from({ length: 10_000 }, () => [randomBasket(next), randomRules(next)] as const);
  let wrong = 0;
  for (const [basket, rules] of baskets) {
    const pay = referencePay(basket, rules);
    if (priceBasket(basket, rules).lines.some(({ payFen }, place) => payFen !== pay[place])) wrong += 1;
  }
  if (wrong > 0) throw new Error(`${wrong} baskets of ${baskets.length} have another price than the reference.`);
  const rates: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now();
    for (let done = 0; done < count / 5; done += 1) {
      const [basket, rules] = baskets[done % baskets.length]!;
      priceBasket(basket, rules);
    }
    rates.push(count / 5 / ((performance.now() - startedAt) / 1_000));
  }
  const measure = "baskets of up to five lines priced with up to six promotions, one processor";
  return { rate: median(rates), figure: { benchmark: "y", measure, value: spread(rates, perSecond) } };
}

/** Wishes at the machines in turn, so that whatever else the computer does slows all of them. */
async function take(bench: Bench, shops: readonly Bench["machine"][], wishes: number): Promise<number[][]> {
  const times: number[][] = shops.map(() => []);
  for (let round = 0; round < wishes + warmUp; round += 1)
    for (let turn = 0; turn < shops.length; turn += 1) {
      const place = (turn + round) % shops.length;
      const lane = queries.firstLane + Math.floor(round / queries.perLane);
      await bench.act("payRequest", [{ requestId: `w${round}`, lane }], { machine: shops[place]! });
      if (round >= warmUp) times[place]!.push(bench.took.at(-1)!);
    }
  return times;
}

function figure(measure: string, own: readonly number[], without: readonly number[], limit: number): Figure {
  const ratio = median(own) / median(without);
  return {
    benchmark: "y",
    measure,
    value: ms(median(own)),
    against: `without any plan: ${ms(median(without))}`,
    ratio,
    target: `≤ ${limit}`,
    isMet: ratio <= limit,
  };
}
