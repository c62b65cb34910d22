import { accept, refuse, type Result } from "../result.ts";
import { nearExpiryDays } from "./batches.ts";
import { excursionMinutes } from "./storage.ts";

/** What a merchant sets for its medicine boxes; without a word of it the product's own values count. */
export interface MedicineBox {
  /** Days before the last day of sale from which a batch is near its end (MED-07). */
  readonly nearDays: number;
  /** Minutes outside the limits from which it is an excursion and no open door. */
  readonly excursionMinutes: number;
}

export const medicineBoxLimits = {
  nearDays: { from: 7, to: 365 },
  excursionMinutes: { from: 1, to: 120 },
} as const;

export const ordinaryBox: MedicineBox = { nearDays: nearExpiryDays, excursionMinutes };

/** Whole numbers within their limits (MED-12). */
export function checkMedicineBox(box: MedicineBox): Result<MedicineBox> {
  for (const field of ["nearDays", "excursionMinutes"] as const) {
    const { from, to } = medicineBoxLimits[field];
    if (!Number.isInteger(box[field]) || box[field] < from || box[field] > to)
      return refuse("pharmacy.boxOutOfRange", { field, values: { from, to } });
  }
  return accept(box);
}
