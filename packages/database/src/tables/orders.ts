import type {
  BusinessType,
  Cabinet,
  OrderState,
  PayState,
  PaymentKind,
  RefundMethod,
  RefundReason,
  RefundState,
  ShipState,
  ShownRefundState,
  WinResult,
} from "@yunshou/domain";
import type { Day, Generated, Id, Int8, Json } from "./columns.ts";

/** Orders, partitioned by month of receipt (the id carries the time) */
export interface SalesOrderTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  machine_id: Id;
  cabinet: Cabinet | null;
  lane_no: number | null;
  product_id: Id | null;
  product_name: string;
  point_name: Generated<string>;
  province: string | null;
  quantity: number;
  dispensed: Generated<number>;
  payment: PaymentKind;
  business: BusinessType;
  state: OrderState;
  pay_state: PayState;
  ship_state: ShipState;
  win_result: WinResult | null;
  lottery_count: Generated<number>;
  price_fen: Int8;
  discount_fen: Generated<Int8>;
  paid_fen: Generated<Int8>;
  lottery_fen: Generated<Int8>;
  refunded_fen: Generated<Int8>;
  refund_state: ShownRefundState | null;
  source_key: string;
  third_trade_no: string | null;
  merchant_order_no: string | null;
  card_no: string | null;
  exception: string | null;
  outcome: string | null;
  weight_before_grams: number | null;
  weight_after_grams: number | null;
  ordered_at: Date;
  paid_at: Date | null;
  delivered_at: Date | null;
  business_day: Day;
  counted: Generated<boolean>;
}

/** One order for each sale or pay request of a machine, whatever boot and sequence it is reported under */
export interface OrderSourceTable {
  top_id: Id;
  merchant_id: Id;
  machine_id: Id;
  source_key: string;
  order_id: Id;
}

/** Timeline of an order; sales finished at the machine need no row, their timeline is the order itself */
export interface OrderEventTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  order_id: Id;
  kind: string;
  source: "machine" | "provider" | "cloud" | "person";
  actor_id: Id | null;
  occurred_at: Date | null;
  detail: Generated<Json>;
}

/** Refunds; the id is the refund number at the provider for life (REFUND-08) */
export interface RefundTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  order_id: Id;
  machine_id: Id;
  amount_fen: Int8;
  state: RefundState;
  reason: RefundReason;
  method: RefundMethod;
  held_from: "pending" | "available";
  attempt: Generated<number>;
  operator_id: Id | null;
  note: Generated<string>;
  failure: string | null;
  requested_at: Generated<Date>;
  finished_at: Date | null;
}
