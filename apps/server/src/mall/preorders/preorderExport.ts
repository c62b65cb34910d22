import type { Language } from "@yunshou/contract";
import { mallPreorders } from "@yunshou/contract/mall/preorders";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { allPreorders, type PreorderFilters } from "./preorders.queries.ts";

/** What was ordered per product, day and pickup point, as a file. */
export const preorderExport = exportOf({
  name: "mallPreorders",
  of: mallPreorders.list,
  words: (language: Language) => wordsOf(language, "deliveries"),
  title: ({ pages }) => pages["/sc/ydsptj"],
  columns: [
    "statDate",
    "productCode",
    "productName",
    "pickupPoint",
    "quantity",
    "toPrepare",
    "paidAmountFen",
    "merchantName",
  ],
  rows: (tx, { scope, timeZone }, filters: PreorderFilters) => allPreorders(tx, scope, timeZone, filters),
});
