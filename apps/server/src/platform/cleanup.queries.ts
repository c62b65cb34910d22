import type { Handle } from "@yunshou/database";

/** Machines keep what is not acknowledged for 30 days at least (docs/machine-protocol.md), some of them for a few more. */
export const inboxDays = 40;
/** A sale could only come again with its machine's own memory; three months are more than any machine has. */
export const sourceDays = 92;
/** Answers of calls that moved money are kept for this long, others could go earlier. */
export const idempotencyDays = 90;

/** Deletes in portions, so that no transaction holds many locks; answers whether more is left. */
export async function pruneInbox(tx: Handle, now: Date, portion: number): Promise<boolean> {
  const rows = await tx.query(
    `delete from inbox where ctid = any(array(select ctid from inbox where received_at < $1::timestamptz - make_interval(days => $2) limit $3)) returning 1`,
    [now, inboxDays, portion],
  );
  return rows.length === portion;
}

export async function pruneSources(tx: Handle, now: Date, portion: number): Promise<boolean> {
  const rows = await tx.query(
    `delete from order_source where ctid = any(array(select ctid from order_source where order_id < id_at($1::timestamptz - make_interval(days => $2)) limit $3)) returning 1`,
    [now, sourceDays, portion],
  );
  return rows.length === portion;
}

export async function pruneIdempotency(tx: Handle, now: Date, portion: number): Promise<boolean> {
  const rows = await tx.query(
    `delete from idempotency where ctid = any(array(select ctid from idempotency where created_at < $1::timestamptz - make_interval(days => $2) limit $3)) returning 1`,
    [now, idempotencyDays, portion],
  );
  return rows.length === portion;
}

export async function pruneNotices(tx: Handle, now: Date, portion: number): Promise<boolean> {
  const rows = await tx.query(
    `delete from provider_notice where ctid = any(array(select ctid from provider_notice where received_at < $1::timestamptz - interval '400 days' limit $2)) returning 1`,
    [now, portion],
  );
  return rows.length === portion;
}
