import { columnsOf, type RowAction, showMoney } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { bindTones, type CardRow, cardTones } from "./state.ts";

/** The columns of the cards, with the given actions of each; a limit of 0 is none (CARD-16). */
export function useCardColumns(actions: (card: CardRow) => readonly RowAction[]) {
  const t = usePhrases("members");
  const words = t.members;
  const limit = (text: string, isNone: boolean) => (isNone ? <span className="kit-soft">{words.hint.all}</span> : text);

  const column = columnsOf<CardRow>();
  return [
    column.text("cardNo", words.fields.cardNo, { sortable: true, fixed: "start", width: 140 }),
    column.status("cardStatus", words.fields.cardStatus, words.state, cardTones, { width: 124 }),
    column.text("holderName", words.fields.holderName, { width: 96 }),
    column.text("holderPhone", words.fields.holderPhone, { width: 130 }),
    column.money("balanceFen", words.fields.balance, { sortable: true }),
    column.money("giftFen", words.fields.giftAmount, { width: 110 }),
    column.label("cardType", words.fields.cardType, words.kind, { width: 104 }),
    column.text("physicalNo", words.fields.physicalNo, { width: 120 }),
    column.text("logicalNo", words.fields.logicalNo, { width: 130 }),
    column.status("bindStatus", words.fields.bindStatus, words.bind, bindTones, { width: 110 }),
    column.money("rechargeTotalFen", words.fields.rechargeTotal, { width: 120 }),
    column.money("consumeTotalFen", words.fields.consumeTotal, { sortable: true, width: 120 }),
    column.number("consumeCount", words.fields.consumeCount, { width: 100 }),
    column.label("memberLevel", words.fields.memberLevel, words.level, { width: 110 }),
    column.text("cardExpiry", words.fields.cardExpiry, { sortable: true, width: 120 }),
    column.custom(
      "machines",
      words.fields.machineRestriction,
      (row) => limit(row.machines.map(({ machineNo }) => machineNo).join(" "), row.machines.length === 0),
      { width: 150 },
    ),
    column.custom(
      "dailyCountLimit",
      words.fields.dailyCountLimit,
      (row) => limit(String(row.dailyCountLimit), row.dailyCountLimit === 0),
      { width: 140, align: "right" },
    ),
    column.custom(
      "dailyAmountLimit",
      words.fields.dailyAmountLimit,
      (row) => limit(showMoney(row.dailyAmountLimitFen), row.dailyAmountLimitFen === "0"),
      { width: 140, align: "right" },
    ),
    column.text("replacesCardNo", words.fields.originalCardNo, { width: 130, hidden: true }),
    column.text("merchantName", words.fields.merchantName, { width: 150 }),
    column.time("createdTime", words.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, actions, { width: 190 }),
  ];
}
