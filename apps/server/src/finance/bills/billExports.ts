import type { Language } from "@yunshou/contract";
import { billDifferences, bills } from "@yunshou/contract/finance/bills";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import * as queries from "./bills.queries.ts";

const words = (language: Language) => ({
  ...wordsOf(language, "bills"),
  kind: wordsOf(language, "payments").kind,
});

/** Bills as a file, in the order of their making. */
export const billExport = exportOf({
  name: "bills",
  of: bills.list,
  words,
  values: ({ status, subject, source, kind }) => ({
    billStatus: status,
    billSubject: subject,
    billSource: source,
    payMethod: kind,
  }),
  title: ({ pages }) => pages["/cfgl/zdhd"],
  columns: [
    "billDate",
    "providerName",
    "payMethod",
    "billSubject",
    "ourAmountFen",
    "theirAmountFen",
    "differenceFen",
    "feeAmountFen",
    "feeDifferenceFen",
    "ourLineCount",
    "theirLineCount",
    "differenceCount",
    "openCount",
    "billStatus",
    "openBefore",
    "openedCount",
    "settledCount",
    "openAfter",
    "oldestOpenTime",
    "billSource",
    "takenTime",
  ],
  rows: (tx, _caller, filters: queries.BillFilters, after = "0", limit) =>
    queries.billsAfter(tx, filters, after, limit),
  key: ({ billId }) => billId,
});

/** Differences as a file, in the order of their making. */
export const differenceExport = exportOf({
  name: "billDifferences",
  of: billDifferences.list,
  words,
  values: ({ reason, lineKind, state, answer }) => ({ reason, lineKind, differenceState: state, answerState: answer }),
  title: (said) => said.differences,
  columns: [
    "billDate",
    "providerName",
    "reason",
    "lineKind",
    "merchantNo",
    "merchantName",
    "orderNo",
    "outTradeNo",
    "thirdTradeNo",
    "ourAmountFen",
    "theirAmountFen",
    "ourTime",
    "theirTime",
    "differenceState",
    "remark",
    "handler",
    "handleTime",
    "parkedUntil",
    "answerState",
  ],
  rows: (tx, { scope }, filters: queries.DifferenceFilters, after = "0", limit) =>
    queries.differencesAfter(tx, scope, filters, after, limit),
  key: ({ differenceId }) => differenceId,
});
