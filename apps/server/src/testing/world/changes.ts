import { asSystem, type Database } from "@yunshou/database";
import pg from "pg";

/** Tables that keep track of sessions and logins, which every call may touch. */
const passing = ["session", "login_challenge", "login_failure", "device_token", "schema_version", "screen_client"];

/** Every table that a change is counted in, as `schema.table`. */
export const countedTables = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not in (${passing.map((name) => `'${name}'`).join(", ")})
  order by 1, 2`;

/** Rows that a rolled back transaction noted are gone with it, so what is counted is what was committed. */
const counter = `
  create schema test_changes;
  create table test_changes.change (name text not null);
  grant usage on schema test_changes to public;
  grant select, delete on test_changes.change to public;
  create function test_changes.note() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      insert into test_changes.change (name) values (tg_argv[0]);
      return null;
    end
  $$`;

/**
 * Counts from now on every row that is inserted, changed or deleted in a database, and every table that is emptied, whoever
 * does it and however: triggers that are always on, also on the partitions. Reading the counts costs the same however much
 * the tables hold.
 *
 * @param url the superuser's address of the database.
 */
export async function watchChanges(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(counter);
    const { rows } = await client.query<{ schema: string; name: string }>(countedTables);
    for (const { schema, name } of rows) {
      const table = `${schema}.${pg.escapeIdentifier(name)}`;
      await client.query(`
        create trigger test_changes_row after insert or update or delete on ${table}
          for each row execute function test_changes.note('${schema}.${name}');
        create trigger test_changes_all after truncate on ${table}
          for each statement execute function test_changes.note('${schema}.${name}');
        alter table ${table} enable always trigger test_changes_row;
        alter table ${table} enable always trigger test_changes_all`);
    }
  } finally {
    await client.end();
  }
}

/** What has been counted of each database so far; what was counted once is not read again. */
const counted = new Map<string, Map<string, number>>();

/** How many changes of each table have been committed since `watchChanges`. */
export async function changeCounts(database: Database): Promise<Readonly<Record<string, number>>> {
  return asSystem(database, async (tx) => {
    const [home, ...rows] = await tx.query<{ name: string; n: number }>(
      `with fresh as (delete from test_changes.change returning name)
       select current_database() as name, 0 as n union all select name, count(*)::int from fresh group by name`,
    );
    const sums = counted.get(home!.name) ?? new Map<string, number>();
    counted.set(home!.name, sums);
    for (const { name, n } of rows) sums.set(name, (sums.get(name) ?? 0) + n);
    return Object.fromEntries(sums);
  });
}

/** The tables that changed between two counts. */
export function changedTables(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}
