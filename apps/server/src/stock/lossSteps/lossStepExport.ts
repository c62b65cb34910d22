import type { Language } from "@yunshou/contract";
import { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { wordsOf } from "@yunshou/phrases/server";
import type { LossStep } from "@yunshou/domain";
import { exportOf } from "../../platform/export/exportOf.ts";
import { lossFacts, type LossFilters } from "./facts.queries.ts";
import { lossRows } from "./rows.ts";

/** Losses with their likely steps as a file. */
export const lossStepExport = exportOf({
  name: "stock.lossSteps",
  of: lossStepLists.list,
  words: (language: Language) => wordsOf(language, "lossSteps"),
  title: ({ tab }) => tab.steps,
  columns: [
    "placeName",
    "machineNo",
    "productCode",
    "productName",
    "missing",
    "valueFen",
    "lossStep",
    "warehousePieces",
    "bagPieces",
    "lanePieces",
    "salePieces",
    "found",
    "merchantName",
  ],
  values: ({ step }) => ({ lossStep: step }),
  rows: async (tx, context, filters: LossFilters & { readonly lossStep?: LossStep }, after = "", limit) =>
    lossRows(await lossFacts(tx, context, filters))
      .filter((row) => filters.lossStep === undefined || row.lossStep === filters.lossStep)
      .toSorted((one, other) => (one.rowId < other.rowId ? -1 : 1))
      .filter(({ rowId }) => rowId > after)
      .slice(0, limit),
  key: ({ rowId }) => rowId,
});
