import type { Language } from "@yunshou/contract";
import { soldOut } from "@yunshou/contract/insight/soldOut";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type SoldOutFilters, soldOutAfter } from "./soldOut.queries.ts";

/** Sold-out times as they are grouped, as a file. */
export const soldOutExport = exportOf({
  name: "insight.soldOut",
  of: soldOut.list,
  words: (language: Language) => wordsOf(language, "soldOut"),
  title: ({ pages }) => pages["/tjfx/skss"],
  columns: [
    "day",
    "machineNo",
    "machineName",
    "pointName",
    "productCode",
    "productName",
    "timeCount",
    "emptyMinutes",
    "lostPieces",
    "lostAmountFen",
  ],
  rows: (tx, { scope, language }, filters: SoldOutFilters, after = "", limit) =>
    soldOutAfter(tx, { scope, language }, filters, after, limit),
  key: ({ rowId }) => rowId,
});
