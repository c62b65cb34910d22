import { describe, expect, it } from "vitest";
import {
  checkBudget,
  checkMaxUses,
  checkPlan,
  checkPriority,
  checkRate,
  checkScheme,
  checkSlots,
  type PlanForm,
  type SchemeForm,
} from "./promotion.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);

const scheme = (over: Partial<SchemeForm>): SchemeForm => ({
  schemeName: "早餐",
  remark: "",
  kind: "productDiscount",
  discountRate: 0.7,
  specialPriceFen: null,
  fullFen: null,
  reductionFen: null,
  ...over,
});

const plan = (over: Partial<PlanForm>): PlanForm => ({
  planName: "早餐",
  machineIds: ["1"],
  allMachines: false,
  startDate: "2026-11-22",
  endDate: "2026-11-22",
  slots: [{ from: "07:00", to: "09:30" }],
  priority: 1,
  maxUses: null,
  maxAmountFen: null,
  ...over,
});

describe("schemes and plans", () => {
  it.each([0, 0.7, 0.07, 0.29, 0.58, 1])("MKT-06 MKT-18 takes a rate of %d", (rate) => {
    expect(checkRate(rate)).toEqual({ ok: true, value: Math.round(rate * 100) });
  });

  it.each([1.01, -0.1, 0.755, null, Number.NaN])("MKT-06 refuses a rate of %s", (rate) => {
    expect(checkRate(rate)).toMatchObject({ code: "marketing.rateOutOfRange", field: "discountRate" });
  });

  it("MKT-07 takes a priority from 1 to 9", () => {
    expect([1, 9].map((one) => checkPriority(one).ok)).toEqual([true, true]);
    expect([0, 10, 1.5, null, Number("a")].map((one) => checkPriority(one).ok)).toEqual(Array(5).fill(false));
  });

  const slots = (...texts: string[]) => texts.map((text) => ({ from: text.split("-")[0]!, to: text.split("-")[1]! }));
  it.each([
    ["ok", slots("00:00-24:00")],
    ["ok", slots("12:00-13:00", "07:00-12:00", "23:00-23:01")],
    ["marketing.slotMissing", []],
    ["marketing.slotMissing", [{ from: "08:00" }]],
    ["marketing.slotMissing", slots("24:01-24:02")],
    ["marketing.tooManySlots", slots("01:00-02:00", "03:00-04:00", "05:00-06:00", "07:00-08:00")],
    ["marketing.slotReversed", slots("22:00-06:00")],
    ["marketing.slotReversed", slots("08:00-08:00")],
    ["marketing.slotsOverlap", slots("07:00-09:00", "08:59-10:00")],
  ])("MKT-08 MKT-16 says %s of slots %o", (said, given) => {
    expect(codeOf(checkSlots(given))).toBe(said);
  });

  it("keeps slots in the order of the day, as minutes", () => {
    expect(checkSlots(slots("12:00-24:00", "07:30-12:00"))).toEqual({
      ok: true,
      value: [
        { from: 450, to: 720 },
        { from: 720, to: 1440 },
      ],
    });
  });

  it.each<[string, Partial<SchemeForm>]>([
    ["ok", {}],
    ["field.required", { schemeName: " " }],
    ["field.tooLong", { schemeName: "x".repeat(61) }],
    ["field.remarkTooLong", { remark: "x".repeat(201) }],
    ["marketing.specialPriceMissing", { kind: "specialOffer" }],
    ["amount.notPositive", { kind: "specialOffer", specialPriceFen: 0n }],
    ["ok", { kind: "specialOffer", specialPriceFen: 1n }],
    ["amount.notPositive", { kind: "fullReduction", fullFen: 1_000n }],
    ["marketing.reductionTooLarge", { kind: "fullReduction", fullFen: 300n, reductionFen: 300n }],
    ["ok", { kind: "fullReduction", fullFen: 301n, reductionFen: 300n }],
  ])("MKT-09 MKT-10 MKT-14 says %s of a scheme with %o", (said, over) => {
    expect(codeOf(checkScheme(scheme(over)))).toBe(said);
  });

  it.each<[string, Partial<PlanForm>]>([
    ["ok", {}],
    ["ok", { allMachines: true, machineIds: [] }],
    ["field.required", { planName: "" }],
    ["machines.selectToOperate", { machineIds: [] }],
    ["field.required", { startDate: "" }],
    ["field.required", { endDate: "2026-02-30" }],
    ["range.reversed", { endDate: "2026-11-21" }],
    ["marketing.slotMissing", { slots: [] }],
    ["marketing.priorityOutOfRange", { priority: 10 }],
    ["marketing.notPositiveInteger", { maxUses: 0 }],
    ["amount.notPositive", { maxAmountFen: 0n }],
  ])("MKT-08 MKT-14 says %s of a plan with %o", (said, over) => {
    expect(codeOf(checkPlan(plan(over)))).toBe(said);
  });

  it("takes a budget of at least what is used, and no part of a use", () => {
    const used = { usedTotal: 5, usedFen: 500n };
    expect(checkBudget({ maxUses: 5, maxAmountFen: 500n }, used).ok).toBe(true);
    expect(checkBudget({ maxUses: 4, maxAmountFen: null }, used)).toMatchObject({ field: "maxUses" });
    expect(checkBudget({ maxUses: null, maxAmountFen: 499n }, used)).toMatchObject({ field: "maxAmountFen" });
    expect(checkMaxUses(1.5).ok).toBe(false);
  });
});
