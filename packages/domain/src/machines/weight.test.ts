import { describe, expect, it } from "vitest";
import { checkLaneWeight } from "./weight.ts";

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
