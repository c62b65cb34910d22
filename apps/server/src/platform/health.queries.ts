import type { Handle } from "@yunshou/database";

/** Proves that the database takes a write: one row, rewritten at each look. */
export async function ping(tx: Handle): Promise<void> {
  await tx.query("insert into setting (key, value) values ('platform.ping', to_jsonb(now())) on conflict (key) do update set value = excluded.value, updated_at = now()");
}
