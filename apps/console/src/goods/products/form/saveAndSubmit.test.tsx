import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage, settled } from "../../../testing/openedPage.tsx";
import { valuesOf } from "./values.ts";

const product = {
  productId: "7",
  productCode: "P7",
  originalName: "可乐",
  productName: "可乐",
  barcode: null,
  unit: "瓶",
  unitPriceFen: "350",
  costPriceFen: null,
  thumbnail: "a.png",
  detailPictures: [],
  categoryId: "3",
  brandId: "4",
  flavourId: null,
  specificationId: null,
  packagingId: null,
  tags: [],
  weight: null,
  weightTolerance: null,
  batchNo: "",
  productionDate: null,
  shelfLifeDate: null,
  isPrescription: false,
  isPovertyRelief: false,
  isJointOperation: false,
  remark: "",
  reviewStatus: null,
  merchantId: "1",
  version: 2,
};

const button = (word: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.replaceAll(" ", "") === word);
const press = async (word: string) => {
  await act(async () => button(word)?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
};
async function opened(reviewStatus: string | null) {
  const answers = {
    "goods/modelling": { modellingId: "9", dueTime: "2026-01-05T00:00:00.000Z" },
    "products/7": { ...product, reviewStatus },
  };
  const { calls } = await openPage("/spgl/xzsp?productId=7", { answers });
  await press("下一步");
  await press("下一步");
  return () => calls.filter(({ body }) => body !== "").map(({ address }) => address);
}

afterEach(closePage);

describe("the form of a product", () => {
  it("PRODUCT-18 saves and submits by one press, and only saves by the other", async () => {
    expect(valuesOf(product as never).productName).toBe("可乐");
    let sent = await opened(null);
    await press("保存并提交");
    expect(sent()).toEqual(["/api/v1/goods/products/7", "/api/v1/goods/modelling"]);
    await closePage();
    sent = await opened(null);
    await press("保存");
    expect(sent()).toEqual(["/api/v1/goods/products/7"]);
  });

  it("PRODUCT-18 does not submit a product that waits for its review", async () => {
    await opened("pending");
    expect(button("保存并提交")?.disabled).toBe(true);
  });
});
