import { accept, refuse, type Result } from "../result.ts";
import { type BatchDays, checkBatchUsable } from "./batches.ts";
import type { SaleClass, ShelfState } from "./medicines.ts";

/** Classes that a cabinet without a pharmacist sells: class B over the counter, and what is no medicine. */
const sellable: ReadonlySet<SaleClass> = new Set(["otcB", "health"]);

/** What decides whether a machine may dispense a medicine. */
export interface DispenseFacts {
  readonly saleClass: SaleClass;
  readonly shelf: ShelfState | null;
  /** The batch that the lane names; null where it names none that is known. */
  readonly batch: BatchDays | null;
  /** Day at the machine. */
  readonly today: string;
}

/** Refuses by the name of the rule: recalled, expired, off the shelf, or a class that no cabinet sells (MED-09, MED-11). */
export function checkDispense({ saleClass, shelf, batch, today }: DispenseFacts): Result<undefined> {
  const usable = batch === null ? accept() : checkBatchUsable(batch, today);
  if (!usable.ok) return usable;
  if (shelf === "off") return refuse("pharmacy.offShelf");
  return sellable.has(saleClass) ? accept() : refuse("pharmacy.classNotAllowed");
}
