import { onlinePaymentKinds } from "@yunshou/domain";
import type { Order } from "./order.ts";

/** What an order adds to the rollups: itself once its money was taken, and its refunds. */
export interface RollupLine {
  readonly topId: string;
  readonly merchantId: string;
  readonly businessDay: string;
  readonly hour: number;
  /** Until then the business day has surely not ended, in whatever time zone it is counted. */
  readonly openUntilMs: number;
  readonly machineId: string;
  readonly productId: string;
  readonly payment: string;
  readonly business: string;
  /** Member card, "" when another kind of payment was used. */
  readonly cardNo: string;
  /** The customer paid by face. */
  readonly byFace: boolean;
  orders: number;
  quantity: number;
  amountFen: bigint;
  /** Of the amount, what was paid online. */
  onlineFen: bigint;
  refundFen: bigint;
  /** Orders that gave money back for the first time. */
  refunds: number;
  /** Purchase price of the pieces that came out; nothing of orders of which it is not known. */
  costFen: bigint;
  /** What orders of known purchase price kept: paid less refunded. */
  costedFen: bigint;
}

const isOnline = (payment: string): boolean => (onlinePaymentKinds as readonly string[]).includes(payment);

const hourMs = 3_600_000;
/** An hour less than are left of the day when it is 23 o'clock next: clocks are turned, and those of servers differ. */
const lastSureHour = 22;

const line = (order: Order): RollupLine => ({
  topId: order.topId,
  merchantId: order.merchantId,
  businessDay: order.businessDay,
  hour: order.businessHour,
  openUntilMs: order.orderedAt.getTime() + (lastSureHour - order.businessHour) * hourMs,
  machineId: order.machineId,
  productId: order.productId ?? "0",
  payment: order.payment,
  business: order.business,
  cardNo: order.payment === "memberCard" ? (order.cardNo ?? "") : "",
  byFace: order.byFace ?? false,
  orders: 0,
  quantity: 0,
  amountFen: 0n,
  onlineFen: 0n,
  refundFen: 0n,
  refunds: 0,
  costFen: 0n,
  costedFen: 0n,
});

/** What so many pieces of an order cost the merchant, as far as that is known. */
const costOf = (order: Order, pieces: number): bigint => (order.purchaseFen ?? 0n) * BigInt(pieces);
const costed = (order: Order, fen: bigint): bigint => (order.purchaseFen === null ? 0n : fen);

/** Pieces that count as sold: of a code those that came out, because what stayed inside is fetched by another order. */
const soldPieces = ({ business, quantity, dispensed }: Order): number =>
  business === "pickupCode" ? dispensed : quantity;

export const countedLine = (order: Order): RollupLine => ({
  ...line(order),
  orders: 1,
  quantity: soldPieces(order),
  amountFen: order.paidFen,
  onlineFen: isOnline(order.payment) ? order.paidFen : 0n,
  costFen: costOf(order, order.dispensed),
  costedFen: costed(order, order.paidFen),
});

/** What a finished refund adds; the order does not hold it yet. */
export const refundedLine = (order: Order, refundFen: bigint): RollupLine => ({
  ...line(order),
  refundFen,
  refunds: order.refundedFen === 0n ? 1 : 0,
  costedFen: -costed(order, refundFen),
});

/** Pieces that came out of a counted order, more or less than were known until then. */
export const dispensedLine = (order: Order, pieces: number): RollupLine => ({
  ...line(order),
  costFen: costOf(order, pieces),
});

/** Sums lines that fall on the same key, and sorts by key so that concurrent batches lock rows in the same order. */
export function gather(lines: readonly RollupLine[], keyOf: (line: RollupLine) => string): RollupLine[] {
  const sums = new Map<string, RollupLine>();
  for (const added of lines) {
    const key = keyOf(added);
    const sum = sums.get(key);
    if (sum === undefined) {
      sums.set(key, { ...added });
      continue;
    }
    sum.orders += added.orders;
    sum.quantity += added.quantity;
    sum.amountFen += added.amountFen;
    sum.onlineFen += added.onlineFen;
    sum.refundFen += added.refundFen;
    sum.refunds += added.refunds;
    sum.costFen += added.costFen;
    sum.costedFen += added.costedFen;
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

export const salesKey = (of: RollupLine) =>
  `${of.merchantId}|${of.businessDay}|${of.machineId}|${of.productId}|${of.payment}|${of.business}`;
export const dayKey = (of: RollupLine) => `${of.merchantId}|${of.businessDay}|${of.payment}|${of.business}`;
export const hourKey = (of: RollupLine) => `${of.merchantId}|${of.businessDay}|${of.hour < 10 ? "0" : ""}${of.hour}`;
export const totalKey = (of: RollupLine) => `${of.merchantId}|${of.payment}`;
export const cardKey = (of: RollupLine) => `${of.merchantId}|${of.businessDay}|${of.machineId}|${of.cardNo}`;
