import type { Language } from "@yunshou/contract";
import { arrivals } from "@yunshou/contract/finance/arrivals";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type ArrivalFilters, arrivalsAfter } from "./arrivals.queries.ts";

/** Expected money and lines of the bank side by side as a file, in the order of their making. */
export const arrivalExport = exportOf({
  name: "bankArrivals",
  of: arrivals.list,
  words: (language: Language) => wordsOf(language, "bankArrivals"),
  values: ({ kind, state, reason }) => ({ expectationKind: kind, arrivalState: state, reason }),
  title: ({ pages }) => pages["/cfgl/dzhd"],
  columns: [
    "arrivalDate",
    "expectationKind",
    "expectedDate",
    "subject",
    "expectedAmountFen",
    "bankAmountFen",
    "differenceFen",
    "bankReference",
    "payer",
    "arrivalState",
    "reason",
    "remark",
    "handler",
    "handleTime",
  ],
  rows: (tx, { scope }, filters: ArrivalFilters, after = "0", limit) => arrivalsAfter(tx, scope, filters, after, limit),
  key: ({ arrivalId }) => arrivalId,
});
