import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeCounts, changedTables, countedTables } from "./changes.ts";
import { createWorld } from "./createWorld.ts";
import type { World } from "./world.ts";

let world: World;
let superuser: pg.Client;
beforeAll(async () => {
  world = await createWorld();
  superuser = new pg.Client(world.server.testDatabase.url);
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await world.stop();
});

const tables = async () => (await superuser.query<{ schema: string; name: string }>(countedTables)).rows;

describe("the counts of changes", () => {
  it("are kept for every table and every partition, by triggers that no setting switches off", async () => {
    const { rows } = await superuser.query<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p')
        and not exists (
          -- 1 is "for each row", 4 "insert", 8 "delete", 16 "update".
          select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'test_changes_row' and t.tgenabled = 'A'
            and t.tgtype & 29 = 29)
      order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([
      "public.device_token",
      "public.login_challenge",
      "public.login_failure",
      "public.schema_version",
      "public.screen_client",
      "public.session",
    ]);
  });

  it("see an insert, a change and a deletion of one row of each table that holds any, and a table that is emptied", async () => {
    const seen: string[] = [];
    const missed: string[] = [];
    const counted = async (name: string, change: () => Promise<unknown>) => {
      const n = async () =>
        Number(
          (await superuser.query("select count(*) as n from test_changes.change where name = $1", [name])).rows[0].n,
        );
      const before = await n();
      await change();
      return (await n()) - before;
    };
    for (const { schema, name } of await tables()) {
      const table = `${schema}.${pg.escapeIdentifier(name)}`;
      const one = `(tableoid, ctid) = (select tableoid, ctid from ${table} limit 1)`;
      await superuser.query("begin; set local session_replication_role = replica");
      try {
        if (
          (await superuser.query(`create temp table one on commit drop as select * from ${table} where ${one}`))
            .rowCount === 0
        )
          continue;
        const { rows } = await superuser.query<{ columns: string; first: string }>(
          `select string_agg(quote_ident(attname), ', ') as columns, min(quote_ident(attname)) filter (where attidentity = '') as first from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
          [table],
        );
        const { columns, first } = rows[0]!;
        const changes = [
          `delete from ${table} where ${one}`,
          `insert into ${table} (${columns}) overriding system value select ${columns} from one`,
          `update ${table} set ${first} = ${first} where ${one}`,
          `truncate ${table} cascade`,
        ];
        for (const change of changes)
          if ((await counted(`${schema}.${name}`, () => superuser.query(change))) !== 1) missed.push(change);
        seen.push(name);
      } finally {
        await superuser.query("rollback");
      }
    }
    expect(missed).toEqual([]);
    expect(seen.length).toBeGreaterThan(25);
  });

  it("forget what was rolled back", async () => {
    const { database } = world.server;
    const before = await changeCounts(database);
    await superuser.query("begin; update merchant set name = name; rollback");
    expect(changedTables(before, await changeCounts(database))).toEqual([]);
    await superuser.query("update merchant set name = name");
    expect(changedTables(before, await changeCounts(database))).toEqual(["public.merchant"]);
  });
});
