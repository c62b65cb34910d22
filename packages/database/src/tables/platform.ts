import type { Generated, Id, Json } from "./columns.ts";

/** Migrations that this database holds; version 1 is the baseline */
export interface SchemaVersionTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

/** Deployment-wide values that are data rather than configuration, e.g. the signing key of commands (encrypted) */
export interface SettingTable {
  key: string;
  value: Json;
  updated_at: Generated<Date>;
}

/** Deadlines of the whole product; the row is the only copy of the duty */
export interface TimerTable {
  kind: string;
  key: string;
  due_at: Date;
  data: Generated<Json>;
  attempts: Generated<number>;
}

/** Pictures that everybody may see, such as logos; the content lies under its name in the data directory and is served below /spImg/ */
export interface ImageTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  name: string;
  size_bytes: number;
  width: number;
  height: number;
  used: Generated<boolean>;
  uploaded_by: Id;
  created_at: Generated<Date>;
}

/** Answers of writing calls, stored in the transaction of their effect; a repeated key replays the answer */
export interface IdempotencyTable {
  user_id: Id;
  route: string;
  key: string;
  request_hash: Buffer;
  status: number;
  answer: Json;
  created_at: Generated<Date>;
}
