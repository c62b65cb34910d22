import { cards } from "@yunshou/contract/members/cards";
import { type CardEvent, cardTable, checkRechargeable, checkReplaceable, checkUsable, step } from "@yunshou/domain";
import { useState } from "react";
import {
  type RowAction,
  useActivity,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { CardRow } from "./state.ts";

/** A form that is open for one card. */
export type CardForm = "deduct" | "replace" | "cancel" | "limits" | "password" | "allowances";
type Turning = Extract<CardEvent, "activate" | "lock" | "unlock" | "reportLost" | "cancelReport">;

/** What can be done with a card in its state, each with the reason for which the server would refuse (CARD-23, CARD-28). */
export function useCardActions(recharge: (row: CardRow) => void) {
  const t = usePhrases("members");
  const words = t.members;
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("members.card.write");
  const noMoney = useRefusedWithout("members.card.recharge");
  const { ask } = useConfirm();
  const { activityOf, activity } = useActivity("card");
  const act = useWrite(cards.act);
  const [opened, open] = useState<{ readonly form: CardForm; readonly card: CardRow } | undefined>();

  const may = (row: CardRow, event: CardEvent) => readOnly ?? refusal(step(cardTable, row.cardStatus, event));
  const turn = (row: CardRow, action: Turning, danger = false): RowAction => ({
    key: action,
    label: words.action[action],
    refused: may(row, action),
    danger,
    onClick: () =>
      ask({
        text: words.confirm[action],
        about: namesOf(row.cardNo, row.holderName),
        verb: words.action[action],
        run: () => act.run({ cardIds: [row.cardId], action }),
        danger,
      }),
  });
  const cancelled = (row: CardRow) =>
    row.cardStatus === "cancelled" ? t.members.errors["members.cardNotUsable"] : undefined;

  const of = (row: CardRow): RowAction[] => [
    row.cardStatus === "notActivated"
      ? turn(row, "activate")
      : {
          key: "recharge",
          label: words.action.recharge,
          refused:
            noMoney ??
            refusal(
              checkRechargeable({ kind: row.cardType, state: row.cardStatus, balanceFen: BigInt(row.balanceFen) }),
            ),
          onClick: () => recharge(row),
        },
    {
      key: "deduct",
      label: words.action.deduct,
      refused: noMoney ?? refusal(checkUsable(row.cardStatus)),
      onClick: () => open({ form: "deduct", card: row }),
    },
    row.cardStatus === "locked" ? turn(row, "unlock") : turn(row, "lock"),
    row.cardStatus === "reportedLost" ? turn(row, "cancelReport") : turn(row, "reportLost"),
    {
      key: "replace",
      label: words.action.replace,
      refused: readOnly ?? refusal(checkReplaceable(row.cardStatus)),
      onClick: () => open({ form: "replace", card: row }),
    },
    {
      key: "limits",
      label: words.action.limits,
      refused: readOnly ?? cancelled(row),
      onClick: () => open({ form: "limits", card: row }),
    },
    {
      key: "password",
      label: words.action.password,
      refused: readOnly ?? cancelled(row),
      onClick: () => open({ form: "password", card: row }),
    },
    {
      key: "allowances",
      label: t.members.action.allowances,
      refused: undefined,
      onClick: () => open({ form: "allowances", card: row }),
    },
    activityOf(row.cardNo),
    {
      key: "cancel",
      label: words.action.cancel,
      danger: true,
      refused:
        may(row, "cancel") ?? (BigInt(row.balanceFen) < 0n ? t.members.errors["members.arrearsOpen"] : undefined),
      onClick: () => open({ form: "cancel", card: row }),
    },
  ];
  return { of, opened, close: () => open(undefined), noMoney, readOnly, activity };
}
