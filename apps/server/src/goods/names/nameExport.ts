import type { Language } from "@yunshou/contract";
import { productNames } from "@yunshou/contract/goods/productNames";
import { languageNames } from "@yunshou/phrases/languageNames";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type NameFilters, namesAfterRow } from "./names.queries.ts";

/** The names of products in other languages as a file. */
export const nameExport = exportOf({
  name: "goods.productNames",
  of: productNames.list,
  words: (language: Language) => wordsOf(language, "productNames"),
  values: ({ state }) => ({ langCode: languageNames, translationStatus: state }),
  title: ({ pages }) => pages["/spgl/spmcgjh"],
  columns: ["productCode", "productName", "langCode", "translatedName", "translationStatus", "updatedTime"],
  rows: (tx, { scope }, filters: NameFilters, after, limit) => namesAfterRow(tx, scope, filters, after, limit),
  key: ({ nameId }) => nameId,
});
