import type { Language } from "@yunshou/contract";
import { dues, dueSettlements } from "@yunshou/contract/finance/dues";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import * as queries from "./dues.queries.ts";

const words = (language: Language) => wordsOf(language, "dues");
const pair = ["payerNo", "payerName", "payeeNo", "payeeName"] as const;

/** Dues as a file, in the order of their making. */
export const dueExport = exportOf({
  name: "dues",
  of: dues.list,
  words,
  title: ({ pages }) => pages["/cfgl/shwl"],
  columns: [...pair, "owedFen", "awaitingFen", "settledFen", "entryCount", "updatedTime"],
  rows: (tx, { scope }, filters: queries.DueFilters, after = "0", limit) =>
    queries.duesAfter(tx, scope, filters, after, limit),
  key: ({ dueId }) => dueId,
});

/** Settlements of dues as a file, in the order of their making. */
export const dueSettlementExport = exportOf({
  name: "dueSettlements",
  of: dueSettlements.list,
  words,
  values: ({ way, state }) => ({ dueWay: way, dueStatus: state }),
  title: ({ tab }) => tab.settlements,
  columns: [
    "dueSettlementId",
    ...pair,
    "dueWay",
    "amountFen",
    "dueStatus",
    "remark",
    "reason",
    "applicant",
    "applyTime",
    "decider",
    "decideTime",
  ],
  rows: (tx, { scope, timeZone }, filters: queries.SettlementFilters, after = "0", limit) =>
    queries.settlementsAfter(tx, { scope, timeZone, userId: "0" }, filters, after, limit),
  key: ({ dueSettlementId }) => dueSettlementId,
});
