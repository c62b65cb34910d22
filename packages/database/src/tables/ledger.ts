import type { Generated, GeneratedAlways, Id, Int8 } from "./columns.ts";

/** Accounts; + is credit, − is debit. minimum_fen null means unbounded */
export interface LedgerAccountTable {
  id: GeneratedAlways<Id>;
  top_id: Id;
  merchant_id: Id;
  code: string;
  currency: Generated<string>;
  minimum_fen: Int8 | null;
  balance_fen: Generated<Int8>;
  version: Generated<Int8>;
}

export interface LedgerTxnTable {
  id: GeneratedAlways<Id>;
  top_id: Id;
  merchant_id: Id;
  kind: string;
  reference_id: Id;
  idempotency_key: string;
  request_hash: Buffer;
  reverses: Id | null;
  posted_at: Generated<Date>;
  writer: Generated<string>;
}

/** Immutable lines; balance_after and account_version prove the account line by line */
export interface LedgerEntryTable {
  top_id: Id;
  txn_id: Id;
  line: number;
  account_id: Id;
  amount_fen: Int8;
  balance_after_fen: Int8;
  account_version: Int8;
}
