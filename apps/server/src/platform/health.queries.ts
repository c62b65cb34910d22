import type { Handle } from "@yunshou/database";

/** Numbers that take far more room than `work_mem` leaves them. */
const spilledRows = 20_000;

/**
 * Proves that the database takes a write: one row, rewritten at each look, and some 300 KB that spill to its disk and are
 * gone at once. The row alone would find room in its own page and say nothing of a full disk.
 */
export async function ping(tx: Handle): Promise<void> {
  await tx.query(
    "insert into setting (key, value) values ('platform.ping', to_jsonb(now())) on conflict (key) do update set value = excluded.value, updated_at = now()",
  );
  await tx.query("set local work_mem = '64kB'");
  await tx.query("select count(*) from generate_series(1, $1::int) as n(n) where n > 0", [spilledRows]);
}
