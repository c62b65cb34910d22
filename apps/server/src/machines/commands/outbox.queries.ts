import type { Handle } from "@yunshou/database";

/** A message that a machine must get, as it lies in the outbox. */
export interface OutboxRow {
  readonly id: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly key: string;
  readonly type: string;
  readonly body: unknown;
}

export interface OutboxEntry {
  readonly machineId: string;
  readonly key: string;
  readonly type: string;
  readonly body: unknown;
  readonly notAfter: Date;
}

/** A second message of the same key is the same duty: the newest body and deadline win, and it is due at once. */
export async function insertOutbox(tx: Handle, entries: readonly OutboxEntry[]): Promise<void> {
  await tx.query(
    `insert into outbox (machine_id, key, type, body, not_after)
     select "machineId", key, type, body, "notAfter"
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, key text, type text, body jsonb, "notAfter" timestamptz)
     on conflict (machine_id, key) do update
     set type = excluded.type, body = excluded.body, not_after = excluded.not_after, due_at = now(), attempts = 0`,
    [JSON.stringify(entries)],
  );
}

export async function deleteOutbox(
  tx: Handle,
  names: readonly { readonly machineId: string; readonly key: string }[],
): Promise<void> {
  await tx.query(
    `delete from outbox o using jsonb_to_recordset($1::jsonb) as r("machineId" bigint, key text)
     where o.machine_id = r."machineId" and o.key = r.key`,
    [JSON.stringify(names)],
  );
}

/**
 * Everything that waits for these machines becomes due at once, e.g. because they just came back. What others are writing
 * or sending at this moment is passed by, because they may wait for the caller.
 */
export async function dueNow(tx: Handle, machineIds: readonly string[]): Promise<void> {
  await tx.query(
    "update outbox set due_at = now(), attempts = 0 where id in (select id from outbox where machine_id = any($1::bigint[]) order by id for update skip locked)",
    [machineIds],
  );
}

/**
 * A code has no answer but the payment, and the customer stands in front of the machine: after these sendings, 15 s apart in
 * all, it is sent again only when the machine says hello or asks again.
 */
export const codeSendings = 5;

const isDue = `o.due_at <= now() and o.not_after > now() and (o.type not in ('payCode', 'payRefused', 'luckyResult') or o.attempts < ${codeSendings})`;

/** A message that is due, and whom it is for. */
export interface DueMessage {
  readonly id: string;
  readonly machineNo: string;
}

/**
 * Everything that is due and does not wait for anything, in the order in which it was stored. The commands of one machine go one
 * after the other, because the machine refuses a sequence that is lower than one it has seen. It is read in one go over the
 * outbox: plans that compare its rows with each other were made while it was nearly empty, and take minutes when somebody
 * commands ten thousand machines.
 */
export const dueMessages = (tx: Handle): Promise<DueMessage[]> =>
  tx.query<DueMessage>(
    `select o.id, m.machine_no as "machineNo"
     from (select x.*, min(x.id) filter (where x.type = 'command' and x.not_after > now()) over (partition by x.machine_id) as first from outbox x) o
       join machine m on m.id = o.machine_id
     where ${isDue} and (o.type <> 'command' or o.id = o.first) order by o.id`,
  );

/**
 * Claims of these messages what is still due and sets when to send it again: 1 s, 2 s, 4 s … 60 s. A code says how long it is
 * good from now on, not from when it was stored.
 */
export function claimDue(tx: Handle, ids: readonly string[]): Promise<OutboxRow[]> {
  return tx.query<OutboxRow>(
    `with due as (
       select o.id from outbox o where o.id = any($1::bigint[]) and ${isDue} order by o.id for update of o skip locked)
     update outbox o set attempts = o.attempts + 1, due_at = now() + make_interval(secs => least(60, power(2, least(o.attempts, 6))))
     from due, machine m where o.id = due.id and m.id = o.machine_id
     returning o.id, o.machine_id as "machineId", m.machine_no as "machineNo", o.key, o.type,
       case when o.type = 'payCode' then jsonb_set(o.body, '{expiresInSeconds}', to_jsonb(greatest(1, floor(extract(epoch from o.not_after - now()))::int))) else o.body end as body`,
    [ids],
  );
}

/** Removes what is past its deadline; answers how many. */
export async function deleteExpired(tx: Handle): Promise<number> {
  const rows = await tx.query<{ id: string }>("delete from outbox where not_after <= now() returning id");
  return rows.length;
}
