import { act, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { ProductDrawer } from "./ProductDrawer.tsx";

const product = (productId: string) => ({
  productId,
  productCode: `P${productId}`,
  productName: `商品${productId}`,
  originalName: `商品${productId}`,
  unitPriceFen: "300",
  costPriceFen: null,
  detailPictures: [],
  thumbnail: null,
  tags: [],
  reviewStatus: null,
  lanes: 0,
  weight: null,
  weightTolerance: null,
  merchantName: "",
  createdTime: "2026-11-29T01:00:00Z",
});
const price = (number: number) => ({
  priceId: String(number),
  changedTime: "2026-11-29T01:00:00Z",
  unitPriceBeforeFen: null,
  unitPriceFen: "300",
  costPriceBeforeFen: null,
  costPriceFen: null,
  operatorName: null,
  reason: `改价${number}`,
});
const many = Array.from({ length: 10 }, (_, index) => price(index));

/** The drawer, and links to products. */
function Page() {
  const [productId, open] = useState("2");
  return (
    <>
      {["1", "2"].map((id) => (
        <button key={id} id={`to${id}`} type="button" onClick={() => open(id)} />
      ))}
      <ProductDrawer productId={productId} onClose={() => undefined} actionsOf={() => []} />
    </>
  );
}

const press = async (element: HTMLElement | null | undefined) => {
  await act(async () => element?.click());
  await settled();
};

afterEach(closePage);

it("PRODUCT-09 shows the newest prices of a product, whatever page of another one was looked at before", async () => {
  await showPart(<Page />, ["products"], {
    answers: {
      "prices/history?productId=1": { rows: many, total: 12, totalIsCapped: false },
      "prices/history?productId=2&page=1": { rows: [price(77)], total: 1, totalIsCapped: false },
      "products/1/lanes": { rows: [], total: 0 },
      "products/2/lanes": { rows: [], total: 0 },
      "products/1": product("1"),
      "products/2": product("2"),
    },
  });
  expect(document.body.textContent).toContain("改价77");
  await press(document.getElementById("to1"));
  await press(document.querySelector<HTMLElement>(".ant-drawer .ant-pagination-item-2"));
  await press(document.getElementById("to2"));
  expect(document.body.textContent).toContain("改价77");
});
