import type { Language } from "@yunshou/contract";
import { maintenances } from "@yunshou/contract/machines/maintenances";
import { businessDay } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type MaintenanceFilters, maintenancesAfter } from "./maintenances.queries.ts";

/** Maintenance and repair as a file, in the order of their writing. */
export const maintenanceExport = exportOf({
  name: "maintenances",
  of: maintenances.list,
  words: (language: Language) => ({
    ...wordsOf(language, "maintenances"),
    kinds: wordsOf(language, "machines").alarm,
  }),
  title: ({ pages }) => pages["/shj/bywx"],
  columns: [
    "machineNo",
    "machineName",
    "pointName",
    "maintainType",
    "maintainContent",
    "faultType",
    "partName",
    "partQty",
    "costFen",
    "maintainer",
    "maintainTime",
    "handleStatus",
    "doneTime",
    "remark",
  ],
  rows: (tx, { scope, timeZone }, filters: MaintenanceFilters, after = "0", limit) =>
    maintenancesAfter(tx, scope, businessDay(new Date(), timeZone), filters, after, limit),
  key: ({ maintenanceId }) => maintenanceId,
  values: ({ kind, state, kinds }) => ({ maintainType: kind, faultType: kinds, handleStatus: state }),
});
