import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { LibraryForm } from "./LibraryForm.tsx";

const value = (attributeId: string, attributeName: string) => ({
  attributeId,
  parentId: null,
  attributeName,
  level: 1,
  children: 0,
  products: 0,
  enabled: true,
});
const official = {
  libraryId: "9",
  productCode: "L9",
  productName: "可乐",
  originalName: "可乐",
  barcode: null,
  brandId: "1",
  categoryId: "2",
  specificationId: "4",
  flavourId: null,
  packagingId: null,
  unit: "瓶",
  weight: null,
  weightTolerance: null,
  isPrescription: false,
  thumbnail: "a.png",
  detailPictures: [],
  version: 1,
};

const chosen = () =>
  [...document.querySelectorAll(".ant-drawer .ant-select")].map(({ textContent }) => textContent ?? "");

afterEach(closePage);

it("PRODUCT-16 keeps no size of the category that was chosen before", async () => {
  await showPart(
    <LibraryForm editing={{ libraryId: "9" }} onClose={() => undefined} />,
    ["library", "goods", "products"],
    {
      answers: {
        "kind=brand": { rows: [value("1", "云泉")] },
        "kind=category": { rows: [value("2", "饮料"), value("3", "零食")] },
        "kind=specification&categoryId=2": { rows: [value("4", "500毫升")] },
        "kind=specification&categoryId=3": { rows: [value("5", "一袋")] },
        "kind=flavour": { rows: [] },
        "kind=packaging": { rows: [] },
        "library/9": official,
      },
    },
  );
  expect(chosen().join()).toContain("500毫升");
  const [, category] = document.querySelectorAll(".ant-drawer .ant-select");
  await act(async () => {
    category!.querySelector("input")!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  });
  await settled();
  const other = [...document.querySelectorAll<HTMLElement>(".ant-select-item-option")].find(
    ({ textContent }) => textContent === "零食",
  );
  await act(async () => other?.click());
  await settled();
  expect(chosen().join()).toContain("零食");
  expect(chosen().join()).not.toMatch(/500毫升|4/);
});
