import type { StateTable } from "../states.ts";

/** Goods leave a warehouse for the bag of a route; what has left is never changed, only reversed (STOCK-08). */
export const outboundStates = ["draft", "issued", "cancelled", "reversed"] as const;
export type OutboundState = (typeof outboundStates)[number];
export const outboundEvents = ["edit", "issue", "cancel", "reverse"] as const;
export type OutboundEvent = (typeof outboundEvents)[number];
export const outboundTable: StateTable<OutboundState, OutboundEvent> = {
  draft: { edit: "draft", issue: "issued", cancel: "cancelled" },
  issued: { reverse: "reversed" },
  cancelled: {},
  reversed: {},
};

/** Days whose loading says what a route brings back. */
export const takeBackDays = 28;

/** Of a hundred pieces that were loaded into the bag of a route, those that came back into a warehouse; null where none was loaded. */
export const takeBackPercent = (loaded: number, back: number): number | null =>
  loaded <= 0 ? null : Math.round((Math.min(Math.max(back, 0), loaded) * 100) / loaded);

/** What lies of one batch of a product in a place. */
export interface BatchStock {
  readonly productId: string;
  readonly batchNo: string;
  /** The last day that it keeps; null where nobody wrote one. */
  readonly shelfLifeDate: string | null;
  readonly stock: number;
  /** Neither past its last day nor recalled (MED-11). */
  readonly isUsable: boolean;
}

/** Pieces that are taken of one batch. */
export interface BatchShare {
  readonly productId: string;
  readonly batchNo: string;
  readonly quantity: number;
}

const soonestFirst = (one: BatchStock, other: BatchStock) =>
  Number(other.isUsable) - Number(one.isUsable) ||
  (one.shelfLifeDate ?? "9999").localeCompare(other.shelfLifeDate ?? "9999") ||
  one.batchNo.localeCompare(other.batchNo);

/**
 * Spreads the pieces that are needed of products over what lies there: of what may be sold the batch that expires first before
 * the others, and only then the rest, which went out though it should not have. Whoever plans leaves that rest out.
 * What is needed beyond the stock stays out, so that nothing is promised that does not lie there.
 */
export function shareBatches(needs: ReadonlyMap<string, number>, batches: readonly BatchStock[]): BatchShare[] {
  const left = new Map(needs);
  return batches.toSorted(soonestFirst).flatMap(({ productId, batchNo, stock }) => {
    const quantity = Math.min(left.get(productId) ?? 0, stock);
    if (quantity <= 0) return [];
    left.set(productId, left.get(productId)! - quantity);
    return [{ productId, batchNo, quantity }];
  });
}
