import type { Handle } from "./handle.ts";
import { partitionedTables } from "./schema.ts";

/**
 * Creates the monthly partitions from one day's month to another's; what exists stays. Needs the system role.
 * Each table waits for its own short lock only.
 *
 * @param from first day, `YYYY-MM-DD`
 * @param to last day, `YYYY-MM-DD`
 */
export async function ensurePartitions(handle: Handle, from: string, to: string): Promise<void> {
  for (const table of partitionedTables) await handle.query("call ensure_partitions($1, $2, $3)", [table, from, to]);
}

/**
 * Drops the monthly partitions of a table that ended before a day. Needs the system role.
 *
 * @param before day, `YYYY-MM-DD`; its own month stays
 */
export async function dropPartitions(
  handle: Handle,
  table: (typeof partitionedTables)[number],
  before: string,
): Promise<void> {
  await handle.query("call drop_partitions($1, $2)", [table, before]);
}
