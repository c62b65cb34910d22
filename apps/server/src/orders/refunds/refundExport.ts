import type { Language, StoredRow } from "@yunshou/contract";
import { refunds } from "@yunshou/contract/orders/refunds";
import { listedRefundState } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type RefundFilters, type RefundRow, refundsAfter } from "./refunds.queries.ts";

/** A refund as the list shows it to somebody. */
export const refundRow = (userId: string | undefined) => {
  return ({ state, operatorId, ...row }: RefundRow): StoredRow<typeof refunds.list> => ({
    ...row,
    refundStatus: listedRefundState(state),
    isOwn: userId !== undefined && operatorId === userId,
  });
};

/** The list of refunds as a file. */
export const refundExport = exportOf({
  name: "refunds",
  of: refunds.list,
  words: (language: Language) => {
    const { reason, refundStatus, method, fields } = wordsOf(language, "orders");
    const words = wordsOf(language, "refunds");
    return {
      ...words,
      fields: { ...fields, ...words.fields },
      orders: { reason, refundStatus, method },
      payment: wordsOf(language, "payments").kind,
    };
  },
  values: ({ orders, payment, answer }) => ({
    payMethod: payment,
    refundStatus: orders.refundStatus,
    refundReason: orders.reason,
    refundMethod: orders.method,
    answer,
  }),
  title: ({ title }) => title,
  columns: [
    "refundNo",
    "orderNo",
    "merchantName",
    "machineNo",
    "machineName",
    "productName",
    "payMethod",
    "paidFen",
    "refundFen",
    "refundStatus",
    "refundReason",
    "refundMethod",
    "refundOperator",
    "approver",
    "askedTime",
    "refundTime",
    "failure",
    "answer",
    "answerTime",
    "nextTryTime",
    "cardNo",
    "claims",
    "remark",
  ],
  rows: (tx, { scope, ...reader }, filters: RefundFilters, after, limit) =>
    refundsAfter(tx, scope, reader, filters, after ?? "0", limit),
  key: ({ refundNo }) => refundNo,
  present: refundRow(undefined),
});
