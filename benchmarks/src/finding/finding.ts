import { performance } from "node:perf_hooks";
import { join } from "node:path";
import { allPermissions } from "@yunshou/contract";
import { asSystem, type Database, inScope, openDatabase, platformScope, type Scope } from "@yunshou/database";
import { readConfig } from "@yunshou/server/config";
import { finders } from "@yunshou/server/finders";
import { makeFindable } from "@yunshou/server/platform/entities.queries";
import { loadSecrets } from "@yunshou/server/platform/secrets";
import { findingHandlers } from "@yunshou/server/system/finding";
import { type Benchmark, type Figure, ms, quantile } from "../figures.ts";
import { seedFleet, settle } from "../fleet.queries.ts";
import { fillHistory } from "../growth/history.queries.ts";
import { makeFindable as makeMachinesFindable } from "../machines/liveFleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";
import { someNumbers } from "./numbers.queries.ts";

const targetMs = 100;
const fleet = { merchants: 20, lanesPerMachine: 1, productsPerMerchant: 40 } as const;

/** (p) One search over everything, with 100,000 machines and 10 million orders. */
export const findEverything: Benchmark = {
  name: "p",
  title: "one search over machines, orders, products and all else",
  async run({ quick, folder, say }) {
    const size = quick ? { machines: 20_000, orders: 200_000 } : { machines: 100_000, orders: 10_000_000 };
    const cluster = await startCluster(folder);
    try {
      const adminUrl = await createDatabase(cluster, "finding");
      const database = openDatabase({ adminUrl, webConnections: 2, systemConnections: 2 });
      try {
        await seedFleet(database, { ...fleet, machines: size.machines });
        await asSystem(database, async (tx) => {
          await makeMachinesFindable(tx);
          await makeFindable(tx, "product", ["code", "name"]);
          await makeFindable(tx, "merchant", ["merchant_no", "name"]);
        });
        const ordersPerDay = Math.ceil(size.orders / 1_000);
        await fillHistory(database, { ...fleet, ...size, ordersPerDay }, say);
        await settle(adminUrl);
        const config = readConfig({ DATA_DIR: join(folder, "data"), DATABASE_URL: adminUrl });
        const find = findingHandlers(finders({ secrets: loadSecrets(config) })).find;
        say(`  ${size.machines.toLocaleString("en")} machines, ${size.orders.toLocaleString("en")} orders`);
        const rounds = quick ? 15 : 40;
        return [
          ...(await askAll("platform", platformScope, database, find, rounds)),
          ...(await askAll("merchant", { merchants: ["1001"], topId: "1001" }, database, find, rounds)),
        ];
      } finally {
        await database.close();
      }
    } finally {
      await cluster.stop();
    }
  },
};

/** Each text as somebody types it, in turn with the others; what counts is the whole answer, of every kind. */
async function askAll(
  reader: string,
  scope: Scope,
  database: Database,
  find: ReturnType<typeof findingHandlers>["find"],
  rounds: number,
): Promise<Figure[]> {
  const { orderNo, tradeNo } = await asSystem(database, someNumbers);
  const texts: readonly (readonly [name: string, text: string])[] = [
    ["a machine's number", "B000777"],
    ["the beginning of many numbers", "B00"],
    ["a part of many names", "机器77"],
    ["a word that most names hold", "机器"],
    ["a product's name", "商品17"],
    ["an order's number", orderNo],
    ["the beginning of an order's number", orderNo.slice(0, 9)],
    ["a provider's number", tradeNo],
    ["a document's number", "CG100123"],
    ["a phone", "13800138000"],
    ["what nobody has", "火星基地"],
  ];
  const session = { scope, permissions: new Set(allPermissions), features: new Set(["membershipCard"]) };
  const times = texts.map((): number[] => []);
  let counted = 0;
  for (let round = -2; round < rounds; round++)
    for (const [place, [, text]] of texts.entries()) {
      const started = performance.now();
      const ask = { session, language: "zh", input: { text } } as const;
      const answer = await inScope(database, scope, (tx) => find({ tx, ...ask } as never), {
        readOnly: true,
        keepPlans: true,
      });
      // The first answers plan the statements and fill the caches.
      if (round >= 0) times[place]!.push(performance.now() - started);
      if ("rows" in answer) counted += answer.rows.length;
    }
  if (counted === 0) throw new Error("Nothing was found; nothing was measured.");
  return texts.map(([name], place): Figure => {
    const p95 = quantile(times[place]!, 0.95);
    return {
      benchmark: "p",
      measure: `${name} (${reader})`,
      value: `${ms(quantile(times[place]!, 0.5))} (p95 ${ms(p95)})`,
      against: `${targetMs} ms`,
      ratio: p95 / targetMs,
      target: `p95 < ${targetMs} ms`,
      isMet: p95 < targetMs,
    };
  });
}
