import { describe, expect, it } from "vitest";
import {
  checkPictures,
  checkPrices,
  checkProductCode,
  checkProductDelete,
  checkProductFields,
  checkProductPicture,
  checkWeight,
  productCodeOf,
  productLimits,
  type ProductFields,
} from "./product.ts";

const fields: ProductFields = {
  productName: " 可乐 330ml ",
  barcode: "6901028075763",
  unitPriceFen: 350n,
  costPriceFen: 210n,
  unit: "罐",
  batchNo: "",
  productionDate: "2026-05-01",
  shelfLifeDate: "2027-05-01",
  weightGrams: 350,
  toleranceGrams: 5,
  remark: "",
};

describe("a product", () => {
  it("PRODUCT-01 is taken with its fields, cleaned", () => {
    expect(checkProductFields(fields)).toMatchObject({ ok: true, value: { productName: "可乐 330ml" } });
  });

  it.each([
    ["FORM-01 no name", { productName: " " }, "field.required", "productName"],
    ["a name of 101 characters", { productName: "字".repeat(101) }, "field.tooLong", "productName"],
    ["FORM-01 no unit", { unit: "" }, "field.required", "unit"],
    ["PRODUCT-08 a purchase price above the price", { costPriceFen: 351n }, "goods.purchaseAbovePrice", "costPriceFen"],
    ["a price of zero", { unitPriceFen: 0n }, "goods.priceNotPositive", "unitPriceFen"],
    ["PRODUCT-29 a barcode of letters", { barcode: "abc" }, "goods.barcodeMalformed", "barcode"],
    ["PRODUCT-13 a remark of 201 characters", { remark: "字".repeat(201) }, "field.remarkTooLong", "remark"],
    [
      "an end of shelf life before the production",
      { shelfLifeDate: "2026-04-30" },
      "goods.shelfLifeBeforeProduction",
      "shelfLifeDate",
    ],
  ] as const)("%s is refused", (_, given, code, field) => {
    expect(checkProductFields({ ...fields, ...given })).toMatchObject({ ok: false, code, field });
  });

  it("PRODUCT-13 takes a remark of 200 characters", () => {
    expect(checkProductFields({ ...fields, remark: "字".repeat(200) }).ok).toBe(true);
  });

  it("PRODUCT-09 takes equal prices", () => {
    expect(checkPrices(350n, 350n).ok).toBe(true);
    expect(checkPrices(350n, null).ok).toBe(true);
  });

  it.each([
    [350, 0, true],
    [350, 349, true],
    [350, 350, false],
    [350, -1, false],
    [350, 1.5, false],
    [null, 1, false],
    [null, null, true],
    [0, null, false],
    [1_000_001, null, false],
  ])("PRODUCT-23 with a weight of %s g and a tolerance of %s g is taken: %s", (weight, tolerance, taken) => {
    expect(checkWeight(weight, tolerance).ok).toBe(taken);
  });

  it("PRODUCT-04 PRODUCT-05 PRODUCT-07 has one thumbnail and at most five details", () => {
    expect(checkPictures(null, [])).toMatchObject({ code: "goods.picturesMissing" });
    expect(checkPictures(null, ["a"])).toMatchObject({ code: "goods.thumbnailMissing" });
    expect(checkPictures("t", ["1", "2", "3", "4", "5"]).ok).toBe(true);
    expect(checkPictures("t", ["1", "2", "3", "4", "5", "6"])).toMatchObject({ code: "goods.tooManyPictures" });
  });

  it("PRODUCT-29 has a code of its own or one that is made", () => {
    expect(checkProductCode("")).toEqual({ ok: true, value: null });
    expect(checkProductCode("A".repeat(20)).ok).toBe(true);
    expect(checkProductCode("A".repeat(21))).toMatchObject({ code: "field.tooLong", field: "productCode" });
    expect(checkProductCode("A-1")).toMatchObject({ code: "field.notCode" });
    expect(checkProductCode(productCodeOf(42))).toEqual({ ok: true, value: "SP00000042" });
  });

  it("PRODUCT-06 has pictures of 500 KB and not a byte more, of PNG or JPEG", () => {
    const jpeg = (bytes: number) =>
      Uint8Array.from({ length: bytes }, (_, place) => [0xff, 0xd8, 0xff, 0xe0][place] ?? 0);
    expect(checkProductPicture(jpeg(productLimits.pictureBytes))).toEqual({ ok: true, value: "image/jpeg" });
    expect(checkProductPicture(jpeg(productLimits.pictureBytes + 1))).toMatchObject({ code: "goods.pictureTooLarge" });
    expect(checkProductPicture(Buffer.from("MZ a program"))).toMatchObject({ code: "image.kind" });
  });

  it("PRODUCT-28 stays while it lies on a lane", () => {
    expect(checkProductDelete({ lanes: 1 })).toMatchObject({ code: "goods.onLane" });
    expect(checkProductDelete({ lanes: 0, stock: 3 })).toMatchObject({ code: "goods.inWarehouse" });
    expect(checkProductDelete({ lanes: 0, stock: 0 }).ok).toBe(true);
  });
});
