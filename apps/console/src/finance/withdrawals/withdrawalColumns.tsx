import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { step, type WithdrawalEvent, type WithdrawalState, withdrawalTable } from "@yunshou/domain";
import {
  columnsOf,
  type ListColumns,
  type RowAction,
  type Tone,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Refusing, withdrawalAbout, type WithdrawalRow } from "./state.ts";

const tones: Readonly<Partial<Record<WithdrawalState, Tone>>> = {
  notReviewed: "warning",
  reviewed: "running",
  paying: "running",
  paid: "good",
  failed: "bad",
  rejected: "bad",
};

interface Acts {
  readonly refuse: (refusing: Refusing) => void;
  readonly settle: (withdrawal: WithdrawalRow) => void;
}

export function useWithdrawalColumns({ refuse, settle }: Acts): ListColumns<WithdrawalRow> {
  const t = usePhrases("finance");
  const { fields, action, confirm, hint, errors } = t.finance;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const notReviewing = useRefusedWithout("finance.withdrawal.review");
  const notPaying = useRefusedWithout("finance.withdrawal.pay");
  const notApplying = useRefusedWithout("finance.withdrawal.apply");
  const approve = useWrite(withdrawals.approve);
  const pay = useWrite(withdrawals.pay);
  const cancel = useWrite(withdrawals.cancel);

  const actionsOf = (row: WithdrawalRow): RowAction[] => {
    const { withdrawNo } = row;
    const allows = (event: WithdrawalEvent) => step(withdrawalTable, row.withdrawStatus, event);
    const own = row.own ? errors["finance.ownApplication"] : undefined;
    const asked = (text: string, run: () => Promise<unknown>, verb: string) => () =>
      ask({ text, about: withdrawalAbout(row), verb, run });
    const all: (RowAction & { readonly event: WithdrawalEvent })[] = [
      {
        key: "approve",
        event: "approve",
        label: action.approve,
        refused: notReviewing ?? own,
        onClick: asked(confirm.approve, () => approve.run({ withdrawNo }), action.approve),
      },
      {
        key: "pay",
        event: "pay",
        label: action.pay,
        refused: notPaying,
        onClick: asked(confirm.pay, () => pay.run({ withdrawNo }), action.pay),
      },
      { key: "settle", event: "succeed", label: action.settle, refused: notPaying, onClick: () => settle(row) },
      {
        key: "fail",
        event: "fail",
        label: action.fail,
        danger: true,
        refused: notPaying,
        onClick: () => refuse({ kind: "fail", withdrawal: row }),
      },
      {
        key: "reject",
        event: "reject",
        label: action.reject,
        danger: true,
        refused: notReviewing ?? own,
        onClick: () => refuse({ kind: "reject", withdrawal: row }),
      },
      {
        key: "cancel",
        event: "cancel",
        label: action.cancelApplication,
        danger: true,
        refused: notApplying,
        onClick: asked(confirm.cancel, () => cancel.run({ withdrawNo }), action.cancelApplication),
      },
    ];
    // Steps that this state has, those that the person may take first.
    const possible = all.filter(
      ({ event }) => refusal(allows(event)) === undefined && (event !== "cancel" || row.ofOwnMerchant),
    );
    return possible.toSorted((one, other) => Number(one.refused !== undefined) - Number(other.refused !== undefined));
  };

  const column = columnsOf<WithdrawalRow>();
  return [
    column.title("withdrawNo", "withdrawNo", null, fields.withdrawNo, { width: 176 }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 150 }),
    column.pair("bank", "bankName", "bankAccount", fields.bankName, { width: 180 }),
    column.money("withdrawAmountFen", fields.withdrawAmount, { width: 116, sortable: true }),
    column.money("taxFeeFen", fields.taxFee, { width: 96 }),
    column.money("transferAmountFen", fields.transferAmount, { hidden: true }),
    column.status("withdrawStatus", fields.withdrawStatus, t.finance.state, tones),
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
