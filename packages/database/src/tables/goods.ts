import type { Generated, Id, Int8 } from "./columns.ts";

/** Own products of a merchant */
export interface ProductTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  code: string;
  name: string;
  brand: Generated<string>;
  category: Generated<string>;
  barcode: string | null;
  specification: Generated<string>;
  unit: Generated<string>;
  price_fen: Int8;
  purchase_fen: Int8 | null;
  image: string | null;
  is_poverty_relief: Generated<boolean>;
  shelf_life_days: number | null;
  created_at: Generated<Date>;
}
