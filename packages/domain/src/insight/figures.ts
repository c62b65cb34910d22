import { addDays, daysIncluded } from "../dates.ts";

/** What sales of some kind add up to. Refunds belong to the day of their sale, on whatever day the money went back. */
export interface SalesSums {
  readonly orders: number;
  readonly quantity: number;
  readonly amountFen: bigint;
  /** Orders that gave money back, and how much. */
  readonly refunds: number;
  readonly refundFen: bigint;
  /** Purchase price of the pieces that came out, of orders of which it is known. */
  readonly costFen: bigint;
  /** What these orders kept: paid less refunded. */
  readonly costedFen: bigint;
}

export const noSales: SalesSums = {
  orders: 0,
  quantity: 0,
  amountFen: 0n,
  refunds: 0,
  refundFen: 0n,
  costFen: 0n,
  costedFen: 0n,
};

export const addSums = (a: SalesSums, b: SalesSums): SalesSums => ({
  orders: a.orders + b.orders,
  quantity: a.quantity + b.quantity,
  amountFen: a.amountFen + b.amountFen,
  refunds: a.refunds + b.refunds,
  refundFen: a.refundFen + b.refundFen,
  costFen: a.costFen + b.costFen,
  costedFen: a.costedFen + b.costedFen,
});

/** Money of an average order, whole fen, rounded down; nothing of no orders. */
export const averageFen = ({ orders, amountFen }: Pick<SalesSums, "orders" | "amountFen">): bigint =>
  orders === 0 ? 0n : amountFen / BigInt(orders);

/** What was earned: kept money less what the goods cost. Null when the purchase price of no order is known. */
export const profitFen = ({ costFen, costedFen }: Pick<SalesSums, "costFen" | "costedFen">): bigint | null =>
  costFen === 0n && costedFen === 0n ? null : costedFen - costFen;

/** With what a period is compared. */
export const comparisons = ["previous", "yearAgo", "none"] as const;
export type Comparison = (typeof comparisons)[number];

interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

/** The 29th of February has no day in the year before; it is held against the last of that month. */
function yearBefore(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)];
  return `${String(year).padStart(4, "0")}${rest === "-02-29" ? "-02-28" : rest}`;
}

/** The days that a period is compared with: as many right before it, or those of the year before. */
export function comparedDays({ fromDay, toDay }: Days, comparison: Comparison): Days | null {
  switch (comparison) {
    case "none":
      return null;
    case "previous":
      return { fromDay: addDays(fromDay, -daysIncluded(fromDay, toDay)), toDay: addDays(fromDay, -1) };
    case "yearAgo":
      return { fromDay: yearBefore(fromDay), toDay: yearBefore(toDay) };
  }
}
