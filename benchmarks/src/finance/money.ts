import { asSystem, type Database, openDatabase, verifyDatabase } from "@yunshou/database";
import { addDays, billTimeZone, businessDay, feeRateLimits, providerFee } from "@yunshou/domain";
import { takeBill } from "@yunshou/server/finance/bills/taking";
import { closeSettlements } from "@yunshou/server/finance/settlement/closing";
import { type ListedLine, wechatBill } from "@yunshou/simulator/standIns/bills";
import { type Benchmark, type Figure, perSecond, type RunOptions } from "../figures.ts";
import { createDatabase, startCluster } from "../product.ts";
import * as queries from "./money.queries.ts";

const ordersEach = 1_000;
const megabyte = 1_048_576;
const verifyTargetSeconds = 30;
const memoryTargetMb = 500;
const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;

/**
 * (j) The close of a day for merchants that sold a thousand goods each, `npm run verify` of what that left, and the comparison
 * of a provider's bill with all of it. BENCH_MERCHANTS says how many merchants there are; 1000 of them sell a million.
 */
export const money: Benchmark = {
  name: "l",
  title: "close of a day, verification of the ledger and comparison of a bill",
  async run(options) {
    const cluster = await startCluster(options.folder);
    try {
      const url = await createDatabase(cluster, "money");
      const database = openDatabase({ adminUrl: url, webConnections: 1, systemConnections: 2 });
      const figures = await measure(database, options);
      await database.close();
      return figures;
    } finally {
      await cluster.stop();
    }
  },
};

async function measure(database: Database, { quick, say }: RunOptions): Promise<Figure[]> {
  const merchants = Number(process.env["BENCH_MERCHANTS"] ?? (quick ? 20 : 200));
  const now = new Date();
  const day = addDays(businessDay(now, billTimeZone), -1);
  await queries.fillMarket(database, { merchants, ordersEach, day });
  const orders = merchants * ordersEach;
  say(`  ${orders.toLocaleString("en")} orders of ${merchants.toLocaleString("en")} merchants`);
  const failures: unknown[] = [];
  const log = { error: (failure: unknown) => void failures.push(failure) };
  // The clock is a day on, so that the day has ended whatever hour it is.
  const closing = await timed(() => closeSettlements(database, new Date(now.getTime() + 86_400_000), log as never));
  const { entries, lines, statements } = await asSystem(database, queries.counts);
  if (failures.length > 0 || lines !== orders || statements !== merchants)
    throw new Error(`${lines} of ${orders} orders were settled, ${failures.length} failures`);
  const findings = new Set<string>();
  const verifying = await timed(() =>
    asSystem(database, async (tx) => {
      await tx.query("set local statement_timeout = '600s'");
      for (const { check } of await verifyDatabase(tx)) findings.add(check);
    }),
  );
  const { reading, memory } = await compare(database, day, orders, now);
  return [
    {
      benchmark: "l",
      measure: `day of ${merchants.toLocaleString("en")} merchants with ${orders.toLocaleString("en")} orders closed and sealed`,
      value: `${seconds(closing)}, ${perSecond((orders / closing) * 1_000)}`,
    },
    {
      benchmark: "l",
      measure: `\`npm run verify\` of ${entries.toLocaleString("en")} entries`,
      value: `${seconds(verifying)}, ${[...findings].join(" ") || "nothing found"}`,
      target: `≤ ${verifyTargetSeconds} s`,
      isMet: verifying <= verifyTargetSeconds * 1_000,
    },
    {
      benchmark: "l",
      measure: `bill of ${orders.toLocaleString("en")} lines compared with the books`,
      value: `${seconds(reading)}, ${perSecond((orders / reading) * 1_000)}`,
    },
    {
      benchmark: "l",
      measure: "memory that this comparison takes at most",
      value: `${Math.round(memory)} MB`,
      target: `< ${memoryTargetMb} MB`,
      isMet: memory < memoryTargetMb,
    },
  ];
}

/** Takes the provider's bill of the day, which has every order. */
async function compare(database: Database, day: string, orders: number, now: Date) {
  const content = await billOf(database, day);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const reading = await timed(() =>
    asSystem(database, async (tx) => {
      await tx.query("set local statement_timeout = '600s'");
      const given = { serviceId: queries.serviceId, day, source: "fetched", content, userId: null, now } as const;
      const taken = await takeBill(tx, given);
      if (!taken.ok || taken.value.differences > 0)
        throw new Error(`the bill of ${orders} lines did not fit: ${taken.ok ? taken.value.differences : taken.code}`);
    }),
  );
  clearInterval(watch);
  return { reading, memory: (Math.max(most, process.memoryUsage().rss) - before) / megabyte };
}

async function billOf(database: Database, day: string): Promise<Buffer> {
  const lines: ListedLine[] = [];
  for await (const some of queries.salesOf(database, day))
    for (const { no, id, fen, at } of some)
      lines.push({
        kind: "payment",
        tradeNo: no,
        outTradeNo: id,
        refundNo: "",
        amountFen: fen,
        feeFen: Number(providerFee("wechat", BigInt(fen), feeRateLimits.usual)),
        at: at.getTime(),
        name: "p",
      });
  return Buffer.from(wechatBill({ merchantNo: queries.accountNo, appId: "wx8888888888888888" }, lines));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
