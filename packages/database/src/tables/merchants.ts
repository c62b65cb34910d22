import type { Day, Generated, GeneratedAlways, Id, Int8 } from "./columns.ts";

/** Merchant tree; a merchant sees itself and everything below */
export interface MerchantTable {
  id: Generated<Id>;
  top_id: Id;
  merchant_id: GeneratedAlways<Id>;
  parent_id: Id | null;
  path: string[];
  merchant_no: string;
  name: string;
  kind: "ordinary" | "drug";
  company_name: Generated<string>;
  contact_sealed: Buffer | null;
  contact_phone_index: Buffer | null;
  hotline: Generated<string>;
  hotline_remark: Generated<string>;
  logo: string | null;
  category_code: Generated<string>;
  tag_code: Generated<string>;
  time_zone: Generated<string>;
  province: string | null;
  collects: Generated<boolean>;
  features: Generated<string[]>;
  max_pickup_codes: Generated<number>;
  currency: Generated<string>;
  exchange_rate: Generated<string>;
  store_state: Generated<"open" | "closed">;
  push_time: Generated<string>;
  refund_agreed: Generated<boolean>;
  refund_maximum_fen: Generated<Int8>;
  closed_day: Day | null;
  status: Generated<"normal" | "stopped" | "deleted">;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Applications of small merchants to join below a merchant (MERCHANT-07, MERCHANT-12) */
export interface MerchantApplicationTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  apply_no: string;
  status: Generated<"draft" | "pending" | "approved" | "notApproved" | "ignored">;
  name: Generated<string>;
  contact_sealed: Buffer | null;
  id_card_sealed: Buffer | null;
  id_card_index: Buffer | null;
  store_name: Generated<string>;
  province: Generated<string>;
  city: Generated<string>;
  address: Generated<string>;
  bank_name: Generated<string>;
  bank_account_sealed: Buffer | null;
  bank_account_index: Buffer | null;
  signed_name_sealed: Buffer | null;
  token_hash: Buffer | null;
  token_expires_at: Date | null;
  created_by: Id;
  submitted_by: Id | null;
  submitted_at: Date | null;
  reviewed_by: Id | null;
  reviewed_at: Date | null;
  review_remark: Generated<string>;
  created_merchant_id: Id | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Pictures of an application; the content lies sealed in the data directory under the id of the row */
export interface MerchantApplicationImageTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  application_id: Id;
  kind: "idFront" | "idBack" | "store" | "bankCard";
  media_type: "image/png" | "image/jpeg";
  size_bytes: number;
  created_at: Generated<Date>;
}

/** Steps of the review of an application */
export interface MerchantApplicationEventTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  application_id: Id;
  event: "submit" | "withdraw" | "approve" | "reject" | "ignore";
  actor_id: Id | null;
  remark: Generated<string>;
  at: Generated<Date>;
}

/** Certificates of merchants, pharmacists and doctors (SYS-16) */
export interface CertificateTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  kind: "merchant" | "pharmacist" | "doctor";
  cert_no: string;
  name: string;
  holder_name: Generated<string>;
  expires_on: string | null;
  status: Generated<"pending" | "approved" | "notApproved">;
  written_by: Id | null;
  reviewed_by: Id | null;
  reviewed_at: Date | null;
  review_remark: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Pictures of certificates; the content lies sealed in the data directory under the id of the row */
export interface CertificateImageTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  certificate_id: Id | null;
  media_type: "image/png" | "image/jpeg";
  size_bytes: number;
  uploaded_by: Id | null;
  created_at: Generated<Date>;
}

/** Reminders that were given of certificates that expire: one for each step and expiry */
export interface CertificateReminderTable {
  top_id: Id;
  certificate_id: Id;
  merchant_id: Id;
  expires_on: string;
  days_before: 30 | 7 | 0;
  reminded_at: Generated<Date>;
}

/** Submissions of approved applications to payment providers (MERCHANT-12), written before the provider is called */
export interface MerchantSubmissionTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  application_id: Id;
  channel: "wechat" | "alipay";
  provider: string;
  provider_name: string;
  fee_rate: number;
  bank_name: string | null;
  bank_account_sealed: Buffer | null;
  pay_account_sealed: Buffer | null;
  state: Generated<"queued" | "checking" | "verifying" | "signing" | "opening" | "finished" | "rejected" | "cancelled">;
  attempt: Generated<number>;
  provider_no: string | null;
  sub_merchant_no: string | null;
  sign_url: string | null;
  reasons: Generated<unknown>;
  unreachable_since: Date | null;
  asked_at: Date | null;
  created_by: Id;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** What became of a submission, step by step */
export interface MerchantSubmissionEventTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  submission_id: Id;
  state: "queued" | "checking" | "verifying" | "signing" | "opening" | "finished" | "rejected" | "cancelled";
  attempt: number;
  reasons: Generated<unknown>;
  actor_id: Id | null;
  at: Generated<Date>;
}

/** Accounts that payment providers opened for merchants: one for each finished submission (MERCHANT-12) */
export interface CollectionAccountTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  submission_id: Id;
  channel: "wechat" | "alipay";
  provider: string;
  provider_name: string;
  bank_name: string;
  numbers_sealed: Buffer;
  opened_at: Date;
}

/** What is told to whom about a merchant and everything below it; the time of day is that of the merchant (MERCHANT-18) */
export interface NotificationSettingTable {
  top_id: Id;
  merchant_id: Id;
  message_type: "dailySummary" | "alarm";
  ways: string[];
  receiver_ids: Id[];
  enabled: Generated<boolean>;
  last_day: string | null;
  updated_at: Generated<Date>;
}
