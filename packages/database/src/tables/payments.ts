import type { Generated, Id, Int8 } from "./columns.ts";

/** Notices of payment providers whose effect is committed; duplicates are answered again without effect */
export interface ProviderNoticeTable {
  provider: string;
  notice_id: string;
  kind: string;
  order_id: Id | null;
  body_hash: Buffer;
  received_at: Generated<Date>;
}

/** Payments asked of a provider, written before the provider is called; the order id is our number there for life */
export interface PaymentTable {
  top_id: Id;
  order_id: Id;
  merchant_id: Id;
  machine_id: Id;
  provider: string;
  method: string;
  amount_fen: Int8;
  request_id: string;
  code_url: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
}
