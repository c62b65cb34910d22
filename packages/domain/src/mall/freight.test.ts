import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFreight, freightFee, type FreightLine, type FreightRule } from "./freight.ts";

const rule: FreightRule = {
  provinces: ["上海"],
  firstUnits: 2,
  firstFeeFen: "600",
  nextUnits: 3,
  nextFeeFen: "150",
  freeFromFen: "9900",
};
const elsewhere: FreightRule = { ...rule, provinces: [], firstFeeFen: "1200", freeFromFen: null };
const line = (quantity: number, priceFen = 100n, weightGrams: number | null = null): FreightLine => ({
  quantity,
  priceFen,
  weightGrams,
});
const feeOf = (...asked: Parameters<typeof freightFee>) => {
  const fee = freightFee(...asked);
  return fee.ok ? fee.value : fee.code;
};
const byPiece = { measure: "piece", rules: [rule, elsewhere] } as const;

describe("a freight template", () => {
  it("MALL-04 charges the first pieces, then each step that is begun, and nothing from its amount on", () => {
    const fees = [1, 2, 3, 5, 6, 98, 99].map((pieces) => feeOf(byPiece, "上海", [line(pieces)]));
    expect(fees).toEqual([600n, 600n, 750n, 750n, 900n, 5_400n, 0n]);
    expect(feeOf(byPiece, "新疆", [line(99)])).toBe(1_200n + 33n * 150n);
  });

  it("MALL-04 weighs a whole basket, in which what nobody weighed weighs nothing", () => {
    const byWeight = { measure: "weight", rules: [{ ...rule, firstUnits: 1_000, nextUnits: 500 }] } as const;
    expect(feeOf(byWeight, "上海", [line(2, 100n, 600), line(1)])).toBe(750n);
    expect(feeOf(byWeight, "上海", [line(5)])).toBe(600n);
  });

  it("MALL-04 refuses a province that no rule is for, and asks for one", () => {
    expect(feeOf({ ...byPiece, rules: [rule] }, "新疆", [line(1)])).toBe("mall.regionNotServed");
    expect(feeOf(byPiece, "月球", [line(1)])).toBe("mall.regionNotServed");
    expect(feeOf(byPiece, null, [line(1)])).toBe("field.required");
  });

  it("never charges less for more, nor otherwise for a basket in other lines", () => {
    const fen = fc.integer({ min: 0, max: 100_000 }).map(String);
    const units = fc.integer({ min: 1, max: 1_000_000 });
    const anyRule = fc.record({ firstUnits: units, firstFeeFen: fen, nextUnits: units, nextFeeFen: fen });
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      priceFen: fc.bigInt(1n, 10n ** 9n),
      weightGrams: fc.option(fc.integer({ min: 1, max: 2_000_000_000 })),
    });
    fc.assert(
      fc.property(anyRule, fc.array(anyLine, { maxLength: 20 }), anyLine, fc.boolean(), (some, lines, more, weighs) => {
        const template = {
          measure: weighs ? ("weight" as const) : ("piece" as const),
          rules: [{ ...some, provinces: [], freeFromFen: null }],
        };
        const before = feeOf(template, "上海", lines) as bigint;
        expect(feeOf(template, "上海", [more, ...lines]) as bigint).toBeGreaterThanOrEqual(before);
        expect(feeOf(template, "上海", lines.toReversed())).toBe(before);
        const single = lines.flatMap(({ quantity, ...one }) =>
          [Math.floor(quantity / 2), Math.ceil(quantity / 2)].map((pieces) => ({ ...one, quantity: pieces })),
        );
        expect(feeOf(template, "上海", single)).toBe(before);
        const free = { ...template, rules: [{ ...template.rules[0]!, freeFromFen: "1" }] };
        expect(feeOf(free, "上海", [more])).toBe(0n);
      }),
    );
  });

  it("FORM-02 names the field of a rule that it refuses", () => {
    const form = { templateName: " 全国 ", ...byPiece };
    const asked = (changed: object) => {
      const checked = checkFreight({ ...form, ...changed });
      return checked.ok ? checked.value.templateName : [checked.code, checked.field];
    };
    const ruled = (changed: Partial<FreightRule>) => asked({ rules: [{ ...rule, ...changed }] });
    expect(asked({})).toBe("全国");
    expect([asked({ templateName: " " }), asked({ rules: [] })]).toEqual([
      ["field.required", "templateName"],
      ["mall.freightRules", "rules"],
    ]);
    expect([asked({ rules: [rule, rule] }), asked({ rules: [elsewhere, elsewhere] })]).toEqual([
      ["mall.freightProvinceTwice", "provinces"],
      ["mall.freightProvinceTwice", "provinces"],
    ]);
    expect([ruled({ firstUnits: 0 }), ruled({ nextUnits: 1.5 }), ruled({ freeFromFen: "0" })]).toEqual([
      ["mall.freightUnits", "firstUnits"],
      ["mall.freightUnits", "nextUnits"],
      ["amount.notPositive", "freeFromFen"],
    ]);
    expect([ruled({ firstFeeFen: "-1" }), ruled({ nextFeeFen: "100001" })]).toEqual([
      ["amount.negative", "firstFeeFen"],
      ["amount.tooLarge", "nextFeeFen"],
    ]);
  });
});
