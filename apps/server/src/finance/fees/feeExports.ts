import type { Language } from "@yunshou/contract";
import { feeReport, settledPayments } from "@yunshou/contract/finance/fees";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { percent } from "../settlement/settlementExports.ts";
import * as queries from "./fees.queries.ts";

const words = (language: Language) => ({
  ...wordsOf(language, "settlements"),
  kind: wordsOf(language, "payments").kind,
});

/** Fees by day, merchant, provider and rate as a file. */
export const feeExport = exportOf({
  name: "fees",
  of: feeReport.list,
  words,
  values: ({ provider }) => ({ provider }),
  title: ({ pages }) => pages["/cfgl/sxfdzb"],
  columns: [
    "statDate",
    "merchantNo",
    "merchantName",
    "provider",
    "orderCount",
    "salesAmountFen",
    "feeRate",
    "feeAmountFen",
    "higoAmountFen",
    "settleAmountFen",
  ],
  rows: (tx, { scope }, filters: queries.FeeFilters, after = "0", limit) =>
    queries.feesAfter(tx, scope, filters, after, limit),
  key: ({ partId }) => partId,
  cells: { feeRate: ({ feeRate }) => percent(feeRate) },
});

/** Settled sums by merchant and payment kind as a file. */
export const paymentExport = exportOf({
  name: "settledPayments",
  of: settledPayments.list,
  words,
  values: ({ kind }) => ({ payMethod: kind }),
  title: ({ pages }) => pages["/cfgl/shzftj"],
  columns: [
    "merchantNo",
    "merchantName",
    "payMethod",
    "orderCount",
    "paidAmountFen",
    "refundAmountFen",
    "feeAmountFen",
    "settleAmountFen",
  ],
  rows: (tx, { scope }, filters: queries.PaymentFilters, after = "", limit) =>
    queries.paymentsAfter(tx, scope, filters, after, limit),
  key: ({ rowId }) => rowId,
});
