import { describe, expect, it } from "vitest";
import { checkLaneWeight, weighingDiffers } from "./weight.ts";

const codeOf = (weight: number | null, weightTolerance: number | null, weightFactor: number | null = 1) => {
  const checked = checkLaneWeight({ weight, weightTolerance, weightFactor });
  return checked.ok ? "ok" : checked.code;
};

describe("the weight of a lane", () => {
  it("MACHINE-27 PRODUCT-23 is whole grams with a tolerance from 0 to below it", () => {
    expect([codeOf(330, 0), codeOf(330, 329)]).toEqual(["ok", "ok"]);
    expect([codeOf(330, 330), codeOf(330, -1), codeOf(330, 1.5)]).toEqual(
      Array.from({ length: 3 }, () => "goods.toleranceOutOfRange"),
    );
    expect([codeOf(0, 0), codeOf(-1, 0), codeOf(1.5, 0)]).toEqual(
      Array.from({ length: 3 }, () => "goods.weightOutOfRange"),
    );
    expect([codeOf(null, 0), codeOf(330, null)]).toEqual(["field.required", "field.required"]);
  });

  it("MACHINE-27 has a factor above 0 and up to 10, with three decimals", () => {
    expect([codeOf(330, 5, 0.001), codeOf(330, 5, 10), codeOf(330, 5, 1.005)]).toEqual(["ok", "ok", "ok"]);
    for (const factor of [0, -1, 10.001, 1.0005, null, Number.NaN])
      expect(codeOf(330, 5, factor), String(factor)).toBe("machines.factorOutOfRange");
  });
});

describe("what a machine weighed", () => {
  const can = { grams: 330, toleranceGrams: 5, factor: 1 };
  const weighed = (missing: number, dispensed: number, weight = can) =>
    weighingDiffers({ weightBeforeGrams: 5_000, weightAfterGrams: 5_000 - missing, dispensed }, weight);

  it("MACHINE-27 agrees within the tolerance of each piece, and of one piece when none came out", () => {
    expect([weighed(325, 1), weighed(335, 1), weighed(650, 2), weighed(670, 2), weighed(5, 0), weighed(-5, 0)]).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    expect(weighed(324, 1)).toEqual({ reported: 324, expected: 330 });
    expect(weighed(671, 2)).toEqual({ reported: 671, expected: 660 });
    expect(weighed(330, 0)).toEqual({ reported: 330, expected: 0 });
    expect(weighed(0, 1)).toEqual({ reported: 0, expected: 330 });
  });

  it("MACHINE-27 multiplies the reading of the scale by the factor before it compares", () => {
    expect(weighed(300, 1, { ...can, factor: 1.1 })).toBeNull();
    expect(weighed(330, 1, { ...can, factor: 1.1 })).toEqual({ reported: 363, expected: 330 });
  });
});
