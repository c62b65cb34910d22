import { describe, expect, it } from "vitest";
import { type PriceField, writtenPrice } from "./writtenPrice.ts";

const product = { unitPriceFen: "350", costPriceFen: "200" };
const codeOf = (text: string, field: PriceField, prices: Parameters<typeof writtenPrice>[2] = product) => {
  const written = writtenPrice(text, field, prices);
  return written.ok ? written.value : written.code;
};

describe("a price that is written in its cell", () => {
  it.each([
    ["unitPrice", "3.8", "380"],
    ["unitPrice", "2.00", "200"],
    ["unitPrice", "1.99", "goods.purchaseAbovePrice"],
    ["unitPrice", "0", "goods.priceNotPositive"],
    ["unitPrice", "", "amount.malformed"],
    ["costPrice", "3.50", "350"],
    ["costPrice", "3.51", "goods.purchaseAbovePrice"],
    ["costPrice", "0", "0"],
    ["costPrice", "-1", "amount.notPositive"],
    ["costPrice", " ", null],
    ["costPrice", "x", "amount.malformed"],
  ] as const)("PRODUCT-08 PRODUCT-09 is judged beside the other: %s %s", (field, text, answer) => {
    expect(codeOf(text, field)).toBe(answer);
  });

  it("PRODUCT-08 is free where the purchase price is not known", () => {
    expect(codeOf("0.01", "unitPrice", { ...product, costPriceFen: null })).toBe("1");
  });
});
