import { daysIncluded } from "../dates.ts";
import { checkText } from "../fields.ts";
import { productLimits } from "../goods/product.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Days before the last day of sale on which a medicine counts as near its end; the board shows the other two as steps (MED-07). */
export const nearExpirySteps = [30, 60, 90] as const;
export const nearExpiryDays = 90;

export const batchLimits = { quantity: 1_000_000, reasonLength: 200 } as const;

/** What can be said of a batch today; recalled counts before everything. */
export const batchStates = ["good", "near", "expired", "recalled"] as const;
export type BatchState = (typeof batchStates)[number];

export interface BatchDays {
  /** ISO day, the last one on which it may be sold. */
  readonly shelfLifeDate: string;
  readonly recalled: boolean;
}

/** Days on which it may still be sold after today: 0 on the last one, negative once it has expired. */
export const daysToExpiry = (shelfLifeDate: string, today: string): number => daysIncluded(today, shelfLifeDate) - 1;

/** @param nearDays from how many days on it is near its end, where the merchant has set them. */
export function batchStateOf(
  { shelfLifeDate, recalled }: BatchDays,
  today: string,
  nearDays: number = nearExpiryDays,
): BatchState {
  if (recalled) return "recalled";
  const days = daysToExpiry(shelfLifeDate, today);
  if (days < 0) return "expired";
  return days <= nearDays ? "near" : "good";
}

/** Whether a batch may be sold or put into a lane on this day (MED-11). */
export function checkBatchUsable(batch: BatchDays, today: string): Result<undefined> {
  if (batch.recalled) return refuse("pharmacy.batchRecalled", { field: "batchNo" });
  return daysToExpiry(batch.shelfLifeDate, today) < 0
    ? refuse("pharmacy.batchExpired", { field: "batchNo" })
    : accept();
}

export interface BatchFields {
  readonly batchNo: string;
  readonly productionDate: string;
  readonly shelfLifeDate: string;
  readonly batchQty: number;
}

/** A batch as its form says it: made in the past, good for longer than it is old when it is made, of at least one piece (MED-06). */
export function checkBatchFields(fields: BatchFields, today: string): Result<BatchFields> {
  const batchNo = checkText(fields.batchNo, "batchNo", productLimits.batchLength);
  if (!batchNo.ok) return batchNo;
  if (fields.productionDate > today) return refuse("pharmacy.productionInFuture", { field: "productionDate" });
  if (fields.shelfLifeDate <= fields.productionDate)
    return refuse("goods.shelfLifeBeforeProduction", { field: "shelfLifeDate" });
  const limit = batchLimits.quantity;
  return Number.isInteger(fields.batchQty) && fields.batchQty >= 1 && fields.batchQty <= limit
    ? accept({ ...fields, batchNo: batchNo.value })
    : refuse("pharmacy.quantityWrong", { field: "batchQty", values: { limit } });
}

/** Batches that may be sold, what expires first first: the order in which they are loaded and sold. */
export function firstExpiredFirst<Batch extends BatchDays & { readonly productionDate: string }>(
  batches: readonly Batch[],
  today: string,
): Batch[] {
  return batches
    .filter((batch) => checkBatchUsable(batch, today).ok)
    .toSorted((a, b) => {
      if (a.shelfLifeDate !== b.shelfLifeDate) return a.shelfLifeDate < b.shelfLifeDate ? -1 : 1;
      if (a.productionDate === b.productionDate) return 0;
      return a.productionDate < b.productionDate ? -1 : 1;
    });
}

/**
 * The turn of a lane among those with the same medicine, low ones first: what expires first is sold first, then comes what
 * names no batch, and at the very end what may not be sold, which the rules then refuse with their reason.
 */
export function turnToSell(batch: BatchDays | null, today: string): number {
  if (batch === null) return Number.MAX_SAFE_INTEGER - 1;
  return checkBatchUsable(batch, today).ok ? daysToExpiry(batch.shelfLifeDate, today) : Number.MAX_SAFE_INTEGER;
}

/** Conclusions of a storage check (MED-08). */
export const upkeepResults = ["sound", "watched", "unsound"] as const;
export type UpkeepResult = (typeof upkeepResults)[number];

/**
 * Days between two storage checks of a batch that lies in cabinets: a quarter, and a month once it is near its end, as good
 * practice of the trade with medicines asks (MED-08). A batch that was never checked counts from its entry.
 */
export const upkeepEveryDays = { good: 90, near: 30 } as const;

/** A recall says why. */
export const checkRecallReason = (reason: string): Result<string> =>
  checkText(reason, "reason", batchLimits.reasonLength);

/** A batch that lies in lanes, was checked or sold stays; so does one that was recalled, and one whose boxes have trace codes. */
export function checkBatchDelete(batch: {
  readonly stock: number;
  readonly checks: number;
  /** Pieces that were sold from it. */
  readonly sold: number;
  readonly codes: number;
  readonly recalled: boolean;
}): Result<undefined> {
  if (batch.sold > 0) return refuse("pharmacy.batchSold", { values: { sold: batch.sold } });
  if (batch.recalled || batch.stock + batch.checks > 0)
    return refuse("pharmacy.batchInUse", { values: { stock: batch.stock, checks: batch.checks } });
  return batch.codes > 0 ? refuse("pharmacy.batchCoded", { values: { codes: batch.codes } }) : accept();
}

/** A batch is never made smaller than the trace codes that were written down for it (MED-06). */
export const checkBatchQuantity = (quantity: number, codes: number): Result<undefined> =>
  codes > quantity ? refuse("pharmacy.traceAboveBatch", { field: "batchQty", values: { quantity } }) : accept();
