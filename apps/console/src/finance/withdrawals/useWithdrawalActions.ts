import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { step, type WithdrawalEvent, withdrawalTable } from "@yunshou/domain";
import { type RowAction, useConfirm, useRefusalText, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Refusing, withdrawalAbout, type WithdrawalRow } from "./state.ts";

interface Acts {
  readonly refuse: (refusing: Refusing) => void;
  readonly settle: (withdrawal: WithdrawalRow) => void;
  /** The next one may be looked at. */
  readonly reviewed: (withdrawal: WithdrawalRow) => void;
}

/** What may be done about a withdrawal in its state; what the person may not do comes last, with the reason. */
export function useWithdrawalActions({ refuse, settle, reviewed }: Acts): (row: WithdrawalRow) => RowAction[] {
  const { action, confirm, errors } = usePhrases("finance").finance;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const notReviewing = useRefusedWithout("finance.withdrawal.review");
  const notPaying = useRefusedWithout("finance.withdrawal.pay");
  const notApplying = useRefusedWithout("finance.withdrawal.apply");
  const approve = useWrite(withdrawals.approve);
  const pay = useWrite(withdrawals.pay);
  const cancel = useWrite(withdrawals.cancel);

  return (row) => {
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
        onClick: asked(confirm.approve, () => approve.run({ withdrawNo }).then(() => reviewed(row)), action.approve),
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
}
