import type { Generated, GeneratedAlways, Id, Int8 } from "./columns.ts";

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
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  address: Generated<string>;
  hotline: Generated<string>;
  hotline_remark: Generated<string>;
  email: Generated<string>;
  category_code: Generated<string>;
  tag_code: Generated<string>;
  time_zone: Generated<string>;
  province: string | null;
  collects: Generated<boolean>;
  features: Generated<string[]>;
  max_pickup_codes: Generated<number>;
  currency: Generated<string>;
  exchange_rate: Generated<string>;
  push_time: Generated<string>;
  refund_agreed: Generated<boolean>;
  refund_maximum_fen: Generated<Int8>;
  status: Generated<"normal" | "stopped" | "deleted">;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
