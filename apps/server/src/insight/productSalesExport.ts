import type { Language } from "@yunshou/contract";
import { productSales } from "@yunshou/contract/insight/productSales";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { isRefusal } from "../platform/refused.ts";
import { filtersOf, rankedSales, type SalesQuestion } from "./rankedSales.ts";

/** The ranking of products as a file; it fits into one page. */
export const productSalesExport = exportOf({
  name: "insight.productSales",
  of: productSales.ranking,
  words: (language: Language) => wordsOf(language, "ranking"),
  title: ({ pages }) => pages["/spgl/spxsph"],
  columns: ["rankNo", "productCode", "productName", "brand", "category", "salesCount", "salesAmountFen"],
  async rows(tx, { scope, language }, question: SalesQuestion) {
    const filters = await filtersOf(tx, scope, question);
    return isRefusal(filters) ? [] : (await rankedSales(tx, scope, language, filters)).rows;
  },
});
