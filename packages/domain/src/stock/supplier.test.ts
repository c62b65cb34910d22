import { describe, expect, it } from "vitest";
import { checkLeadDays, checkPackSize, checkSupplier, checkSupplyPrice, checkWarning } from "./supplier.ts";

const form = {
  supplierName: " 康师傅华东 ",
  contactName: "",
  contactPhone: "13800000000",
  address: "",
  email: "",
  remark: "",
};
const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);

describe("a supplier", () => {
  it.each([
    [{}, "ok"],
    [{ supplierName: " " }, "field.required"],
    [{ contactPhone: "" }, "field.required"],
    [{ contactPhone: "12345" }, "field.notMobile"],
    [{ email: "nobody" }, "field.notEmail"],
    [{ email: "a@b.cn" }, "ok"],
    [{ contactName: "x".repeat(61) }, "field.tooLong"],
    [{ address: "x".repeat(201) }, "field.tooLong"],
    [{ remark: "x".repeat(201) }, "field.remarkTooLong"],
  ])("STOCK-06 FORM-02 FORM-04 with %o is %s", (change, code) => {
    expect(codeOf(checkSupplier({ ...form, ...change }))).toBe(code);
  });

  it("STOCK-06 loses the blanks around its texts", () => {
    expect(checkSupplier(form)).toMatchObject({ value: { supplierName: "康师傅华东" } });
  });

  it("PRODUCT-08 sells for no more than the product costs the customer", () => {
    expect(codeOf(checkSupplyPrice(350n, 350n))).toBe("ok");
    expect(codeOf(checkSupplyPrice(351n, 350n))).toBe("stock.supplyAbovePrice");
    expect(codeOf(checkSupplyPrice(351n, null))).toBe("ok");
    expect(codeOf(checkSupplyPrice(0n, 350n))).toBe("amount.notPositive");
    expect(codeOf(checkSupplyPrice(1_000_000_001n, null))).toBe("amount.tooLarge");
  });

  it("STOCK-06 has whole packs, days and warnings", () => {
    expect([checkPackSize(0), checkPackSize(1.5), checkPackSize(12)].map(codeOf)).toEqual([
      "stock.wholeOutOfRange",
      "stock.wholeOutOfRange",
      "ok",
    ]);
    expect([checkLeadDays(-1), checkLeadDays(0), checkLeadDays(366)].map(codeOf)).toEqual([
      "stock.wholeOutOfRange",
      "ok",
      "stock.wholeOutOfRange",
    ]);
    expect(codeOf(checkWarning(100_000))).toBe("stock.wholeOutOfRange");
  });
});
