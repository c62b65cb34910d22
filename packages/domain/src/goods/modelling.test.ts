import { describe, expect, it } from "vitest";
import { checkModellingDecision, likenessOf, modellingStates, reviewStateOf } from "./modelling.ts";

describe("the modelling of a product", () => {
  it("PRODUCT-18 gives the product's review the state that follows from it", () => {
    expect(modellingStates.map(reviewStateOf)).toEqual(["pending", "approved", "notApproved", "ignored"]);
  });

  it("PRODUCT-19 is rejected with a reason only", () => {
    expect(checkModellingDecision("reject", " ")).toMatchObject({ code: "goods.reviewRemarkMissing" });
    expect(checkModellingDecision("reject", " 图片不清 ")).toEqual({ ok: true, value: "图片不清" });
    expect(checkModellingDecision("approve", "")).toEqual({ ok: true, value: "" });
    expect(checkModellingDecision("ignore", "字".repeat(201))).toMatchObject({ code: "field.remarkTooLong" });
  });

  it.each([
    ["可口可乐 330ml", "330ML", "可口可乐"],
    ["可口可乐330ml", "330 ml", "可口可乐"],
    ["可口可乐(330ml)", "330ml", " 可口可乐 "],
    ["可口可乐３３０ｍｌ", "330ml", "可口可乐"],
  ])("PRODUCT-20 knows %s of %s again", (productName, specification, brand) => {
    expect(likenessOf({ productName, specification, brand })).toBe("可口可乐||330ml");
  });

  it("PRODUCT-20 tells sizes, flavours and brands apart", () => {
    const cola = { productName: "可乐", specification: "330ml", brand: "A" };
    const others = [{ specification: "500ml" }, { productName: "零度可乐" }, { brand: "B" }];
    for (const other of others) expect(likenessOf({ ...cola, ...other })).not.toBe(likenessOf(cola));
  });
});
