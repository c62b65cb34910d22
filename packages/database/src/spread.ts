import type pg from "pg";
import { firstNodeTables, wholeTables } from "./wholeTables.ts";

/** Is this database one that Citus can spread over nodes? An administrator installs the extension before the first start. */
export async function hasCitus(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select 1 from pg_extension where extname = 'citus'");
  return rows.length > 0;
}

/**
 * The nodes reach each other under the role that asks; without a password nobody else logs in under it. A policy that looks
 * up a user or a machine does so on the node of the row, which holds those tables whole.
 */
export async function letNodesMeet(client: pg.Client, roles: readonly string[]): Promise<void> {
  for (const role of roles) await client.query(`alter role ${role} login`);
  await client.query("alter role yunshou_web set citus.allow_nested_distributed_execution = on");
}

/** Every table that is not spread yet, in the order of their creation. */
const waiting = `select c.oid::regclass::text as name from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'ledger'::regnamespace) and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid) order by c.oid`;

const foreignKeys = `select k.conrelid::regclass::text as name, quote_ident(k.conname) as key, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k where k.contype = 'f' and k.conparentid = 0 and k.conrelid::regclass::text = any($1::text[])`;

/**
 * Spreads new tables over the nodes of a Citus database, in the transaction of the caller: those of `wholeTables` stand on
 * every node, `firstNodeTables` stay, and the others go by their top merchant, so that one tree is always on one node.
 * Foreign keys are taken off and put back, because a table may refer only to one that is spread already.
 */
export async function spreadTables(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(waiting);
  const names = tables.map(({ name }) => name).filter((name) => !firstNodeTables.has(name));
  const { rows: keys } = await client.query<{ name: string; key: string; definition: string }>(foreignKeys, [names]);
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  for (const { name, key } of keys) await client.query(`alter table ${name} drop constraint ${key}`);
  for (const name of names) {
    const spreading = wholeTables.has(name)
      ? "select create_reference_table($1)"
      : "select create_distributed_table($1, 'top_id')";
    await client.query(spreading, [name]);
  }
  for (const { name, key, definition } of keys)
    await client.query(`alter table ${name} add constraint ${key} ${definition}`);
}
