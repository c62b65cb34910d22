import { describe, expect, it } from "vitest";
import { checkTranslatedName, namesAfter } from "./names.ts";
import { productLimits } from "./product.ts";

const now = new Date("2026-11-22T08:00:00Z");
const earlier = "2026-01-01T00:00:00.000Z";

describe("the names of a product in other languages", () => {
  it("PRODUCT-22 are as long as any name, and an empty one is none", () => {
    expect(checkTranslatedName(" Cola ")).toEqual({ ok: true, value: "Cola" });
    expect(checkTranslatedName("  ")).toEqual({ ok: true, value: null });
    expect(checkTranslatedName("x".repeat(productLimits.nameLength)).ok).toBe(true);
    expect(checkTranslatedName("x".repeat(productLimits.nameLength + 1))).toMatchObject({
      code: "field.tooLong",
      field: "translatedName",
    });
  });

  it("PRODUCT-22 change where somebody wrote something else, and keep the rest", () => {
    const before = {
      en: { name: "Water", updatedAt: earlier },
      de: { name: "Wasser", updatedAt: earlier },
      fr: { name: "Eau", updatedAt: earlier },
    };
    expect(namesAfter(before, { en: "Water", de: "Quellwasser", fr: null, it: "Acqua" }, now)).toEqual({
      en: { name: "Water", updatedAt: earlier },
      de: { name: "Quellwasser", updatedAt: now.toISOString() },
      it: { name: "Acqua", updatedAt: now.toISOString() },
    });
  });
});
