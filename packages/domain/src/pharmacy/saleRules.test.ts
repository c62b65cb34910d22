import { describe, expect, it } from "vitest";
import { checkSaleRule } from "./saleRules.ts";

const today = "2026-11-22";
const rule = {
  province: "浙江",
  saleClass: "prescription",
  allowed: true,
  fromDay: today,
  licenceNo: "ZJ2026001",
  remark: "",
} as const;

describe("a rule of what cabinets sell", () => {
  it("allows a class in a province, or everywhere, from a day on and by a licence", () => {
    expect(checkSaleRule(rule, today).ok).toBe(true);
    expect(checkSaleRule({ ...rule, province: "" }, today).ok).toBe(true);
    expect(checkSaleRule({ ...rule, allowed: false, licenceNo: "" }, today).ok).toBe(true);
  });

  it.each([
    ["a province that the map lacks", { province: "仙境" }, "regions.provinceUnknown"],
    ["a day gone by", { fromDay: "2026-11-21" }, "pharmacy.ruleInPast"],
    ["a permission without a licence", { licenceNo: " " }, "field.required"],
    ["a licence that is no number", { licenceNo: "浙1" }, "field.notCode"],
    ["a remark too long", { remark: "长".repeat(201) }, "field.tooLong"],
  ] as const)("refuses %s", (_, more, code) => {
    expect(checkSaleRule({ ...rule, ...more }, today)).toMatchObject({ ok: false, code });
  });
});
