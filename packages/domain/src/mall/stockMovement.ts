import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import { mallProductLimits } from "./product.ts";

/**
 * Why pieces of the mall or of a store changed: what they were counted from, sold, written in a form, or corrected by hand.
 * `removed` takes what was left when a product leaves its shelf, `returned` are
 * pieces that a buyer sent back.
 */
export const mallStockReasons = [
  "opening",
  "sold",
  "edited",
  "received",
  "damaged",
  "counted",
  "other",
  "removed",
  "returned",
] as const;
export type MallStockReason = (typeof mallStockReasons)[number];

/** Reasons that a person chooses for a correction by hand. */
export const mallCorrectionReasons = [
  "received",
  "damaged",
  "counted",
  "other",
] as const satisfies readonly MallStockReason[];
export type MallCorrectionReason = (typeof mallCorrectionReasons)[number];

export const mallStockLimits = { noteLength: 200 } as const;

export interface MallCorrection {
  /** Pieces that are there now. */
  readonly stock: number;
  readonly note: string;
}

/**
 * Whether a stock may be corrected to this: a whole number, not below what orders have reserved, another than before, and
 * said why. Answers the note without the spaces around it.
 */
export function checkMallCorrection(
  { stock, note }: MallCorrection,
  facts: { readonly stock: number; readonly reserved: number; readonly most?: number },
): Result<string> {
  const most = facts.most ?? mallProductLimits.stock;
  if (!Number.isInteger(stock) || stock < 0 || stock > most)
    return refuse("mall.stockOutOfRange", { field: "stock", values: { limit: most } });
  if (stock < facts.reserved) return refuse("mall.stockReserved", { field: "stock", values: { n: facts.reserved } });
  if (stock === facts.stock) return refuse("mall.stockUnchanged", { field: "stock" });
  return checkText(note, "note", mallStockLimits.noteLength);
}

/**
 * The stock that a form means. Pieces may have left since it was looked at: what nobody changed in the form stays what it is
 * now, and another figure is refused, because nobody knows what it would be by now.
 *
 * @param seen the stock that the form showed; null where nobody looked at one.
 */
export function checkSeenStock(typed: number, seen: number | null, now: number): Result<number> {
  if (seen === null || seen === now) return accept(typed);
  return typed === seen ? accept(now) : refuse("mall.stockChanged", { field: "stock", values: { n: now } });
}

export interface MallStockStep {
  readonly change: number;
  readonly stockBefore: number;
  readonly stockAfter: number;
}

/** A movement from one stock to the next; undefined where nothing changed. */
export const mallStockStep = (before: number, after: number): MallStockStep | undefined =>
  before === after ? undefined : { change: after - before, stockBefore: before, stockAfter: after };
