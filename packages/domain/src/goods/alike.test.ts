import { describe, expect, it } from "vitest";
import { alikeAtMost, alikeness, mostAlike } from "./alike.ts";

const of = (productName: string, sameBarcode = false) => ({ productName, sameBarcode });

describe("what is likely the same product", () => {
  it("PRODUCT-20 is as alike as the pairs of characters of the names", () => {
    expect(alikeness("茉莉绿茶", "茉莉 绿茶")).toBe(1);
    expect(alikeness("茉莉绿茶", "无糖茉莉绿茶")).toBeGreaterThan(0.7);
    expect(alikeness("茉莉绿茶", "可乐")).toBe(0);
    expect(alikeness("", "")).toBe(0);
  });

  it("PRODUCT-20 shows the same barcode first, then the likeliest names, and few", () => {
    const among = [of("可乐"), of("茉莉花茶"), of("茉莉绿茶"), of("矿泉水", true), of("无糖茉莉绿茶")];
    expect(mostAlike("茉莉绿茶", among).map((one) => one.productName)).toEqual(["矿泉水", "茉莉绿茶", "无糖茉莉绿茶"]);
    expect(
      mostAlike(
        "茶",
        Array.from({ length: 9 }, () => of("茶")),
      ),
    ).toHaveLength(alikeAtMost);
  });
});
