import { checkBarcode, likenessOf, numberOfLibraryCode } from "@yunshou/domain";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoLibrary } from "./libraryProducts.ts";
import { retailProducts } from "./products.ts";

describe("the demo's library", () => {
  const products = demoLibrary(2_000);

  it("PRODUCT-20 PRODUCT-29 holds each product once, with a barcode that reads and a drawing that is there", () => {
    expect(products).toHaveLength(2_000);
    expect(new Set(products.map(({ barcode }) => barcode)).size).toBe(products.length);
    expect(new Set(products.map((one) => likenessOf({ ...one, productName: one.name }))).size).toBe(products.length);
    expect(products.filter(({ barcode }) => barcode.startsWith("0")).length).toBeGreaterThan(200);
    for (const [place, { code, barcode, image }] of products.entries()) {
      expect(numberOfLibraryCode(code)).toBe(place + 1);
      expect(checkBarcode(barcode)).toEqual({ ok: true, value: barcode });
      expect(existsSync(new URL(`../../assets/spImg/${image}`, import.meta.url))).toBe(true);
    }
  });

  it("PRODUCT-14 sorts them by the categories that the demo's merchants use", () => {
    const known = new Set(retailProducts.map(({ category }) => category));
    expect([...new Set(products.map(({ category }) => category))].filter((category) => !known.has(category))).toEqual(
      [],
    );
  });
});
