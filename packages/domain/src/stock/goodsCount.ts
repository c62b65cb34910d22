import { portion } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import {
  type CountedLane,
  type CountEvent,
  countEvents,
  type CountState,
  countStates,
  countTable,
  differenceOf,
} from "./count.ts";
import type { GoodsLevel } from "./goodsBook.ts";
import { procurementLimits } from "./supplier.ts";

/** States of a count of a warehouse or bag: those of a machine's count; what was booked is taken back only by its reversal. */
export const goodsCountStates = [...countStates, "reversed"] as const;
export type GoodsCountState = CountState | "reversed";
export const goodsCountEvents = [...countEvents, "reverse"] as const;
export type GoodsCountEvent = CountEvent | "reverse";
export const goodsCountTable: StateTable<GoodsCountState, GoodsCountEvent> = {
  ...countTable,
  booked: { reverse: "reversed" },
  reversed: {},
};

/** Why a place holds another number than the book; `unbooked` are goods that came or went without a document. */
export const goodsCountReasons = ["damaged", "expired", "missing", "unbooked", "other"] as const;
export type GoodsCountReason = (typeof goodsCountReasons)[number];

/** A product and batch of a place: what was found, and what the book said at that moment. */
export interface CountedGoods extends CountedLane {
  readonly productName: string;
  readonly reason: GoodsCountReason | null;
}

/** A counted number: whole pieces from 0 to what one line of a document takes. */
export function checkGoodsCounted(counted: number): Result<number> {
  const most = procurementLimits.pieces;
  return Number.isInteger(counted) && counted >= 0 && counted <= most
    ? accept(counted)
    : refuse("stock.wholeOutOfRange", { field: "counted", values: { least: 0, most } });
}

/** Every difference says why; a count without a line books nothing. */
export function checkGoodsFinished(lines: readonly CountedGoods[]): Result<undefined> {
  if (lines.length === 0) return refuse("stock.noGoodsCounted");
  const unexplained = lines.find((line) => differenceOf(line) !== 0 && line.reason === null);
  return unexplained === undefined
    ? accept()
    : refuse("stock.goodsReasonMissing", { field: "reason", values: { productName: unexplained.productName } });
}

/** A product and batch as it lies now, beside what it was when somebody counted it. */
export interface BookedGoods extends CountedLane {
  readonly productName: string;
  readonly stock: number;
  /** No other count of the place was booked or taken back since: its difference would be booked twice. */
  readonly isUntouched: boolean;
}

/**
 * The stock after a count is booked: the difference of then, put to the stock of now, because goods come and go while one
 * counts. Refused where another count was booked since, and where the sum would be below zero: then more has left than
 * was counted, and the goods have to be counted again.
 */
export function stockAfterGoodsCount(goods: BookedGoods): Result<number> {
  const stock = goods.stock + differenceOf(goods);
  return goods.isUntouched && stock >= 0
    ? accept(stock)
    : refuse("stock.goodsCountAgain", { field: "lines", values: { productName: goods.productName } });
}

/** What is known of the cost of goods that a count found beyond the book. */
export interface SurplusCost {
  /** The product and batch in the place. */
  readonly level: GoodsLevel;
  /** All batches of the product in the place. */
  readonly product: GoodsLevel;
  /** What the product is bought for, in fen; null where nobody said. */
  readonly purchaseFen: bigint | null;
}

/**
 * What found pieces are worth, in fen: the average of their batch in the place, or of the product there; where none of it
 * lies there its purchase price, and nothing where that is not known.
 */
export function surplusValueFen(pieces: number, { level, product, purchaseFen }: SurplusCost): bigint {
  const average = [level, product].find(({ stock }) => stock > 0);
  return average === undefined
    ? (purchaseFen ?? 0n) * BigInt(pieces)
    : portion(average.valueFen, BigInt(pieces), BigInt(average.stock));
}
