import { describe, expect, it } from "vitest";
import type { Result } from "../result.ts";
import { checkMallProduct } from "./product.ts";

const said = (result: Result<unknown>) => (result.ok ? "accepted" : [result.code, result.field]);
const form = { mallPriceFen: 500n, stock: 10, sortNo: 1 };
const facts = { purchaseFen: 300n, dealFen: null, reserved: 4 };

describe("a product of the mall", () => {
  it("PRODUCT-08 MALL-04 has a price from the purchase price on, and a stock that holds what is reserved", () => {
    expect([
      said(checkMallProduct(form, facts)),
      said(checkMallProduct({ ...form, mallPriceFen: 300n, stock: 4, sortNo: 9_999 }, facts)),
      said(checkMallProduct({ ...form, mallPriceFen: 299n }, facts)),
      said(checkMallProduct({ ...form, mallPriceFen: 0n }, { ...facts, purchaseFen: null })),
      said(checkMallProduct({ ...form, stock: 3 }, facts)),
      said(checkMallProduct({ ...form, stock: -1 }, { ...facts, reserved: 0 })),
      said(checkMallProduct({ ...form, stock: 1_000_001 }, facts)),
      said(checkMallProduct({ ...form, stock: 4.5 }, facts)),
      said(checkMallProduct({ ...form, sortNo: 10_000 }, facts)),
    ]).toEqual([
      "accepted",
      "accepted",
      ["goods.purchaseAbovePrice", "mallPriceFen"],
      ["goods.priceNotPositive", "mallPriceFen"],
      ["mall.stockReserved", "stock"],
      ["mall.stockOutOfRange", "stock"],
      ["mall.stockOutOfRange", "stock"],
      ["mall.stockOutOfRange", "stock"],
      ["access.sortNo", "sortNo"],
    ]);
  });

  it("MALL-04 costs more on the shelf than in its flash sales and group purchases", () => {
    const withDeal = { ...facts, dealFen: 450n };
    expect(checkMallProduct({ ...form, mallPriceFen: 451n }, withDeal).ok).toBe(true);
    expect(checkMallProduct({ ...form, mallPriceFen: 450n }, withDeal)).toEqual({
      ok: false,
      code: "mall.priceBelowDeal",
      field: "mallPriceFen",
      values: { price: "4.50" },
    });
    expect(said(checkMallProduct({ ...form, mallPriceFen: 299n }, withDeal))).toEqual([
      "goods.purchaseAbovePrice",
      "mallPriceFen",
    ]);
  });
});
