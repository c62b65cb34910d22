import {
  type BusinessType,
  type Cabinet,
  type OrderException,
  type OrderState,
  type PayState,
  type PaymentKind,
  type SaleMoney,
  type ShipState,
} from "@yunshou/domain";

/** An order as one transaction works on it: new and about to be inserted, or locked and about to be updated. */
export interface Order {
  readonly topId: string;
  readonly orderId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly cabinet: Cabinet | null;
  readonly laneNo: number | null;
  readonly productId: string | null;
  readonly productName: string;
  readonly pointName: string;
  readonly province: string | null;
  readonly quantity: number;
  dispensed: number;
  readonly payment: PaymentKind;
  readonly business: BusinessType;
  state: OrderState;
  payState: PayState;
  shipState: ShipState;
  readonly priceFen: bigint;
  readonly discountFen: bigint;
  paidFen: bigint;
  refundedFen: bigint;
  /** Amount of refunds under way; at most one runs at a time. */
  refundingFen: bigint;
  readonly sourceKey: string;
  thirdTradeNo: string | null;
  readonly cardNo: string | null;
  exception: OrderException | null;
  weightBeforeGrams: number | null;
  weightAfterGrams: number | null;
  readonly orderedAt: Date;
  paidAt: Date | null;
  deliveredAt: Date | null;
  /** Day and hour of `orderedAt` in the merchant's time zone. */
  readonly businessDay: string;
  readonly businessHour: number;
  counted: boolean;
  /** The merchant's policy for problem orders (REFUND-04). */
  readonly refundAgreed: boolean;
  readonly refundMaximumFen: bigint;
}

export const saleMoney = (order: Order, paidFen = order.paidFen): SaleMoney => ({
  orderId: order.orderId,
  merchantId: order.merchantId,
  topMerchantId: order.topId,
  machineId: order.machineId,
  payment: order.payment,
  business: order.business,
  paidFen,
});

/** Orders that a machine reported as finished are paid at once; the others wait in `pending` until goods come out. */
export const soldAtMachine = (order: Pick<Order, "sourceKey">): boolean => order.sourceKey.startsWith("sale:");

/** Where the merchant's share of an order lies now. */
export const moneyLiesIn = (order: Order): "pending" | "available" =>
  soldAtMachine(order) || order.shipState === "dispensed" || order.shipState === "part" ? "available" : "pending";
