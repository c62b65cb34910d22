import {
  type BusinessType,
  businessTime,
  type Cabinet,
  type OrderException,
  type OrderState,
  type PayState,
  moneyLiesIn as placeOfMoney,
  type PaymentKind,
  type ProcessOutcome,
  type SaleMoney,
  type ShipState,
  type ShownRefundState,
  type WinResult,
} from "@yunshou/domain";
import type { LockedLane } from "../../stock/stock.queries.ts";

export interface LuckyFacts {
  /** Null until it is drawn. */
  readonly winResult: WinResult | null;
  readonly lotteryCount: number;
  readonly lotteryFen: bigint;
}

/** Stands where the machine of an order does when no machine made it. */
export const noMachine = "0";

/** Whether goods are offered as soon as they are paid: of the mall they wait for a person, or for a code at their machine. */
export const isOfferedAtOnce = ({ machineId, business }: Pick<Order, "machineId" | "business">): boolean =>
  machineId !== noMachine && business !== "mall";

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
  /** Of a new lucky purchase: how often the customer draws, and what the draws cost (ORDER-02, ORDER-05). It never changes. */
  readonly lucky?: LuckyFacts | undefined;
  /** Of a lucky purchase that was drawn (ORDER-05). */
  winResult: WinResult | null;
  state: OrderState;
  payState: PayState;
  shipState: ShipState;
  readonly priceFen: bigint;
  readonly discountFen: bigint;
  /** Purchase price of one piece when it was sold; null is not known. */
  readonly purchaseFen: bigint | null;
  paidFen: bigint;
  refundedFen: bigint;
  /** Amount of refunds under way; at most one runs at a time. */
  refundingFen: bigint;
  /** What became of the newest refund; null without one, and when goods or a person settled the order after it had failed. */
  refundState: ShownRefundState | null;
  readonly sourceKey: string;
  thirdTradeNo: string | null;
  readonly cardNo: string | null;
  /** Of a new order: the customer paid by face. It never changes. */
  readonly byFace?: boolean | undefined;
  exception: OrderException | null;
  /** How a person settled the money that waited. */
  outcome: ProcessOutcome | null;
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
  /** Of the machine (MACHINE-07); true where none stands behind the order. */
  readonly machineRefunds: boolean;
  /** Above this a second person approves a manual refund; null for none (decision 0029). */
  readonly refundReviewFen: bigint | null;
}

/** What an order takes over from its machine at the moment of the sale. */
export interface MachineFacts {
  readonly machineId: string;
  readonly machineNo: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly timeZone: string;
  readonly operation: "inOperation" | "stopSell";
  readonly decommissioned: boolean;
  readonly pointName: string;
  readonly province: string | null;
  readonly storeState: "open" | "closed";
  readonly refundAgreed: boolean;
  readonly refundMaximumFen: string;
  /** The switch 自动退款; on until somebody turns it off. */
  readonly machineRefunds: boolean;
  readonly refundReviewFen: string | null;
}

/** What is known when an order begins. */
export interface OrderBeginning {
  readonly orderId: string;
  readonly machine: MachineFacts;
  readonly lane: Pick<LockedLane, "productId" | "productName" | "purchaseFen"> | undefined;
  readonly cabinet: Cabinet | null;
  readonly laneNo: number | null;
  readonly quantity: number;
  readonly payment: PaymentKind;
  readonly sourceKey: string;
  readonly cardNo: string | null;
  readonly priceFen: bigint;
  readonly discountFen: bigint;
  readonly orderedAt: Date;
  readonly lucky?: LuckyFacts | undefined;
  readonly byFace?: boolean | undefined;
  /** What it is where that does not follow from the rest. */
  readonly business?: BusinessType;
}

const bigOrNull = (fen: string | null | undefined): bigint | null =>
  fen === null || fen === undefined ? null : BigInt(fen);

/** An order that nobody has paid and nothing has come out for. */
export function newOrder(from: OrderBeginning): Order {
  const { machine, lane } = from;
  const { day, hour } = businessTime(from.orderedAt, machine.timeZone);
  return {
    topId: machine.topId,
    orderId: from.orderId,
    merchantId: machine.merchantId,
    machineId: machine.machineId,
    machineNo: machine.machineNo,
    cabinet: from.cabinet,
    laneNo: from.laneNo,
    productId: lane?.productId ?? null,
    productName: lane?.productName ?? "",
    pointName: machine.pointName,
    province: machine.province,
    quantity: from.quantity,
    dispensed: 0,
    payment: from.payment,
    business: from.business ?? (from.lucky === undefined ? "ordinary" : "luckyPurchase"),
    lucky: from.lucky,
    winResult: from.lucky?.winResult ?? null,
    state: "inTransaction",
    payState: "unpaid",
    shipState: "none",
    priceFen: from.priceFen,
    discountFen: from.discountFen,
    purchaseFen: bigOrNull(lane?.purchaseFen),
    paidFen: 0n,
    refundedFen: 0n,
    refundingFen: 0n,
    refundState: null,
    sourceKey: from.sourceKey,
    thirdTradeNo: null,
    cardNo: from.cardNo,
    byFace: from.byFace,
    exception: null,
    outcome: null,
    weightBeforeGrams: null,
    weightAfterGrams: null,
    orderedAt: from.orderedAt,
    paidAt: null,
    deliveredAt: null,
    businessDay: day,
    businessHour: hour,
    counted: false,
    refundAgreed: machine.refundAgreed,
    refundMaximumFen: BigInt(machine.refundMaximumFen),
    machineRefunds: machine.machineRefunds,
    refundReviewFen: machine.refundReviewFen === null ? null : BigInt(machine.refundReviewFen),
  };
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

/** What the rules of the domain ask about an order. */
export const moneyFacts = (order: Order) => ({ ...order, ship: order.shipState, soldAtMachine: soldAtMachine(order) });

/** Where the merchant's share of an order lies now. */
export const moneyLiesIn = (order: Order): "pending" | "available" => placeOfMoney(moneyFacts(order));
