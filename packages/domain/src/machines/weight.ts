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
