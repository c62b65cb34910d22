import type { BusinessType, PaymentKind } from "@yunshou/domain";
import type { Day, Generated, Id, Int8 } from "./columns.ts";

/** Per day, merchant, machine, product, payment kind and business type; product 0 is an unknown product */
export interface RollupSalesTable {
  top_id: Id;
  merchant_id: Id;
  business_day: Day;
  machine_id: Id;
  product_id: Id;
  payment: PaymentKind;
  business: BusinessType;
  orders: Int8;
  quantity: Int8;
  amount_fen: Int8;
  refund_fen: Generated<Int8>;
}

/** Per day, merchant and payment kind: sums of a range, and how many orders a list holds at least */
export interface RollupDayTable {
  top_id: Id;
  merchant_id: Id;
  business_day: Day;
  payment: PaymentKind;
  orders: Int8;
  quantity: Int8;
  amount_fen: Int8;
}

/** Per merchant and hour: the curves and the heat of the big screens; online_fen is what was paid through a provider */
export interface RollupHourTable {
  top_id: Id;
  merchant_id: Id;
  business_day: Day;
  hour: number;
  orders: Int8;
  amount_fen: Int8;
  online_fen: Int8;
}

/** Since the beginning, per merchant and payment kind */
export interface RollupTotalTable {
  top_id: Id;
  merchant_id: Id;
  payment: PaymentKind;
  orders: Int8;
  amount_fen: Int8;
}

/** Sums of each product and machine until the end of a day; only differences of two days mean something */
export interface RollupUntilTable {
  top_id: Id;
  merchant_id: Id;
  business_day: Day;
  dimension: "product" | "machine";
  subject_id: Id;
  orders: Int8;
  quantity: Int8;
  amount_fen: Int8;
}

/** Sales that arrived after their day was closed, until the next closing takes them in */
export interface RollupLateTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  business_day: Day;
  machine_id: Id;
  product_id: Id;
  orders: Int8;
  quantity: Int8;
  amount_fen: Int8;
}

/** Orders of a closed day by hour, the first element from midnight to one; a day without orders has no row */
export interface RollupHeatTable {
  top_id: Id;
  merchant_id: Id;
  business_day: Day;
  orders: string[];
}

/** Per day, merchant, machine and member card: who came back; written in the transaction of the sale */
export interface RollupCardTable {
  top_id: Id;
  merchant_id: Id;
  business_day: Day;
  machine_id: Id;
  card_no: string;
  orders: Int8;
  amount_fen: Int8;
}

/** The newest closed day on which a card bought, and the one before it */
export interface RollupMemberTable {
  top_id: Id;
  merchant_id: Id;
  card_no: string;
  newest_day: Day;
  previous_day: Day | null;
}

/** Members of closed days; the last day says how far the figures reach */
export interface RollupMemberDayTable {
  top_id: Id;
  merchant_id: Id;
  business_day: Day;
  members: Int8;
  orders: Int8;
  amount_fen: Int8;
  newest: Int8;
  previous: Int8;
}

/** Purchases by card that arrived after their day was closed, until the figures of members take them in */
export interface RollupLateCardTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  business_day: Day;
  machine_id: Id;
  card_no: string;
  orders: Int8;
  amount_fen: Int8;
}

/** Big screens that announced themselves and whose live channel has not opened yet; a row serves one opening */
export interface ScreenClientTable {
  id_hash: Buffer;
  token_hash: Buffer | null;
  screen: string;
  tab: number;
  expires_at: Date;
}
