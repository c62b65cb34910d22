import type { Handle } from "@yunshou/database";

/** Numbers that take far more room than `work_mem` leaves them. */
const spilledRows = 20_000;

/**
 * Proves that the database could take a write without making one: it is no copy that only reads, and its disk has room for
 * some 300 KB, which spill there and are gone at once. What writes nothing waits for no other write either.
 */
export async function ping(tx: Handle): Promise<void> {
  const [row] = await tx.query<{ copy: boolean }>("select pg_is_in_recovery() as copy");
  if (row?.copy === true) throw new Error("the database only reads");
  await tx.query("select set_config('work_mem', '64kB', true)");
  await tx.query("select count(*) from generate_series(1, $1::int) as n(n) where n > 0", [spilledRows]);
}
