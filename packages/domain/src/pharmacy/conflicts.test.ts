import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkConflictPair, conflictsAmong, type MedicineConflict } from "./conflicts.ts";

const conflict = (productId: string, otherProductId: string, severity: MedicineConflict["severity"]) =>
  ({ productId, otherProductId, severity, reason: "bleeding" }) as const;

describe("medicines that do not go together", () => {
  it("MED-04 are one pair, whichever is named first, and never one medicine twice", () => {
    expect(checkConflictPair({ productId: "7", otherProductId: "07" })).toMatchObject({
      code: "pharmacy.conflictSame",
      field: "otherProductId",
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 62n }), fc.bigInt({ min: 1n, max: 2n ** 62n }), (a, b) => {
        fc.pre(a !== b);
        const there = checkConflictPair({ productId: String(a), otherProductId: String(b) });
        expect(there).toEqual(checkConflictPair({ productId: String(b), otherProductId: String(a) }));
        expect(there.ok && BigInt(there.value.productId) < BigInt(there.value.otherProductId)).toBe(true);
      }),
    );
  });

  it("MED-04 meet only where both are, and what is forbidden is said first", () => {
    const known = [conflict("1", "2", "warn"), conflict("2", "3", "forbid"), conflict("3", "4", "forbid")];
    expect(conflictsAmong(["1", "3"], known)).toEqual([]);
    expect(conflictsAmong(["3", "2", "1"], known)).toEqual([known[1], known[0]]);
  });
});
