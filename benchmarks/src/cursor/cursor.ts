import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { inScope, openDatabase } from "@yunshou/database";
import { runStatements } from "@yunshou/database/template";
import { ordersAfter } from "@yunshou/server/system/open/streams.queries";
import { type Benchmark, type Figure, perSecond, type RunOptions } from "../figures.ts";
import { seedFleet } from "../fleet.queries.ts";
import { fillHistory } from "../growth/history.queries.ts";
import { addressOf, createDatabase, hasDatabase, startCluster } from "../product.ts";
import { copiedOrders } from "./copy.queries.ts";

const merchant = { merchantId: "1001", topId: "1001" } as const;
const fleet = { merchants: 1, machines: 1_000, lanesPerMachine: 16, productsPerMerchant: 40 } as const;
const pageRows = 1_000;
const target = { rate: 0.1, memory: 1.2 } as const;

/**
 * (j) Every order of a merchant by the cursor that its programs use, page by page, as text of the answers, beside a COPY of
 * the same columns by the database itself. BENCH_ORDERS names another number of orders, such as 10000000.
 */
export const cursor: Benchmark = {
  name: "j",
  title: "export of all orders by cursor",
  async run(options) {
    const cluster = await startCluster(options.folder);
    try {
      const orders = Number(process.env["BENCH_ORDERS"] ?? (options.quick ? 50_000 : 1_000_000));
      const name = `cursor_${orders}`;
      const isKept = await hasDatabase(cluster, name);
      const url = isKept ? addressOf(cluster, name) : await createDatabase(cluster, name);
      return await measure(url, orders, isKept, options);
    } finally {
      await cluster.stop();
    }
  },
};

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** What is held after everything that nobody needs has gone. */
function heldBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

async function measure(url: string, orders: number, isKept: boolean, { say }: RunOptions): Promise<Figure[]> {
  const database = openDatabase({ adminUrl: url, webConnections: 1, systemConnections: 2 });
  try {
    if (!isKept) {
      await seedFleet(database, fleet);
      await fillHistory(database, { ...fleet, orders, ordersPerDay: Math.ceil(orders / 1_000) }, say);
    }
    const copyStarted = performance.now();
    await runStatements(url, [copiedOrders(merchant.topId)]);
    const copySeconds = (performance.now() - copyStarted) / 1_000;

    const started = performance.now();
    let [after, rows, bytes, early] = ["0", 0, 0, 0];
    for (;;) {
      const page = await inScope(database, { merchants: [merchant.merchantId] }, (tx) =>
        ordersAfter(tx, { merchants: [merchant.merchantId] }, merchant, {
          after,
          limit: pageRows,
          fromDay: undefined,
          toDay: undefined,
        }),
      );
      // The row beyond the limit only tells that there are more.
      const shown = page.slice(0, pageRows);
      if (shown.length === 0) break;
      after = shown.at(-1)!.orderNo;
      rows += shown.length;
      bytes += Buffer.byteLength(JSON.stringify({ rows: shown, next: after }));
      if (early === 0 && rows >= orders / 10) early = heldBytes();
      if (page.length <= pageRows) break;
    }
    const seconds = (performance.now() - started) / 1_000;
    const late = heldBytes();
    say(`  ${rows.toLocaleString("en")} orders, ${(bytes / 1e6).toFixed(0)} MB of answers in ${seconds.toFixed(1)} s`);
    // The newest are left for later, because others may still be written before them.
    if (rows < orders * 0.99) throw new Error(`${rows} of ${orders} orders came by the cursor.`);
    const ratio = copySeconds / rows / (seconds / rows);
    return [
      {
        benchmark: "j",
        measure: `${rows.toLocaleString("en")} orders by cursor, ${pageRows} a page`,
        value: perSecond(rows / seconds),
        against: `COPY of the same columns: ${perSecond(rows / copySeconds)}`,
        ratio,
        target: `≥ ${target.rate}`,
        isMet: ratio >= target.rate,
      },
      {
        benchmark: "j",
        measure: "memory that the reader holds after the last order",
        value: `${(late / 1e6).toFixed(0)} MB`,
        against: `after a tenth: ${(early / 1e6).toFixed(0)} MB`,
        ratio: late / early,
        target: `≤ ${target.memory}`,
        isMet: late / early <= target.memory,
      },
    ];
  } finally {
    await database.close();
  }
}
