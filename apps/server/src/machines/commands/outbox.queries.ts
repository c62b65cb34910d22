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

/** Numbers of the machines for which something is due. */
export async function machinesWithDue(tx: Handle): Promise<string[]> {
  const rows = await tx.query<{ machineNo: string }>(
    `select m.machine_no as "machineNo" from machine m where m.id in (select o.machine_id from outbox o where ${isDue})`,
  );
  return rows.map((row) => row.machineNo);
}

/**
 * Claims what is due for these machines and sets when to send it again: 1 s, 2 s, 4 s … 60 s. The commands of one machine go
 * one after the other, because the machine refuses a sequence that is lower than one it has seen. A code says how long it is
 * good from now on, not from when it was stored.
 */
export function claimDue(tx: Handle, machineNos: readonly string[], limit: number): Promise<OutboxRow[]> {
  return tx.query<OutboxRow>(
    `with due as (
       select o.id, m.machine_no from outbox o join machine m on m.id = o.machine_id
       where m.machine_no = any($1::text[]) and ${isDue}
         and (o.type <> 'command' or not exists (
           select from outbox e where e.machine_id = o.machine_id and e.type = 'command' and e.id < o.id and e.not_after > now()))
       order by o.id limit $2 for update of o skip locked)
     update outbox o set attempts = o.attempts + 1, due_at = now() + make_interval(secs => least(60, power(2, least(o.attempts, 6))))
     from due where o.id = due.id
     returning o.id, o.machine_id as "machineId", due.machine_no as "machineNo", o.key, o.type,
       case when o.type = 'payCode' then jsonb_set(o.body, '{expiresInSeconds}', to_jsonb(greatest(1, floor(extract(epoch from o.not_after - now()))::int))) else o.body end as body`,
    [machineNos, limit],
  );
}

/** Removes what is past its deadline; answers how many. */
export async function deleteExpired(tx: Handle): Promise<number> {
  const rows = await tx.query<{ id: string }>("delete from outbox where not_after <= now() returning id");
  return rows.length;
}
