import type { Language } from "@yunshou/contract";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { suppliesAfter, type SupplyFilters } from "./supplierProducts.queries.ts";

/** What suppliers sell as a file, in the order in which it was added. */
export const supplierProductExport = exportOf({
  name: "supplierProducts",
  of: supplierProducts.list,
  words: (language: Language) => wordsOf(language, "procurement"),
  title: ({ pages }) => pages["/jxcgl/gysspsz"],
  columns: [
    "supplierName",
    "productCode",
    "productName",
    "spec",
    "unit",
    "priceFen",
    "supplyPriceFen",
    "packSize",
    "leadDays",
    "enabled",
  ],
  values: ({ yesNo }) => ({ enabled: yesNo }),
  rows: (tx, { scope, language }, filters: SupplyFilters, after = "0", limit) =>
    suppliesAfter(tx, { scope, language }, filters, after, limit),
  key: ({ supplyId }) => supplyId,
});
