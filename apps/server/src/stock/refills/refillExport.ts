import type { Language } from "@yunshou/contract";
import { refills } from "@yunshou/contract/stock/refills";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type RefillFilters, refillsAfter } from "./refills.queries.ts";

/** The replenishment records as a file. */
export const refillExport = exportOf({
  name: "stock.refills",
  of: refills.list,
  words: (language: Language) => wordsOf(language, "refills"),
  title: ({ pages }) => pages["/kcpd/bhjl"],
  columns: [
    "replenishTime",
    "machineNo",
    "machineName",
    "pointName",
    "cabinet",
    "laneNo",
    "productCode",
    "productName",
    "replenishQty",
    "stock",
    "replenisher",
  ],
  values: ({ cabinet }) => ({ cabinet }),
  rows: (tx, context, filters: RefillFilters, after = "0", limit) => refillsAfter(tx, context, filters, after, limit),
  key: ({ movementId }) => movementId,
  empty: { replenisher: ({ byMachine }) => byMachine },
});
