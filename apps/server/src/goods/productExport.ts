import type { Language } from "@yunshou/contract";
import { products } from "@yunshou/contract/goods/products";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { text } from "../platform/export/source.ts";
import { type ProductFilters, productsAfter } from "./products.queries.ts";

/** The list of products as a file, in the order of their making. */
export const productExport = exportOf({
  name: "products",
  of: products.list,
  words: (language: Language) => wordsOf(language, "products"),
  title: ({ pages }) => pages["/spgl/wdsp"],
  columns: [
    "productCode",
    "productName",
    "brand",
    "category",
    "barcode",
    "unitPriceFen",
    "costPriceFen",
    "spec",
    "unit",
    "shelfLifeDate",
    "weight",
    "isPrescription",
    "isPovertyRelief",
    "isJointOperation",
    "reviewStatus",
    "tags",
    "lanes",
    "merchantName",
    "createdTime",
  ],
  rows: (tx, { scope, language }, filters: ProductFilters, after = "0", limit) =>
    productsAfter(tx, { scope, language }, filters, after, limit),
  key: ({ productId }) => productId,
  values: ({ yesNo, review }) => ({
    isPrescription: yesNo,
    isPovertyRelief: yesNo,
    isJointOperation: yesNo,
    reviewStatus: review,
  }),
  cells: { tags: ({ tags }) => text(tags.map(({ tagName }) => tagName).join("、")) },
});
