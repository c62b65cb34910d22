import type { Handle } from "@yunshou/database";
import { auditKindOf } from "@yunshou/domain";
import type { Call } from "./call.ts";

/** One change by one person, named by an action such as `machines.register`. */
export interface AuditEntry {
  readonly action: string;
  /** What people call the thing: a machine number, an order number. */
  readonly object: string;
  readonly merchant: { readonly topId: string; readonly merchantId: string };
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The same with its author, for calls in which nobody is logged in. */
export interface WrittenEntry extends AuditEntry {
  readonly actorId: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** What an entry needs to know of the call that it belongs to. */
export type AuditedCall = Pick<Call<unknown>, "tx" | "session" | "address" | "requestId">;

/** Records who changed or read what, in the transaction of the call. */
export async function recordAudit(call: AuditedCall, entry: AuditEntry): Promise<void> {
  await recordAudits(call, [entry]);
}

/** The same for a call about many things: an entry for each, in this order, by one statement. */
export async function recordAudits(call: AuditedCall, entries: readonly AuditEntry[]): Promise<void> {
  const author = { actorId: call.session?.userId ?? null, address: call.address, requestId: call.requestId };
  await writeAudits(
    call.tx,
    entries.map((entry) => ({ ...entry, ...author })),
  );
}

/** One entry of an author who is named. */
export async function writeAudit(tx: Handle, entry: WrittenEntry): Promise<void> {
  await writeAudits(tx, [entry]);
}

/** The only way into the audit log, in this order. Entries hold no secrets. */
export async function writeAudits(tx: Handle, entries: readonly WrittenEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const column = <T>(of: (entry: WrittenEntry) => T) => entries.map(of);
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx.query(
    `insert into audit_log (top_id, merchant_id, actor_id, kind, action, object, before, after, address, request_id)
     select top_id, merchant_id, actor_id, kind, action, object, before::jsonb, after::jsonb, address, request_id
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
       with ordinality as n (top_id, merchant_id, actor_id, kind, action, object, before, after, address, request_id, place)
     order by place`,
    [
      column(({ merchant }) => merchant.topId),
      column(({ merchant }) => merchant.merchantId),
      column(({ actorId }) => actorId),
      column(({ action }) => auditKindOf(action)),
      column(({ action }) => action),
      column(({ object }) => object),
      column(({ before }) => json(before)),
      column(({ after }) => json(after)),
      column(({ address }) => address),
      column(({ requestId }) => requestId),
    ],
  );
}
