import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { step, withdrawalsAtOnce, withdrawalTable } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { showMoney, useConfirm, useRefusalText, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { WithdrawalRow } from "./state.ts";

interface ApproveSelectedProps {
  readonly rows: readonly WithdrawalRow[];
  readonly onApproved: () => void;
}

/** Approves the chosen withdrawals at once, after one question with their number and sum; one that may not be approved stops all. */
export function ApproveSelected({ rows, onApproved }: ApproveSelectedProps) {
  const { action, confirm, errors, hint } = usePhrases("finance").finance;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const notReviewing = useRefusedWithout("finance.withdrawal.review");
  const approve = useWrite(withdrawals.approveMany);
  const refusedFor = ({ own, withdrawStatus }: WithdrawalRow) =>
    refusal(step(withdrawalTable, withdrawStatus, "approve")) ?? (own ? errors["finance.ownApplication"] : undefined);
  const refused = notReviewing ?? rows.map(refusedFor).find((reason) => reason !== undefined);
  const sumFen = rows.reduce((sum, { withdrawAmountFen }) => sum + BigInt(withdrawAmountFen), 0n);
  return (
    <Button
      size="small"
      disabled={refused !== undefined || rows.length > withdrawalsAtOnce}
      title={refused}
      onClick={() =>
        ask({
          text: confirm.approveMany,
          about: fill(hint.many, { n: rows.length, amount: showMoney(String(sumFen)) }),
          verb: action.approveMany,
          run: async () => {
            await approve.run({ withdrawNos: rows.map(({ withdrawNo }) => withdrawNo) });
            onApproved();
          },
        })
      }
    >
      {action.approveMany}
    </Button>
  );
}
