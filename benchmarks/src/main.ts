import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { access } from "./access/access.ts";
import { documents } from "./documents/documents.ts";
import { durable } from "./durable/durable.ts";
import { enumeration } from "./enumeration/enumeration.ts";
import { type Benchmark, type Figure, tableOf } from "./figures.ts";
import { commands } from "./commands/commands.ts";
import { cursor } from "./cursor/cursor.ts";
import { receivers } from "./receivers/receivers.ts";
import { bytes } from "./bytes/bytes.ts";
import { money } from "./finance/money.ts";
import { fleet } from "./fleet/fleet.ts";
import { goods } from "./goods/goods.ts";
import { findEverything } from "./finding/finding.ts";
import { fleetLists } from "./machines/fleetLists.ts";
import { firstLoad } from "./mall/firstLoad.ts";
import { mall } from "./mall/flashSale.ts";
import { promotions } from "./marketing/promotions.ts";
import { pharmacy } from "./pharmacy/grants.ts";
import { lifeCycles } from "./orders/lifeCycles.ts";
import { refundSweep } from "./orders/refundSweep.ts";
import { growth } from "./growth/growth.ts";
import { pages } from "./pages/pages.ts";
import { pixel } from "./pixel/pixel.ts";
import { root, stopEverything } from "./product.ts";
import { visits } from "./visits/visits.ts";

/**
 * `npm run bench [-- a b c …] [--quick]`: measures the product against limits and peers of the same run, prints one table
 * and keeps it under benchmarks/results. Exit status 1 when a target is missed. BENCH_FOLDER names a folder for databases
 * that are used again by the next run of (c), because ten million orders take minutes to load.
 */
const benchmarks: readonly Benchmark[] = [
  durable,
  pixel,
  growth,
  bytes,
  access,
  enumeration,
  fleet,
  goods,
  pharmacy,
  cursor,
  receivers,
  money,
  mall,
  firstLoad,
  fleetLists,
  commands,
  findEverything,
  lifeCycles,
  refundSweep,
  pages,
  visits,
  documents,
  promotions,
];

const words = process.argv.slice(2);
const quick = words.includes("--quick");
const unknown = words.find((word) => word !== "--quick" && !benchmarks.some(({ name }) => name === word));
if (unknown !== undefined) {
  console.error(
    `There is no benchmark ${unknown}; known are ${benchmarks.map(({ name }) => name).join(", ")} and --quick.`,
  );
  process.exit(1);
}
const chosen = benchmarks.filter(({ name }) => words.every((word) => word === "--quick") || words.includes(name));

let folderOfNow: string | undefined;
const interrupted = () =>
  void stopEverything().then(() => {
    if (folderOfNow !== undefined) rmSync(folderOfNow, { recursive: true, force: true });
    process.exit(130);
  });
process.once("SIGINT", interrupted);
process.once("SIGTERM", interrupted);

const figures: Figure[] = [];
const startedAt = new Date();
for (const benchmark of chosen) {
  console.log(`(${benchmark.name}) ${benchmark.title}; load before it: ${loadavg()[0]!.toFixed(1)}`);
  const kept = process.env["BENCH_FOLDER"];
  const folder = kept === undefined ? mkdtempSync(join(tmpdir(), "yunshou-bench-")) : join(kept, benchmark.name);
  mkdirSync(folder, { recursive: true });
  if (kept === undefined) folderOfNow = folder;
  try {
    figures.push(...(await benchmark.run({ quick, folder, say: console.log })));
  } finally {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.version}`;
console.log(`\n${machine}\n\n${tableOf(figures)}\n`);
const results = join(root, "benchmarks/results");
mkdirSync(results, { recursive: true });
const file = join(results, `${startedAt.toISOString().replaceAll(":", "-").slice(0, 19)}${quick ? "-quick" : ""}.json`);
writeFileSync(file, `${JSON.stringify({ startedAt, machine, quick, figures }, null, 2)}\n`);
process.exitCode = figures.some((figure) => figure.isMet === false) ? 1 : 0;
