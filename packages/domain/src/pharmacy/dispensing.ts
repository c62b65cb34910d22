import { accept, refuse, type Result } from "../result.ts";
import { type BatchDays, checkBatchUsable } from "./batches.ts";
import type { SaleClass, ShelfState } from "./medicines.ts";
import { checkPrescribed, type PrescribedSale, type PrescriptionFacts } from "./prescriptions.ts";

/** Classes that a cabinet sells where no rule says otherwise: class B over the counter, and what is no medicine. */
const sellable: ReadonlySet<SaleClass> = new Set(["otcB", "health"]);

/** Whether a cabinet sells a class where the merchant has no rule for it. */
export const soldWithoutRule = (saleClass: SaleClass): boolean => sellable.has(saleClass);

/** What decides whether a machine may dispense a medicine. */
export interface DispenseFacts {
  readonly saleClass: SaleClass;
  readonly shelf: ShelfState | null;
  /** The batch that the lane names; null where it names none that is known. */
  readonly batch: BatchDays | null;
  /** What the merchant's newest rule for the class says at the place of the machine; null without one. */
  readonly allowed: boolean | null;
  /** The prescription that the customer names, and what is sold against it. */
  readonly prescription: PrescriptionFacts | null;
  readonly sale: PrescribedSale;
  /** Day at the machine. */
  readonly today: string;
}

/** Refuses by the name of the rule: recalled, expired, off the shelf, a class that the place does not sell, or no good prescription (MED-09, MED-11). */
export function checkDispense(facts: DispenseFacts): Result<undefined> {
  const { saleClass, shelf, batch, allowed, prescription, sale, today } = facts;
  const usable = batch === null ? accept() : checkBatchUsable(batch, today);
  if (!usable.ok) return usable;
  if (shelf === "off") return refuse("pharmacy.offShelf");
  if (!(allowed ?? soldWithoutRule(saleClass))) return refuse("pharmacy.classNotAllowed");
  return saleClass === "prescription" ? checkPrescribed(prescription, sale, today) : accept();
}
