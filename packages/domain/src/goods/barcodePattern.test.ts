import { describe, expect, it } from "vitest";
import { barcodePattern, code128Modules, ean13Modules, ean8Modules } from "./barcodePattern.ts";

describe("patterns of barcodes", () => {
  it("PRODUCT-29 draws a barcode as what its length and check digit say it is, leading zeros included", () => {
    expect(
      ["6901234567892", "012345678905", "96385074", "6901234567890", "123456789", "D001"].map(
        (text) => barcodePattern(text).symbology,
      ),
    ).toEqual(["ean13", "ean13", "ean8", "code128", "code128", "code128"]);
    expect(barcodePattern("012345678905")).toEqual(barcodePattern("0012345678905"));
  });

  it("draws the guards of an EAN where they belong", () => {
    const whole = ean13Modules("6901234567892");
    expect([whole.length, whole.slice(0, 3), whole.slice(45, 50), whole.slice(92)]).toEqual([
      95,
      "101",
      "01010",
      "101",
    ]);
    const short = ean8Modules("96385074");
    expect([short.length, short.slice(0, 3), short.slice(31, 36), short.slice(64)]).toEqual([
      67,
      "101",
      "01010",
      "101",
    ]);
  });

  it("packs digits in pairs where that is shorter, and ends as Code 128 does", () => {
    // Start, ten values at most, check digit and end: eleven modules each, the end has thirteen.
    expect(code128Modules("1234567890")).toHaveLength(11 * 7 + 13);
    expect(code128Modules("SP00000001")).toHaveLength(11 * (1 + 2 + 1 + 4 + 1) + 13);
    expect(code128Modules("A1")).toHaveLength(11 * 4 + 13);
    expect(code128Modules("A1").endsWith("1100011101011")).toBe(true);
  });
});
