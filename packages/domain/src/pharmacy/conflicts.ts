import { accept, refuse, type Result } from "../result.ts";

/** Why two medicines do not go together, in the order of a list. */
export const conflictReasons = [
  "sameIngredient",
  "bleeding",
  "sedation",
  "liver",
  "kidney",
  "bloodPressure",
  "heartRhythm",
  "weaker",
  "stronger",
] as const;
export type ConflictReason = (typeof conflictReasons)[number];

/** A forbidden pair is refused wherever its medicines meet; of the other one people are warned. */
export const conflictSeverities = ["forbid", "warn"] as const;
export type ConflictSeverity = (typeof conflictSeverities)[number];

/** Two medicines that do not go together, whichever is named first. */
export interface MedicineConflict {
  readonly productId: string;
  readonly otherProductId: string;
  readonly severity: ConflictSeverity;
  readonly reason: ConflictReason;
}

export type ConflictPair = Pick<MedicineConflict, "productId" | "otherProductId">;

/** The pair with the smaller number first, so that it exists once; a medicine is no conflict of itself (MED-04). */
export function checkConflictPair({ productId, otherProductId }: ConflictPair): Result<ConflictPair> {
  if (BigInt(productId) === BigInt(otherProductId)) return refuse("pharmacy.conflictSame", { field: "otherProductId" });
  return accept(
    BigInt(productId) < BigInt(otherProductId)
      ? { productId, otherProductId }
      : { productId: otherProductId, otherProductId: productId },
  );
}

/** The pairs among some medicines that do not go together, forbidden ones first. */
export function conflictsAmong<Conflict extends MedicineConflict>(
  productIds: readonly string[],
  conflicts: readonly Conflict[],
): readonly Conflict[] {
  const together = new Set(productIds);
  return conflicts
    .filter(({ productId, otherProductId }) => together.has(productId) && together.has(otherProductId))
    .toSorted((a, b) => conflictSeverities.indexOf(a.severity) - conflictSeverities.indexOf(b.severity));
}
