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
  await writeAudit(call.tx, { ...entry, actorId: call.session?.userId ?? null, address: call.address, requestId: call.requestId });
}

/** The only way into the audit log. Entries hold no secrets. */
export async function writeAudit(tx: Handle, entry: WrittenEntry): Promise<void> {
  await tx.query(
    `insert into audit_log (top_id, merchant_id, actor_id, kind, action, object, before, after, address, request_id)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10)`,
    [
      entry.merchant.topId,
      entry.merchant.merchantId,
      entry.actorId,
      auditKindOf(entry.action),
      entry.action,
      entry.object,
      entry.before === undefined ? null : JSON.stringify(entry.before),
      entry.after === undefined ? null : JSON.stringify(entry.after),
      entry.address,
      entry.requestId,
    ],
  );
}
