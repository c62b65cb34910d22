import { checkWeight } from "../goods/product.ts";
import { accept, refuse, type Result } from "../result.ts";

/** The factor of a scale: above 0 and up to this, with three decimals. */
export const weightFactorLimit = 10;

export interface LaneWeight {
  readonly weight: number | null;
  readonly weightTolerance: number | null;
  readonly weightFactor: number | null;
}

/** Weight and tolerance of a lane in whole grams as those of a product (PRODUCT-23), both given, and the factor of its scale. */
export function checkLaneWeight({ weight, weightTolerance, weightFactor }: LaneWeight): Result<{
  readonly weight: number;
  readonly weightTolerance: number;
  readonly weightFactor: number;
}> {
  if (weight === null) return refuse("field.required", { field: "weight" });
  if (weightTolerance === null) return refuse("field.required", { field: "weightTolerance" });
  const checked = checkWeight(weight, weightTolerance);
  if (!checked.ok) return checked;
  const isFactor = weightFactor !== null && weightFactor > 0 && weightFactor <= weightFactorLimit;
  if (!isFactor || Math.round(weightFactor * 1_000) / 1_000 !== weightFactor)
    return refuse("machines.factorOutOfRange", { field: "weightFactor", values: { limit: weightFactorLimit } });
  return accept({ weight, weightTolerance, weightFactor });
}

/** What one piece in a lane weighs, in grams, for a machine that weighs; the reading of its scale is multiplied by `factor` first. */
export interface PieceWeight {
  readonly grams: number;
  readonly toleranceGrams: number;
  readonly factor: number;
}

/** What a scale says before and after dispensing, in grams as it reads them, and how many pieces came out by the machine's word. */
export interface Weighing {
  readonly weightBeforeGrams: number;
  readonly weightAfterGrams: number;
  readonly dispensed: number;
}

/**
 * What is missing by the scale beside what the pieces weigh, where these differ by more than the tolerance of each piece, of one
 * piece when none came out; null where they agree (MACHINE-27). It tells people only: what came out is the machine's word.
 */
export function weighingDiffers(
  { weightBeforeGrams, weightAfterGrams, dispensed }: Weighing,
  { grams, toleranceGrams, factor }: PieceWeight,
): { readonly reported: number; readonly expected: number } | null {
  const reported = Math.round((weightBeforeGrams - weightAfterGrams) * factor);
  const expected = dispensed * grams;
  return Math.abs(reported - expected) <= Math.max(1, dispensed) * toleranceGrams ? null : { reported, expected };
}
