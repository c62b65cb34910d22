import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { describeCatalogue } from "./catalogue.ts";
import { freezeBaseline, schemaFolder, schemaHistory } from "./schema.ts";
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

const catalogueOf = (url: string) => connected(url, describeCatalogue);

it("O2 makes the same database from the tables as from the baseline and every migration", async () => {
  await setUpDatabase(fresh.url);
  await setUpDatabase(upgraded.url, { throughHistory: true });
  const [ours, theirs] = [await catalogueOf(fresh.url), await catalogueOf(upgraded.url)];
  expect(theirs).toEqual(ours);
  expect(ours.length).toBeGreaterThan(600);
});

it("O2 starts a second time, and from several processes at once, without changing anything", async () => {
  const before = await catalogueOf(fresh.url);
  await Promise.all([1, 2, 3].map(() => setUpDatabase(fresh.url)));
  expect(await catalogueOf(fresh.url)).toEqual(before);
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

/** A copy of what makes the schema, in which a release and what follows it can be played. */
function copyOfSchema(): {
  readonly folder: URL;
  write(name: string, sql: string): void;
  append(table: string, sql: string): void;
} {
  const path = mkdtempSync(join(inject("runFolder"), "schema-"));
  for (const part of ["tables", "migrations"])
    cpSync(new URL(part, schemaFolder), join(path, part), { recursive: true });
  return {
    folder: pathToFileURL(`${path}/`),
    write: (name, sql) => writeFileSync(join(path, "migrations", name), sql),
    append: (table, sql) => appendFileSync(join(path, "tables", table), sql),
  };
}

it("O2 brings a database of the first release up to date by the migrations after it", async () => {
  const { folder, write, append } = copyOfSchema();
  if (schemaHistory().length === 1) freezeBaseline(folder);
  const first = schemaHistory(folder).length;
  const [old, anew] = await Promise.all([createTestDatabase("template0"), createTestDatabase("template0")]);
  await setUpDatabase(old.url, { folder });
  const change = "alter table setting add column reason text not null default '';\n";
  append("platform/setting.sql", change);
  await setUpDatabase(anew.url, { folder });
  await setUpDatabase(old.url, { folder });
  expect(await catalogueOf(old.url)).not.toEqual(await catalogueOf(anew.url));
  write(`${String(first + 1).padStart(4, "0")}-reason-of-a-setting.sql`, change);
  await setUpDatabase(old.url, { folder });
  expect(await catalogueOf(old.url)).toEqual(await catalogueOf(anew.url));
  expect(() => freezeBaseline(folder)).toThrow("Write a migration");
  write("0009-too-far.sql", "");
  expect(() => schemaHistory(folder)).toThrow(`${String(first + 2).padStart(4, "0")}-<name>.sql`);
  await Promise.all([old.drop(), anew.drop()]);
});

it("O2 refuses a database that another unreleased version made, and changes nothing in it", async () => {
  const { folder, append } = copyOfSchema();
  append("platform/setting.sql", "comment on table setting is 'otherwise';\n");
  const other = await createTestDatabase("template0");
  await setUpDatabase(other.url, { folder });
  const before = await catalogueOf(other.url);
  await expect(setUpDatabase(other.url)).rejects.toThrow(/another unreleased version.*empty database or data folder/);
  expect(await catalogueOf(other.url)).toEqual(before);
  await other.drop();
});

it("says of every table what it holds", async () => {
  const { rows } = await connected(upgraded.url, (client) =>
    client.query(
      "select oid::regclass::text from pg_class where relnamespace in ('public'::regnamespace, 'ledger'::regnamespace) and relkind in ('r', 'p') and not relispartition and obj_description(oid) is null",
    ),
  );
  expect(rows).toEqual([]);
});
