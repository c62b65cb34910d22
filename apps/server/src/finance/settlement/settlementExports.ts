import type { Language } from "@yunshou/contract";
import { settledTransactions, settlementLines, settlements } from "@yunshou/contract/finance/settlements";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import * as queries from "./settlements.queries.ts";

const words = (language: Language) => ({
  ...wordsOf(language, "settlements"),
  kind: wordsOf(language, "payments").kind,
  business: wordsOf(language, "orders").businessType,
});

/** Hundredths of a percent as people read them. */
export const percent = (hundredths: number) => text(`${(hundredths / 100).toFixed(2)}%`);

/** Statements as a file, in the order of their making. */
export const settlementExport = exportOf({
  name: "settlements",
  of: settlements.list,
  words,
  values: ({ status }) => ({ settleStatus: status }),
  title: ({ pages }) => pages["/cwgl/cwjs"],
  columns: [
    "settleDate",
    "merchantNo",
    "merchantName",
    "orderCount",
    "refundCount",
    "salesAmountFen",
    "refundAmountFen",
    "feeAmountFen",
    "splitAmountFen",
    "settleAmountFen",
    "settleStatus",
    "reason",
    "closedTime",
    "decidedTime",
    "seal",
  ],
  rows: (tx, { scope }, filters: queries.SettlementFilters, after = "0", limit) =>
    queries.settlementsAfter(tx, scope, filters, after, limit),
  key: ({ statementId }) => statementId,
  cells: { reason: ({ awaitsBill, reason }, { awaitsBill: waits }) => text(awaitsBill ? waits : reason) },
});

/** Sums by day and provider as a file. */
export const transactionExport = exportOf({
  name: "settledTransactions",
  of: settledTransactions.list,
  words,
  values: ({ status, provider, kind }) => ({ settleStatus: status, provider, payMethod: kind }),
  title: ({ pages }) => pages["/cwgl/jyjs"],
  columns: [
    "settleDate",
    "merchantNo",
    "merchantName",
    "provider",
    "payMethod",
    "orderCount",
    "paidAmountFen",
    "refundAmountFen",
    "feeAmountFen",
    "splitAmountFen",
    "settleAmountFen",
    "settleStatus",
  ],
  rows: (tx, { scope }, filters: queries.PartFilters, after = "0", limit) =>
    queries.partsAfter(tx, scope, filters, after, limit),
  key: ({ partId }) => partId,
});

/** Orders and refunds of statements as a file. */
export const lineExport = exportOf({
  name: "settlementLines",
  of: settlementLines.list,
  words,
  values: ({ status, kind, business }) => ({ settleStatus: status, payMethod: kind, businessType: business }),
  title: ({ pages }) => pages["/cfgl/jyjsmx"],
  columns: [
    "settleDate",
    "factDate",
    "orderNo",
    "thirdTradeNo",
    "merchantNo",
    "merchantName",
    "machineNo",
    "payMethod",
    "businessType",
    "paidAmountFen",
    "feeRate",
    "feeAmountFen",
    "splitAmountFen",
    "settleAmountFen",
    "settleStatus",
  ],
  rows: (tx, { scope }, filters: queries.LineFilters, after = "0", limit) =>
    queries.linesAfter(tx, scope, filters, after, limit),
  key: ({ lineId }) => lineId,
  cells: { feeRate: ({ feeRate }) => percent(feeRate) },
});
