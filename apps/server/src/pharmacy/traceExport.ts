import type { Language } from "@yunshou/contract";
import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { type TraceFilters, traceCodesAfter } from "./traceCodes.queries.ts";

/** The list of trace codes as a file, one box a line, as it is uploaded to the authorities. */
export const traceExport = exportOf({
  name: "traceCodes",
  of: traceCodes.list,
  words: (language: Language) => wordsOf(language, "traceCodes"),
  title: ({ pages }) => pages["/ypgl/zsm"],
  columns: [
    "traceCode",
    "productCode",
    "medicineName",
    "manufacturer",
    "batchNo",
    "traceState",
    "machineNo",
    "laneNo",
    "orderNo",
    "soldTime",
    "createdTime",
  ],
  rows: (tx, { scope, language }, filters: TraceFilters, after = "0", limit) =>
    traceCodesAfter(tx, { scope, language }, filters, after, limit),
  key: ({ traceId }) => traceId,
  values: ({ traceState }) => ({ traceState }),
});
