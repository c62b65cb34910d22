import type { Language } from "@yunshou/contract";
import { splitFigures } from "@yunshou/contract/finance/splits";
import { yuanFromFen } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { percent } from "../settlement/settlementExports.ts";
import { type ShareFilters, sharesAfter } from "./splits.queries.ts";

/** Shares by day, plan and receiver as a file. */
export const splitExport = exportOf({
  name: "splitFigures",
  of: splitFigures.list,
  words: (language: Language) => wordsOf(language, "splitPlans"),
  values: ({ status }) => ({ splitStatus: status }),
  title: ({ pages }) => pages["/cfgl/fztj"],
  columns: [
    "statDate",
    "merchantNo",
    "merchantName",
    "splitPlan",
    "splitReceiver",
    "orderCount",
    "paidAmountFen",
    "splitRatio",
    "splitAmountFen",
    "splitStatus",
  ],
  rows: (tx, { scope }, filters: ShareFilters, after = "0", limit) => sharesAfter(tx, scope, filters, after, limit),
  key: ({ shareId }) => shareId,
  cells: {
    splitRatio: ({ splitRatio, splitFixedFen }) =>
      splitFixedFen === null ? percent(splitRatio) : text(yuanFromFen(BigInt(splitFixedFen))),
  },
});
