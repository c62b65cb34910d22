import type { Language } from "@yunshou/contract";
import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { type WithdrawalFilters, withdrawalsAfter } from "./withdrawals.queries.ts";

/** Withdrawals as a file, in the order of their making (FIN-01). */
export const withdrawalExport = exportOf({
  name: "withdrawals",
  of: withdrawals.list,
  words: (language: Language) => wordsOf(language, "finance"),
  values: ({ state }) => ({ withdrawStatus: state }),
  title: ({ pages }) => pages["/cfgl/txgl"],
  columns: [
    "withdrawNo",
    "merchantNo",
    "merchantName",
    "bankName",
    "bankAccount",
    "withdrawAmountFen",
    "taxFeeFen",
    "transferAmountFen",
    "withdrawStatus",
    "applicant",
    "remark",
    "reason",
    "applyTime",
    "reviewTime",
    "paymentTime",
    "rejectTime",
    "transferNo",
  ],
  rows: (tx, { scope, timeZone }, filters: WithdrawalFilters, after = "0", limit) =>
    withdrawalsAfter(tx, { scope, timeZone, userId: "0", merchantId: "0" }, filters, after, limit),
  key: ({ withdrawNo }) => withdrawNo,
});
