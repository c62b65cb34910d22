import type { Language } from "@yunshou/contract";
import { nameLanguages, productNameLine } from "@yunshou/contract/goods/productNames";
import { languageNames } from "@yunshou/phrases/languageNames";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type NameFilters, nameLinesAfter } from "./names.queries.ts";

/**
 * The names of products as a file with a line for each product and a column for each language, as the import of names
 * reads it: what was exported is translated and comes in again (PRODUCT-22, LANG-06).
 */
export const nameExport = exportOf({
  name: "goods.productNames",
  of: productNameLine,
  words: (language: Language) => {
    const words = wordsOf(language, "productNames");
    const { barcode } = wordsOf(language, "products").fields;
    return { ...words, fields: { ...words.fields, ...languageNames, barcode } };
  },
  title: ({ pages }) => pages["/spgl/spmcgjh"],
  columns: ["productCode", "barcode", "productName", ...nameLanguages],
  rows: (tx, { scope }, filters: NameFilters, after = "0", limit) => nameLinesAfter(tx, scope, filters, after, limit),
  key: ({ productId }) => productId,
});
