import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase, sharedTemplate, testCluster } from "./testing.ts";

let one: TestDatabase;
let two: TestDatabase;

beforeAll(async () => {
  [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(() => Promise.all([one.drop(), two.drop()]));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it("gives each test file a database that the others do not see", async () => {
  await query(one.url, "create table only_here (number int)");
  expect(await query(one.url, "select to_regclass('only_here') is not null as found")).toEqual([{ found: true }]);
  expect(await query(two.url, "select to_regclass('only_here') is not null as found")).toEqual([{ found: false }]);
});

it("copies a database of the test's choice", async () => {
  await query(two.url, "create table prepared as select 7 as number");
  const copy = await createTestDatabase(two.name);
  expect(await query(copy.url, "select number from prepared")).toEqual([{ number: 7 }]);
  await copy.drop();
});

it("builds a shared template once, however many ask at the same time, and tells everybody what its builder noted", async () => {
  let built = 0;
  const ask = () =>
    sharedTemplate("shared_for_this_test", async ({ url }) => {
      built += 1;
      await query(url, "create table prepared as select 8 as number");
      return { at: 8 };
    });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect([built, ...answers.map(({ note }) => note)]).toEqual([1, { at: 8 }, { at: 8 }, { at: 8 }]);
  const copy = await createTestDatabase(answers[0].name);
  expect(await query(copy.url, "select number from prepared")).toEqual([{ number: 8 }]);
  await copy.drop();
});

it("drops a database to which somebody is still connected", async () => {
  const database = await createTestDatabase();
  const forgotten = new pg.Client(database.url);
  forgotten.on("error", () => {});
  await forgotten.connect();
  await database.drop();
  expect(await query(testCluster(), `select from pg_database where datname = '${database.name}'`)).toEqual([]);
});
