import { performance } from "node:perf_hooks";
import {
  asSystem,
  type Database,
  type Handle,
  inScope,
  openDatabase,
  platformScope,
  type Scope,
} from "@yunshou/database";
import { clustersIn, countUnplaced, machinesWithin } from "@yunshou/server/machines/registry/machineMap.queries";
import { countOnMap } from "@yunshou/server/machines/registry/mapCounting";
import { listMachines, type MachineFilters } from "@yunshou/server/machines/registry/machines.queries";
import { listStatus } from "@yunshou/server/machines/status/status.queries";
import { type Benchmark, type Figure, ms, quantile } from "../figures.ts";
import { seedFleet, settle } from "../fleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";
import { makeFindable, makeLive } from "./liveFleet.queries.ts";

const targetMs = 100;
const growthTarget = 1.2;
/** Below this nobody notices a difference. */
const flatMs = 5;

const china = { west: 73, east: 135, south: 18, north: 54 };
const city = { west: 113, east: 113.5, south: 30, north: 30.5 };
const paging = { page: 1, pageSize: 20, direction: "asc" } as const;
const none: MachineFilters = {};
const today = new Date().toISOString().slice(0, 10);
const at = { day: today, hour: 12 };

type Asked = (tx: Handle, scope: Scope) => Promise<unknown>;

/** What an operator of the whole fleet has open all day. */
const readings: readonly (readonly [name: string, ask: Asked])[] = [
  ["the list, first page", (tx, scope) => listMachines(tx, scope, none, paging, today)],
  ["the list by its number", (tx, scope) => listMachines(tx, scope, { search: "B000777" }, paging, today)],
  ["the list by a part of a name", (tx, scope) => listMachines(tx, scope, { search: "机器77" }, paging, today)],
  [
    "the list of those that are offline",
    (tx, scope) => listMachines(tx, scope, { machineStatus: "offline" }, paging, today),
  ],
  ["problems first", (tx, scope) => listStatus(tx, scope, none, paging, at)],
  ["problems first, page 20", (tx, scope) => listStatus(tx, scope, none, { ...paging, page: 20 }, at)],
  ["the map of the country", (tx, scope) => clustersIn(tx, scope, none, china)],
  ["the map of a city", (tx, scope) => clustersIn(tx, scope, none, city)],
  ["the machines beside the map of the country", (tx, scope) => machinesWithin(tx, scope, none, china)],
  ["how many machines stand at no point", (tx, scope) => countUnplaced(tx, scope, none)],
  ["the machines beside the map of a city", (tx, scope) => machinesWithin(tx, scope, none, city)],
];

/** (n) Lists, problems and map of a fleet of 100,000 machines. */
export const fleetLists: Benchmark = {
  name: "n",
  title: "list, problems and map of the whole fleet",
  async run({ quick, folder, say }) {
    const cluster = await startCluster(folder);
    try {
      const sizes = quick ? [1_000, 10_000] : [1_000, 100_000];
      const databases: Database[] = [];
      for (const machines of sizes) {
        const adminUrl = await createDatabase(cluster, `fleet_${machines}`);
        const database = openDatabase({ adminUrl, webConnections: 2, systemConnections: 2 });
        await seedFleet(database, { merchants: 1, machines, lanesPerMachine: 4, productsPerMerchant: 10 });
        await asSystem(database, makeLive);
        await asSystem(database, makeFindable);
        await countOnMap(database);
        await settle(adminUrl);
        say(`  ${machines.toLocaleString("en")} machines`);
        databases.push(database);
      }
      const rounds = quick ? 15 : 40;
      const figures = [
        ...(await readAll("operator", { merchants: ["1001"], topId: "1001" }, databases, sizes, rounds)),
        ...(await readAll("platform", platformScope, databases, sizes, rounds)),
      ];
      for (const database of databases) await database.close();
      return figures;
    } finally {
      await cluster.stop();
    }
  },
};

/** Each reading in the small fleet and in the large one in turn; the 95th percentile of each. */
async function readAll(
  reader: string,
  scope: Scope,
  databases: readonly Database[],
  sizes: readonly number[],
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, ask] of readings) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++)
      for (const [index, database] of databases.entries()) {
        const start = performance.now();
        await inScope(database, scope, (tx) => ask(tx, scope), { readOnly: true });
        // The first answers plan the statement and fill the caches.
        if (round >= 3) times[index]!.push(performance.now() - start);
      }
    const [small, large] = [quantile(times[0], 0.95), quantile(times[1], 0.95)];
    figures.push({
      benchmark: "n",
      measure: `${name}, ${reader} of ${sizes[1]!.toLocaleString("en")} machines, p95`,
      value: ms(large),
      against: `${sizes[0]!.toLocaleString("en")}: ${ms(small)}`,
      ratio: large / small,
      target: `< ${targetMs} ms and ≤ ${growthTarget}, or < ${flatMs} ms`,
      isMet: large < targetMs && (large / small <= growthTarget || large < flatMs),
    });
  }
  return figures;
}
