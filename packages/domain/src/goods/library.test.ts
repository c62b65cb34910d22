import { describe, expect, it } from "vitest";
import { checkLibraryFields, checkTaking, libraryCodeOf, numberOfLibraryCode, takeLimit } from "./library.ts";

const fields = {
  productName: " 山涧天然水 ",
  barcode: "6901028075763",
  unit: "瓶",
  weightGrams: 560,
  toleranceGrams: 8,
  thumbnail: "a.png",
  detailPictures: [],
};

describe("an official product", () => {
  it("PRODUCT-02 is taken with its fields, cleaned", () => {
    expect(checkLibraryFields(fields)).toMatchObject({
      ok: true,
      value: { productName: "山涧天然水", barcode: "6901028075763" },
    });
    expect(checkLibraryFields({ ...fields, barcode: "" })).toMatchObject({ ok: true, value: { barcode: null } });
  });

  it.each([
    ["no name", { productName: "" }, "field.required", "productName"],
    ["PRODUCT-29 a wrong check digit", { barcode: "6901028075764" }, "goods.barcodeCheckDigit", "barcode"],
    ["no unit", { unit: " " }, "field.required", "unit"],
    ["PRODUCT-23 a tolerance of its weight", { toleranceGrams: 560 }, "goods.toleranceOutOfRange", "weightTolerance"],
    ["PRODUCT-04 no thumbnail", { thumbnail: null, detailPictures: ["b.png"] }, "goods.thumbnailMissing", "thumbnail"],
    [
      "PRODUCT-05 a sixth detail picture",
      { detailPictures: ["1", "2", "3", "4", "5", "6"] },
      "goods.tooManyPictures",
      "detailPictures",
    ],
  ] as const)("%s is refused", (_, given, code, field) => {
    expect(checkLibraryFields({ ...fields, ...given })).toMatchObject({ ok: false, code, field });
  });

  it("PRODUCT-29 has a code that grows and is within twenty characters", () => {
    expect(libraryCodeOf(42)).toBe("PT00000042");
    expect(numberOfLibraryCode("PT00000042")).toBe(42);
    expect(libraryCodeOf(99_999_999).length).toBeLessThanOrEqual(20);
  });

  it("PRODUCT-03 MSG-33 is taken over when it was chosen, with a price, and not too many at once", () => {
    expect(checkTaking(0, 100n)).toMatchObject({ code: "goods.selectProducts" });
    expect(checkTaking(1, 0n)).toMatchObject({ code: "goods.priceNotPositive", field: "unitPriceFen" });
    expect(checkTaking(takeLimit, 1n).ok).toBe(true);
    expect(checkTaking(takeLimit + 1, 1n)).toMatchObject({ code: "goods.tooManyAtOnce", values: { limit: takeLimit } });
  });
});
