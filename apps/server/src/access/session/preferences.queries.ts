import type { Handle } from "@yunshou/database";

export async function findPreference(tx: Handle, userId: string, key: string): Promise<unknown> {
  const rows = await tx.query<{ value: unknown }>("select value from user_preference where user_id = $1 and key = $2", [
    userId,
    key,
  ]);
  return rows[0]?.value ?? null;
}

export async function putPreference(tx: Handle, userId: string, key: string, value: unknown): Promise<void> {
  await tx.query(
    "insert into user_preference (user_id, key, value) values ($1, $2, $3::jsonb) on conflict (user_id, key) do update set value = excluded.value",
    [userId, key, JSON.stringify(value)],
  );
}

export async function dropPreference(tx: Handle, userId: string, key: string): Promise<void> {
  await tx.query("delete from user_preference where user_id = $1 and key = $2", [userId, key]);
}

export async function countPreferences(tx: Handle, userId: string): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    "select count(*)::int as count from user_preference where user_id = $1",
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** Held until the transaction ends by whoever counts what a user keeps. */
export async function lockPreferences(tx: Handle, userId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('preferences ' || $1, 0))", [userId]);
}
