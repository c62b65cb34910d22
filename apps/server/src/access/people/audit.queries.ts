import type { Handle } from "@yunshou/database";
import { writeAudit } from "../../platform/audit.queries.ts";

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
export async function auditAccess(tx: Handle, { topId, merchantId, ...entry }: AccessEntry): Promise<void> {
  await writeAudit(tx, { ...entry, merchant: { topId, merchantId } });
}
