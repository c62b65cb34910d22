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
  time_zone: Generated<string>;
  province: string | null;
  refund_agreed: Generated<boolean>;
  refund_maximum_fen: Generated<Int8>;
  status: Generated<"normal" | "deleted">;
  created_at: Generated<Date>;
}
