import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { performance } from "node:perf_hooks";
import { join } from "node:path";
import { asSystem, type Database, inScope, openDatabase, platformScope } from "@yunshou/database";
import { listLibrary } from "@yunshou/server/goods/library/library.queries";
import { productImport } from "@yunshou/server/goods/imports/productImport";
import { checkRows } from "@yunshou/server/platform/imports/checking";
import { writeImport } from "@yunshou/server/platform/imports/importJob";
import * as imports from "@yunshou/server/platform/imports/imports.queries";
import { readTable } from "@yunshou/server/platform/imports/reader/readTable";
import pg from "pg";
import { type Benchmark, type Figure, ms, perSecond, quantile, type RunOptions } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";
import * as queries from "./assortment.queries.ts";

const searchTargetMs = 50;
const growthTarget = 1.2;
const copyTarget = 0.25;
const memoryTargetMb = 300;
const megabyte = 1_048_576;
const portion = 1_000;

/** What somebody types to find a product. */
const keys: readonly (readonly [
  name: string,
  filters: { readonly productName?: string; readonly barcode?: string },
])[] = [
  ["whole code", { productName: "PT00004711" }],
  ["part of a code", { productName: "04711" }],
  ["whole barcode", { productName: "6900037306409" }],
  ["beginning of a barcode", { barcode: "69000373" }],
  ["whole name", { productName: "云岭茉莉乌龙茶" }],
  ["part of a name", { productName: "蜜桃乌龙" }],
  ["one character", { productName: "茶" }],
  ["pinyin", { productName: "haiyanbohe" }],
  ["pinyin of a part", { productName: "qingganshupian" }],
  ["initials", { productName: "ylmlwlc" }],
  ["two initials", { productName: "ml" }],
  ["nothing found", { productName: "zzzz" }],
];

/** (h) Search in a library of a million products, and an import of a hundred thousand rows. */
export const goods: Benchmark = {
  name: "h",
  title: "search in the library, and an import of products",
  async run(options) {
    const cluster = await startCluster(options.folder);
    try {
      const sizes = options.quick ? [10_000, 50_000] : [10_000, 1_000_000];
      const urls = await Promise.all(sizes.map((size) => createDatabase(cluster, `library_${size}`)));
      const open = (adminUrl: string) => openDatabase({ adminUrl, webConnections: 2, systemConnections: 2 });
      const databases = urls.map(open);
      for (const [index, size] of sizes.entries()) {
        options.say(`  ${size.toLocaleString("en")} products`);
        await asAdmin(urls[index]!, (client) => queries.fillLibrary(client, size));
        await settle(urls[index]!);
      }
      const found = await search(databases, options.quick ? 20 : 60);
      const written = await importRows(databases[0]!, urls[0]!, options);
      for (const database of databases) await database.close();
      return [...searchFigures(sizes, found), ...written];
    } finally {
      await cluster.stop();
    }
  },
};

/** Runs as the owner of the database, who may change its tables and read files. */
async function asAdmin(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

interface Found {
  readonly name: string;
  readonly small: number;
  readonly large: number;
}

/** The first page by each key, in the small library and in the large one in turn; the 95th percentile of each. */
async function search(databases: readonly Database[], rounds: number): Promise<Found[]> {
  const reader = { scope: platformScope, topId: "1", merchantId: "1", language: "zh" } as const;
  const noFilters = { productName: undefined, barcode: undefined, brandId: undefined, categoryId: undefined };
  const paging = { page: 1, pageSize: 20, direction: "desc" } as const;
  const all: Found[] = [];
  for (const [name, filters] of keys) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++)
      for (const [index, database] of databases.entries()) {
        const start = performance.now();
        await inScope(database, platformScope, (tx) => listLibrary(tx, reader, { ...noFilters, ...filters }, paging), {
          readOnly: true,
        });
        // The first answers plan the statement and fill the caches.
        if (round >= 3) times[index]!.push(performance.now() - start);
      }
    all.push({ name, small: quantile(times[0], 0.95), large: quantile(times[1], 0.95) });
  }
  return all;
}

const searchFigures = (sizes: readonly number[], found: readonly Found[]): Figure[] =>
  found.map(({ name, small, large }) => ({
    benchmark: "h",
    measure: `search in ${sizes[1]!.toLocaleString("en")} products by ${name}, p95`,
    value: ms(large),
    against: `${sizes[0]!.toLocaleString("en")}: ${ms(small)}`,
    ratio: large / small,
    target: `< ${searchTargetMs} ms and ≤ ${growthTarget}, or < 5 ms`,
    isMet: large < searchTargetMs && (large / small <= growthTarget || large < 5),
  }));

/** A spreadsheet of new products. */
function spreadsheet(rows: number): Buffer {
  const lines = Array.from(
    { length: rows },
    (_, index) => `基准商品${index},云岭,茶饮料,${(200 + (index % 900)) / 100},1.00,瓶`,
  );
  return Buffer.from(`商品名称,品牌,商品分类,售价,进价,单位\n${lines.join("\n")}\n`);
}

/** The steps of an import as the program takes them, beside COPY of the rows that it wrote. */
async function importRows(database: Database, url: string, { quick, say }: RunOptions): Promise<Figure[]> {
  const rows = quick ? 10_000 : 100_000;
  const owner = await asSystem(database, queries.givenAssortment);
  const scope = { merchants: [owner.merchantId] };
  const content = spreadsheet(rows);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const started = performance.now();
  const columns = ["productName", "brand", "category", "unitPrice", "costPrice", "unit"];
  const importId = await inScope(database, scope, async (tx) => {
    const id = await imports.insertImport(tx, {
      ...owner,
      ownerId: owner.userId,
      kind: productImport.name,
      fileName: "bench.csv",
      header: columns,
      columns,
      request: { scope },
    });
    let rowNo = 0;
    let some: { rowNo: number; cells: string[] }[] = [];
    for await (const cells of readTable(content)) {
      rowNo += 1;
      if (rowNo > 1) some.push({ rowNo, cells });
      if (some.length < portion) continue;
      await imports.insertRows(tx, owner, id, some);
      some = [];
    }
    if (some.length > 0) await imports.insertRows(tx, owner, id, some);
    await imports.setRowCount(tx, owner.topId, id, rowNo - 1);
    return id;
  });
  const read = performance.now();
  const batch = (await asSystem(database, (tx) => imports.importOf(tx, scope, productImport.name, importId)))!;
  const turn = await asSystem(database, (tx) => imports.beginTurn(tx, batch, "checking", columns));
  const checker = await inScope(database, scope, (tx) => productImport.open(tx, batch), { readOnly: true });
  await checkRows(productImport, batch, checker, async (work) => {
    await inScope(database, scope, work);
    return true;
  });
  await inScope(database, scope, (tx) => imports.finishCheck(tx, batch, turn));
  const checked = performance.now();
  await inScope(database, scope, async (tx) => {
    await imports.setImportState(tx, batch, "importing");
    return writeImport(tx, scope, productImport, batch);
  });
  const importMs = performance.now() - started;
  clearInterval(watch);
  const count = await asSystem(database, queries.countProducts);
  if (count !== rows) throw new Error(`${count} of ${rows} products were imported`);
  say(`  read ${ms(read - started)}, checked ${ms(checked - read)}, written ${ms(importMs - (checked - started))}`);
  // The database writes the file, and may be another user than we are.
  const shared = mkdtempSync(join(tmpdir(), "yunshou-copy-"));
  chmodSync(shared, 0o777);
  await asAdmin(url, (client) => queries.copyOut(client, shared));
  await asAdmin(url, queries.makeCopy);
  const copying = performance.now();
  await asAdmin(url, (client) => queries.copyIn(client, shared));
  const copyMs = performance.now() - copying;
  rmSync(shared, { recursive: true, force: true });
  const memory = (most - before) / megabyte;
  return [
    {
      benchmark: "h",
      measure: `import of ${rows.toLocaleString("en")} products: file read, every row checked, all written in one transaction`,
      value: perSecond((rows / importMs) * 1_000),
      against: `COPY of the same products and prices into the same indexes ${perSecond((rows / copyMs) * 1_000)}`,
      ratio: copyMs / importMs,
      target: `≥ ${copyTarget}`,
      isMet: copyMs / importMs >= copyTarget,
    },
    {
      benchmark: "h",
      measure: "memory that the import takes at most",
      value: `${Math.round(memory)} MB`,
      target: `< ${memoryTargetMb} MB`,
      isMet: memory < memoryTargetMb,
    },
  ];
}
