import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeCatalogue } from "./catalogue.ts";
import { schemaHistory, tableFiles } from "./schema.ts";
import { SetupError, setUpDatabase } from "./setup.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";

let fresh: TestDatabase;
let upgraded: TestDatabase;

beforeAll(async () => {
  fresh = await createTestDatabase("template0");
  upgraded = await createTestDatabase("template0");
});
afterAll(async () => {
  await fresh.drop();
  await upgraded.drop();
});

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it("O2 makes the same database from the tables as from the baseline and every migration", async () => {
  await setUpDatabase(fresh.url, "current");
  await setUpDatabase(upgraded.url, "history");
  const [ours, theirs] = [
    await connected(fresh.url, describeCatalogue),
    await connected(upgraded.url, describeCatalogue),
  ];
  expect(theirs).toEqual(ours);
  expect(ours.length).toBeGreaterThan(600);
});

it("O2 starts a second time, and from several processes at once, without changing anything", async () => {
  const before = await connected(fresh.url, describeCatalogue);
  await Promise.all([1, 2, 3].map(() => setUpDatabase(fresh.url)));
  expect(await connected(fresh.url, describeCatalogue)).toEqual(before);
});

it("O2 sets up several databases of one cluster at once", async () => {
  const several = await Promise.all([1, 2, 3].map(() => createTestDatabase("template0")));
  await Promise.all(several.map(({ url }) => setUpDatabase(url)));
  await Promise.all(several.map((database) => database.drop()));
});

it("O2 refuses a database of a newer program and one whose past differs", async () => {
  const steps = schemaHistory().length;
  await connected(fresh.url, (client) =>
    client.query("insert into schema_version values ($1, 'later', 'x')", [steps + 1]),
  );
  await expect(setUpDatabase(fresh.url)).rejects.toThrow(SetupError);
  await connected(fresh.url, (client) => client.query("delete from schema_version where version > $1", [steps]));
  await connected(fresh.url, (client) => client.query("update schema_version set checksum = 'x' where version = 1"));
  await expect(setUpDatabase(fresh.url)).rejects.toThrow(/unreleased/);
});

it("types every column of every table for the query builder", async () => {
  const rows = await connected(upgraded.url, async (client) => {
    const text = `select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p') and not c.relispartition group by 1 order by 1`;
    return (await client.query<{ table: string; columns: string[] }>(text)).rows;
  });
  expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]))).toEqual(declaredTables());
});

/** Reads the interfaces as text, because types are gone when tests run. */
function declaredTables(): Record<string, string[]> {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
  const areas = new Set(tableFiles.map((file) => file.split("/")[0]));
  const text = [...areas].map((area) => read(`tables/${area}.ts`)).join("\n");
  const columns = new Map(
    [...text.matchAll(/interface (\w+) \{\n([^}]*)\}/g)].map(([, name = "", body = ""]) => [
      name,
      [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = ""]) => column),
    ]),
  );
  const names = [...read("tables.ts").matchAll(/^ {2}"?([\w.]+)"?: (\w+);$/gm)];
  return Object.fromEntries(names.map(([, table = "", type = ""]) => [table, (columns.get(type) ?? []).toSorted()]));
}

it("says of every table what it holds", async () => {
  const { rows } = await connected(upgraded.url, (client) =>
    client.query(
      "select oid::regclass::text from pg_class where relnamespace in ('public'::regnamespace, 'ledger'::regnamespace) and relkind in ('r', 'p') and not relispartition and obj_description(oid) is null",
    ),
  );
  expect(rows).toEqual([]);
});
