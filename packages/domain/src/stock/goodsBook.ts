import { portion } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Where goods lie before they are in a lane: a warehouse, or the bag (or van) of a route. */
export const warehouseKinds = ["warehouse", "bag"] as const;
export type WarehouseKind = (typeof warehouseKinds)[number];

/** Why goods of a warehouse moved. What leaves for a route arrives in its bag. */
export const goodsReasons = [
  "receipt",
  "issue",
  "arrival",
  "loss",
  "refill",
  "takeBack",
  "transfer",
  "return",
  "count",
  "reversal",
] as const;
export type GoodsReason = (typeof goodsReasons)[number];

/** What lies of one product and batch in one warehouse, and what all of it cost, in fen. */
export interface GoodsLevel {
  readonly stock: number;
  readonly valueFen: bigint;
}

export const emptyLevel: GoodsLevel = { stock: 0, valueFen: 0n };

/** What one piece cost on average; null where nothing lies. */
export function averageCostFen({ stock, valueFen }: GoodsLevel): bigint | null {
  return stock === 0 ? null : portion(valueFen, 1n, BigInt(stock));
}

/** A change of a level: pieces and what they cost, both below zero where goods leave. */
export interface GoodsChange {
  readonly quantity: number;
  readonly valueFen: bigint;
}

const tooFew = (has: number, productName: string) =>
  refuse("stock.warehouseShort", { field: "quantity", values: { productName, has } });

/**
 * What pieces that leave take with them: their share at the moving average. The last piece takes all that is left, so that
 * no cost stays behind without goods. Refused where fewer pieces lie there.
 */
export function issueChange(level: GoodsLevel, pieces: number, productName = ""): Result<GoodsChange> {
  if (pieces > level.stock) return tooFew(level.stock, productName);
  const valueFen =
    pieces === level.stock ? level.valueFen : portion(level.valueFen, BigInt(pieces), BigInt(level.stock));
  return accept({ quantity: -pieces, valueFen: -valueFen });
}

/**
 * What takes a receipt back: the pieces with what was paid for them, though never more than all goods there cost, and all of
 * it with the last piece. What was issued in between keeps the average of its moment.
 */
export function takeBackChange(
  level: GoodsLevel,
  pieces: number,
  paidFen: bigint,
  productName = "",
): Result<GoodsChange> {
  if (pieces > level.stock) return tooFew(level.stock, productName);
  const bounded = paidFen < level.valueFen ? paidFen : level.valueFen;
  return accept({ quantity: -pieces, valueFen: -(pieces === level.stock ? level.valueFen : bounded) });
}

/** The level after a change. */
export const levelAfter = (level: GoodsLevel, change: GoodsChange): GoodsLevel => ({
  stock: level.stock + change.quantity,
  valueFen: level.valueFen + change.valueFen,
});

/** Goods that go from a place into itself go nowhere. */
export const checkPlaces = (fromId: string, intoId: string): Result<undefined> =>
  fromId === intoId ? refuse("stock.samePlace", { field: "intoId" }) : accept();

/**
 * Whether goods may move on a day: not in the future, and not on a day that the warehouse has closed. What a closed day has
 * wrong is corrected by a document of a later day.
 */
export function checkBookingDay(day: string, today: string, closedDay: string | null): Result<string> {
  if (day > today) return refuse("stock.dayAhead", { field: "docDate" });
  return closedDay !== null && day <= closedDay
    ? refuse("stock.dayClosed", { field: "docDate", values: { day: closedDay } })
    : accept(day);
}

/** Days are closed forwards only, and never before they have ended. */
export function checkDayClosing(closedDay: string | null, before: string | null, today: string): Result<string | null> {
  if (closedDay === before) return accept(closedDay);
  if (closedDay === null || (before !== null && closedDay < before))
    return refuse("stock.closedEarlier", { field: "closedDay" });
  return closedDay >= today ? refuse("stock.dayNotOver", { field: "closedDay" }) : accept(closedDay);
}
