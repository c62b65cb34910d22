import type { AgreementState, AuditKind } from "@yunshou/domain";
import type { Generated, Id, Int8, Json } from "./columns.ts";

/** Who changed or read what, when and from where; the application may only insert */
export interface AuditLogTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  actor_id: Id | null;
  kind: Generated<AuditKind>;
  action: string;
  object: string;
  before: Json | null;
  after: Json | null;
  address: string | null;
  request_id: string | null;
  xact: Generated<string>;
}

/** Chain over the audit log: each hash covers the hash before it and one row, so a change anywhere shows in every later one */
export interface AuditSealTable {
  seq: Int8;
  log_id: Id;
  xact: string;
  hash: Buffer;
}

/** Agreements of the platform as PDF; at most one is in force, and accounts of asking hosts must accept it (AGREE-01 to AGREE-13) */
export interface AgreementTable {
  id: Generated<Id>;
  name: string;
  state: Generated<AgreementState>;
  md5: string;
  sha256: string;
  content: Buffer;
  created_at: Generated<Date>;
  published_at: Date | null;
}

/** Who accepted which agreement, when and from where; never changed */
export interface AgreementAcceptanceTable {
  agreement_id: Id;
  user_id: Id;
  accepted_at: Generated<Date>;
  address: string;
}

/** Download centre: exports of one user, and manuals and tools that everybody of the merchant may download */
export interface FileTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  owner_id: Id;
  name: string;
  kind: "export" | "manual" | "tool";
  media_type: string;
  state: "queued" | "running" | "ready" | "failed" | "expired";
  progress_rows: Generated<Int8>;
  total_rows: Int8 | null;
  size_bytes: Int8 | null;
  sha256: Buffer | null;
  failure: string | null;
  request: Json | null;
  downloads: Generated<number>;
  created_at: Generated<Date>;
  ready_at: Date | null;
  expires_at: Date | null;
}
