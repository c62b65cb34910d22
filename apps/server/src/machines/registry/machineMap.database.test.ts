import { asSystem, type Database, inScope, openDatabase, platformScope, type Scope } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { verifyDatabase } from "@yunshou/database/verify";
import { squaresOf } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clustersIn, countedClusters, countUnplaced, machinesWithin } from "./machineMap.queries.ts";
import { countOnMap } from "./mapCounting.ts";

let test: TestDatabase;
let database: Database;

const machines = 24;
const points = 12;
const one: Scope = { merchants: ["1", "11"], topId: "1" };
const child: Scope = { merchants: ["11"] };
const scopes = { platform: platformScope, one, child, other: { merchants: ["2"], topId: "2" } } as const;

const run = (text: string, values: readonly unknown[] = []) => asSystem(database, (tx) => tx.query(text, [...values]));

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 3, systemConnections: 4 });
  await run(`insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values
    (1, 1, null, '{1}', '0001', 'one', 'ordinary'), (11, 1, 1, '{1,11}', '00010001', 'child', 'ordinary'), (2, 2, null, '{2}', '0002', 'two', 'ordinary')`);
  // Two of three points and machines belong to the first tree; a machine stands at a point of its own merchant.
  await run(`insert into point (top_id, id, merchant_id, name, province, city, longitude, latitude)
    select case m when 2 then 2 else 1 end, 100 + n, m, 'p' || n, '广东', '', 113 + n, 23 from generate_series(0, ${points - 1}) n, lateral (select (array[1, 11, 2])[1 + n % 3] as m) x`);
  await run(`insert into machine (top_id, id, merchant_id, machine_no, name, category, type)
    select case m when 2 then 2 else 1 end, 1000 + n, m, 'M' || n, 'm' || n, 'vending', 'drink' from generate_series(0, ${machines - 1}) n, lateral (select (array[1, 11, 2])[1 + n % 3] as m) x`);
  await run("insert into machine_state (top_id, machine_id, merchant_id) select top_id, id, merchant_id from machine");
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const machine = fc.integer({ min: 0, max: machines - 1 }).map((n) => 1000 + n);
/** Degrees as positions are kept. */
const degrees = (min: number, max: number) => fc.integer({ min: min * 1e7, max: max * 1e7 }).map((n) => n / 1e7);
const longitude = fc.oneof(degrees(-180, 180), fc.constantFrom(0, 113.25, 114, -180, 180));
const latitude = fc.oneof(degrees(-89, 89), fc.constantFrom(0, 23, -0.25));

/** What happens to a fleet: each step is what people, machines and duties write. */
const step = fc.oneof(
  fc.tuple(machine, fc.integer({ min: 0, max: points / 3 - 1 }), fc.boolean()).map(([id, place, away]) => ({
    text: "update machine set point_id = $2 where id = $1 and decommissioned_at is null",
    values: [id, away ? null : 100 + place * 3 + ((id - 1000) % 3)] as unknown[],
  })),
  fc.tuple(fc.integer({ min: 0, max: points - 1 }), longitude, latitude).map(([place, east, north]) => ({
    text: "update point set longitude = $2, latitude = $3 where id = $1",
    values: [100 + place, east, north] as unknown[],
  })),
  fc
    .tuple(
      machine,
      fc.constantFrom("online", "offline", "notActivated"),
      fc.subarray(["outOfStock", "outOfChange", "temperature", "fault"]),
    )
    .map(([id, connection, conditions]) => ({
      text: "update machine_state set connection = $2, conditions = $3 where machine_id = $1",
      values: [id, connection, conditions] as unknown[],
    })),
  fc.tuple(machine, fc.constantFrom("inOperation", "stopSell")).map(([id, operation]) => ({
    text: "update machine set operation = $2 where id = $1",
    values: [id, operation] as unknown[],
  })),
  fc.tuple(machine, fc.boolean()).map(([id, active]) => ({
    text: "update machine set activated_at = case when $2::boolean then now() end where id = $1",
    values: [id, active] as unknown[],
  })),
  machine.map((id) => ({
    text: "update machine set decommissioned_at = case when decommissioned_at is null then now() end, point_id = null where id = $1",
    values: [id] as unknown[],
  })),
  fc.constant("count" as const),
);

const area = fc
  .tuple(
    fc.double({ min: -180, max: 170, noNaN: true }),
    fc.double({ min: -85, max: 80, noNaN: true }),
    fc.integer({ min: -6, max: 8 }),
  )
  .map(([west, south, power]) => ({
    west,
    south,
    east: Math.min(180, west + 2 ** power),
    north: Math.min(90, south + 2 ** power),
  }));
const world = { west: -180, east: 180, south: -90, north: 90 };
const around = { west: 112, east: 128, south: 20, north: 26 };

const rounded = (marks: Awaited<ReturnType<typeof clustersIn>>) =>
  marks
    .map((mark) => ({ ...mark, longitude: mark.longitude.toFixed(6), latitude: mark.latitude.toFixed(6) }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** What the map shows to a reader, and what counting every machine anew would show. */
async function compare(scope: Scope, seen: typeof world): Promise<void> {
  await inScope(database, scope, async (tx) => {
    const squares = squaresOf(seen);
    const shown = await clustersIn(tx, scope, {}, seen);
    expect(rounded(shown)).toEqual(rounded(await countedClusters(tx, scope, {}, squares)));
    const beside = await machinesWithin(tx, scope, {}, seen);
    // The same filter that excludes nothing leads to the count of each machine.
    const counted = await machinesWithin(tx, scope, { machineNo: "M" }, seen);
    expect(beside).toEqual(counted);
    expect(beside.total).toBe(shown.reduce((sum, { machines: n }) => sum + n, 0));
  });
}

describe("the map of all machines", () => {
  it("MACHINE-10 shows at every moment what counting each machine would, whatever happened and whenever it was last counted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), area, async (steps, seen) => {
        for (const taken of steps) {
          if (taken === "count") await countOnMap(database);
          else await run(taken.text, taken.values);
        }
        for (const scope of Object.values(scopes))
          for (const where of [seen, around, world]) await compare(scope, where);
      }),
      { numRuns: 25 },
    );
    await countOnMap(database);
    const [left] = (await run("select count(*)::int as n from map_change")) as { n: number }[];
    expect(left!.n).toBe(0);
    expect(await asSystem(database, (tx) => verifyDatabase(tx))).toEqual([]);
    for (const scope of Object.values(scopes)) await compare(scope, around);
  }, 120_000);

  it("MACHINE-10 loses nothing while machines and points change and several processes count at once", async () => {
    const writers = Array.from({ length: 3 }, async (_, writer) => {
      for (let n = 0; n < 40; n++) {
        const id = 1000 + ((n * 7 + writer * 8) % machines);
        if (n % 3 === 0)
          await run("update machine_state set connection = $2 where machine_id = $1", [
            id,
            n % 2 === 0 ? "offline" : "online",
          ]);
        else if (n % 3 === 1)
          await run("update machine set point_id = $2 where id = $1", [
            id,
            100 + ((id - 1000) % 3) + 3 * (n % (points / 3)),
          ]);
        else
          await run("update point set longitude = $2 where id = $1", [100 + (n % points), 113 + ((n * writer) % 17)]);
      }
    });
    const counters = Array.from({ length: 2 }, async () => {
      for (let n = 0; n < 25; n++) await countOnMap(database);
    });
    await Promise.all([...writers, ...counters]);
    for (const scope of Object.values(scopes)) await compare(scope, world);
    await countOnMap(database);
    expect(await asSystem(database, (tx) => verifyDatabase(tx))).toEqual([]);
    for (const scope of Object.values(scopes)) await compare(scope, world);
  });

  it("MACHINE-10 says how many machines stand at no point", async () => {
    const [away] = (await run(
      "select count(*)::int as n from machine where point_id is null and decommissioned_at is null",
    )) as { n: number }[];
    expect(await inScope(database, platformScope, (tx) => countUnplaced(tx, platformScope, {}))).toBe(away!.n);
  });

  it("MACHINE-10 is not marked by what a machine says over and over", async () => {
    await countOnMap(database);
    await run(
      "update machine_state set connection = connection, conditions = conditions, temperature = 5, seen_at = now()",
    );
    await run("update machine set name = name || '!', search = 'x'");
    const [marks] = (await run("select count(*)::int as n from map_change")) as { n: number }[];
    expect(marks!.n).toBe(0);
  });
});
