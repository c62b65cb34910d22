import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBarcode, checkDigitOf } from "./barcode.ts";

describe("a barcode", () => {
  it.each(["6901028075763", "96385074", "036000291452", "10614141000415", "123456789"])(
    "PRODUCT-29 takes %s as it is, leading zeros included",
    (code) => {
      expect(checkBarcode(` ${code} `)).toEqual({ ok: true, value: code });
    },
  );

  it.each(["1234567", "123456789012345", "69010280757A3", "6901 028075763", "-6901028075763"])(
    "PRODUCT-29 refuses %s",
    (code) => {
      expect(checkBarcode(code)).toMatchObject({ ok: false, code: "goods.barcodeMalformed", field: "barcode" });
    },
  );

  it("PRODUCT-29 names the digit that would be right", () => {
    expect(checkBarcode("6901028075764")).toMatchObject({ code: "goods.barcodeCheckDigit", values: { digit: "3" } });
  });

  it("PRODUCT-29 may be absent", () => {
    expect(checkBarcode("  ")).toEqual({ ok: true, value: null });
  });

  it("PRODUCT-29 notices every single wrong digit of a GTIN", () => {
    const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (before, at, shift) => {
        const code = before.join("") + checkDigitOf(before.join(""));
        expect(checkBarcode(code).ok).toBe(true);
        const wrong = [...code].map((digit, place) => (place === at ? String((Number(digit) + shift) % 10) : digit));
        expect(checkBarcode(wrong.join("")).ok).toBe(false);
      }),
    );
  });
});
