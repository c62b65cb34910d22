import type { Handle } from "@yunshou/database";

/** One thing that somebody did or tried with an account; logins are tried by nobody known. */
export interface AccessEntry {
  readonly topId: string;
  readonly merchantId: string;
  readonly actorId: string | null;
  /** `access.<object>.<verb>`, e.g. `access.login.failed`. */
  readonly action: string;
  /** What it was done to, e.g. `user:123`. */
  readonly object: string;
  /** Holds no secrets. */
  readonly after?: unknown;
  readonly address: string;
  readonly requestId: string;
}

/** Records it in the transaction of the call. */
export async function auditAccess(tx: Handle, entry: AccessEntry): Promise<void> {
  await tx.query("insert into audit_log (top_id, merchant_id, actor_id, action, object, after, address, request_id) values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)", [
    entry.topId,
    entry.merchantId,
    entry.actorId,
    entry.action,
    entry.object,
    entry.after === undefined ? null : JSON.stringify(entry.after),
    entry.address,
    entry.requestId,
  ]);
}
