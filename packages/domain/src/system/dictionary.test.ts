import { describe, expect, it } from "vitest";
import { checkDictionaryFields, checkDictionaryRemoval, offeredEntries, offeredValues } from "./dictionary.ts";
import { checkDictionaryValueCode } from "../valueLists.ts";

const fields = { dictCode: "T1", dictName: " 超时 ", dictValue: " 超过退款时限 ", sortNo: 10 };
const entry = (dictCode: string, sortNo: number, ofPlatform: boolean, enabled = true) => ({
  dictCode,
  sortNo,
  ofPlatform,
  enabled,
});

describe("the data dictionary", () => {
  it("FORM-03 MSG-26 MSG-91 takes a code of letters and digits, a name, a text and a place", () => {
    expect(checkDictionaryFields(fields)).toEqual({
      ok: true,
      value: { dictCode: "T1", dictName: "超时", dictValue: "超过退款时限", sortNo: 10 },
    });
    expect(checkDictionaryFields({ ...fields, dictCode: "a-b" })).toMatchObject({ code: "field.notCode" });
    expect(checkDictionaryFields({ ...fields, dictName: " " })).toMatchObject({ code: "field.required" });
    expect(checkDictionaryFields({ ...fields, dictValue: "" })).toMatchObject({ field: "dictValue" });
    expect(checkDictionaryFields({ ...fields, dictValue: "长".repeat(200) }).ok).toBe(true);
    expect(checkDictionaryFields({ ...fields, dictValue: "长".repeat(201) })).toMatchObject({ code: "field.tooLong" });
    expect(checkDictionaryFields({ ...fields, sortNo: 10_000 })).toMatchObject({ code: "access.sortNo" });
  });

  it("GEN-22 holds values of the product alone in its lists, and orders and hides what controls offer", () => {
    expect(checkDictionaryValueCode("paymentKind", "cash").ok).toBe(true);
    expect(checkDictionaryValueCode("paymentKind", "gold")).toMatchObject({
      code: "record.unknown",
      field: "dictCode",
    });
    expect(checkDictionaryValueCode("priceReason", "gold").ok).toBe(true);
    expect(checkDictionaryRemoval("paymentKind", true)).toMatchObject({ code: "state.notAllowed" });
    expect([checkDictionaryRemoval("paymentKind", false).ok, checkDictionaryRemoval("priceReason", true).ok]).toEqual([
      true,
      true,
    ]);
    expect(offeredValues(["a", "b", "c"], [])).toEqual(["a", "b", "c"]);
    expect(offeredValues(["a", "b", "c"], ["c", "x", "a"])).toEqual(["c", "a"]);
    expect(offeredValues(["a", "b", "c"], ["c", "a"], "b")).toEqual(["c", "a", "b"]);
  });

  it("SYS-02 offers the merchant's entry instead of the platform's of the same code, and none that is switched off", () => {
    const platform = [entry("A", 1, true), entry("B", 2, true), entry("C", 3, true, false), entry("D", 4, true)];
    const own = [entry("b", 9, false), entry("D", 0, false, false), entry("E", 5, false)];
    const codes = ["A", "E", "b"];
    expect(offeredEntries([...platform, ...own]).map(({ dictCode }) => dictCode)).toEqual(codes);
    expect(offeredEntries([...own, ...platform]).map(({ dictCode }) => dictCode)).toEqual(codes);
  });
});
