import type { Handle } from "@yunshou/database";

export interface TimerName {
  readonly kind: string;
  readonly key: string;
}

/** A duty with its deadline, ready to be written in the transaction of the fact that it guards. */
export interface Armed extends TimerName {
  readonly dueAt: Date;
  readonly data: unknown;
}

/** Arming a duty again moves it; the newest time and data win and it counts its tries anew. */
export async function insertTimers(tx: Handle, timers: readonly Armed[]): Promise<void> {
  await tx.query(
    `insert into timer (kind, key, due_at, data)
     select kind, key, "dueAt", data from jsonb_to_recordset($1::jsonb) as r(kind text, key text, "dueAt" timestamptz, data jsonb)
     order by kind, key
     on conflict (kind, key) do update set due_at = excluded.due_at, data = excluded.data, attempts = 0`,
    [JSON.stringify(timers)],
  );
}

/** Arms a duty only when it is not armed yet; used for duties that repeat. */
export async function insertMissingTimer(tx: Handle, timer: Armed): Promise<void> {
  await tx.query(
    "insert into timer (kind, key, due_at, data) values ($1, $2, $3, $4) on conflict (kind, key) do nothing",
    [timer.kind, timer.key, timer.dueAt, JSON.stringify(timer.data)],
  );
}

/** When a duty is due, and its data; as it was before while it is being fulfilled. Undefined when nobody armed it. */
export async function timerNamed(
  tx: Handle,
  { kind, key }: TimerName,
): Promise<Pick<Armed, "dueAt" | "data"> | undefined> {
  const [row] = await tx.query<Pick<Armed, "dueAt" | "data">>(
    'select due_at as "dueAt", data from timer where kind = $1 and key = $2',
    [kind, key],
  );
  return row;
}

/**
 * Passes by a duty that is being fulfilled: it waits for the fact that the caller has locked, sees it changed and ends by
 * itself. Waiting for it here would be waiting for each other.
 */
export async function deleteTimers(tx: Handle, names: readonly TimerName[]): Promise<void> {
  await tx.query(
    `delete from timer t using (
       select t.kind, t.key from timer t join jsonb_to_recordset($1::jsonb) as r(kind text, key text) on t.kind = r.kind and t.key = r.key
       order by t.kind, t.key for update of t skip locked) d
     where t.kind = d.kind and t.key = d.key`,
    [JSON.stringify(names)],
  );
}

export interface DueRow {
  readonly kind: string;
  readonly key: string;
  readonly dueAt: Date;
  readonly data: unknown;
  readonly attempts: number;
  readonly now: Date;
}

/**
 * Takes what is due out of the table; it comes back when the transaction fails. Other processes pass by what is taken.
 * `now` null means the database's own clock.
 */
export function takeDue(tx: Handle, kinds: readonly string[], now: Date | null, limit: number): Promise<DueRow[]> {
  return tx.query<DueRow>(
    `with due as (
       select kind, key from timer where due_at <= coalesce($2::timestamptz, clock_timestamp()) and kind = any($1::text[])
       order by due_at limit $3 for update skip locked)
     delete from timer t using due where t.kind = due.kind and t.key = due.key
     returning t.kind, t.key, t.due_at as "dueAt", t.data, t.attempts, coalesce($2::timestamptz, clock_timestamp()) as now`,
    [kinds, now, limit],
  );
}

/** Puts a duty off after a failure; the rest of it stays as it was. */
export async function postpone(tx: Handle, row: DueRow, seconds: number): Promise<void> {
  await tx.query(
    "update timer set attempts = attempts + 1, due_at = $4::timestamptz + make_interval(secs => $3) where kind = $1 and key = $2",
    [row.kind, row.key, seconds, row.now],
  );
}

/** Milliseconds until the next duty, negative when it is late; null when there is none. */
export async function untilNext(tx: Handle, kinds: readonly string[]): Promise<number | null> {
  const [row] = await tx.query<{ ms: number | null }>(
    "select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms from timer where kind = any($1::text[])",
    [kinds],
  );
  return row?.ms ?? null;
}
