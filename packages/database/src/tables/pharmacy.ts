import type { Generated, Id } from "./columns.ts";

/** Pharmacists of merchants that sell medicine (RX-07); the name is the holder of the certificate */
export interface PharmacistTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  certificate_id: Id;
  phone_sealed: Buffer;
  phone_index: Buffer;
  on_duty: Generated<boolean>;
  created_by: Id | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
