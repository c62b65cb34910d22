import type { WithdrawalState } from "@yunshou/domain";
import { columnsOf, type ListColumns, type RowAction, type Tone } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { WithdrawalRow } from "./state.ts";

export const withdrawalTones: Readonly<Partial<Record<WithdrawalState, Tone>>> = {
  notReviewed: "warning",
  reviewed: "running",
  paying: "running",
  paid: "good",
  failed: "bad",
  rejected: "bad",
};

export function useWithdrawalColumns(
  actionsOf: (row: WithdrawalRow) => RowAction[],
  open: (row: WithdrawalRow) => void,
): ListColumns<WithdrawalRow> {
  const t = usePhrases("finance");
  const { fields, hint } = t.finance;
  const column = columnsOf<WithdrawalRow>();
  return [
    column.title("withdrawNo", "withdrawNo", null, fields.withdrawNo, { width: 164, onOpen: open }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 134 }),
    column.pair("bank", "bankName", "bankAccount", fields.bankName, { width: 158 }),
    column.money("withdrawAmountFen", fields.withdrawAmount, { width: 108, sortable: true }),
    column.money("taxFeeFen", fields.taxFee, { width: 84 }),
    column.money("transferAmountFen", fields.transferAmount, { hidden: true }),
    column.status("withdrawStatus", fields.withdrawStatus, t.finance.state, withdrawalTones),
    column.custom(
      "reason",
      fields.reason,
      ({ withdrawStatus, reason }) => (withdrawStatus === "failed" ? `${hint.failed} · ${reason}` : reason),
      { width: 150, holdsData: true, hidden: true },
    ),
    column.time("applyTime", fields.applyTime, { sortable: true }),
    column.text("applicant", fields.applicant, { width: 100, hidden: true }),
    column.text("reviewer", t.common.fields.reviewer, { width: 100, hidden: true }),
    column.time("reviewTime", t.common.fields.reviewTime, { hidden: true }),
    column.time("paymentTime", fields.paymentTime, { hidden: true }),
    column.time("rejectTime", fields.rejectTime, { hidden: true }),
    column.text("transferNo", fields.transferNo, { width: 150, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 160, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
}
