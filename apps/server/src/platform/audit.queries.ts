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

/** Records who changed what, in the transaction of the change. */
export async function recordAudit(call: Call<unknown>, entry: AuditEntry): Promise<void> {
  await call.tx.query(
    `insert into audit_log (top_id, merchant_id, actor_id, action, object, before, after, address, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.merchant.topId,
      entry.merchant.merchantId,
      call.session?.userId ?? null,
      entry.action,
      entry.object,
      entry.before === undefined ? null : JSON.stringify(entry.before),
      entry.after === undefined ? null : JSON.stringify(entry.after),
      call.address,
      call.requestId,
    ],
  );
}
