import type { Language } from "@yunshou/contract";
import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type MachineProductFilters, machineProductsAfter } from "./machineProducts.queries.ts";

/** Products by machine as a file. */
export const machineProductExport = exportOf({
  name: "machineProducts",
  of: machineProducts.list,
  words: (language: Language) => wordsOf(language, "machineProducts"),
  title: ({ pages }) => pages["/shj/jqspzj"],
  columns: [
    "machineNo",
    "machineName",
    "productCode",
    "productName",
    "laneCount",
    "stock",
    "lanePriceFen",
    "purchaseFen",
  ],
  rows: (tx, { scope, language }, filters: MachineProductFilters, after = "", limit) =>
    machineProductsAfter(tx, scope, language, filters, after, limit),
  key: ({ rowId }) => rowId,
});
