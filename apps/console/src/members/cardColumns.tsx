import { columnsOf, type ListColumns, type RowAction, showMoney } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { bindTones, type CardRow, cardTones } from "./state.ts";

/** The columns of the cards, with the given actions of each; a limit of 0 is none (CARD-16). */
export function useCardColumns(actions: (card: CardRow) => readonly RowAction[]): ListColumns<CardRow> {
  const t = usePhrases("members");
  const words = t.members;
  const limit = (text: string, isNone: boolean) => (isNone ? <span className="kit-soft">{words.hint.all}</span> : text);

  const column = columnsOf<CardRow>();
  return [
    column.title("cardNo", "cardNo", "physicalNo", words.fields.cardNo, { sortable: true, width: 132 }),
    column.pair("holder", "holderName", "holderPhone", words.fields.holderName, { width: 112 }),
    column.label("cardType", words.fields.cardType, words.kind),
    column.text("logicalNo", words.fields.logicalNo, { width: 130, hidden: true }),
    column.money("balanceFen", words.fields.balance, { sortable: true, width: 100 }),
    column.money("giftFen", words.fields.giftAmount, { width: 96, hidden: true }),
    column.money("rechargeTotalFen", words.fields.rechargeTotal, { width: 120, hidden: true }),
    column.money("consumeTotalFen", words.fields.consumeTotal, { sortable: true, width: 100 }),
    column.number("consumeCount", words.fields.consumeCount, { width: 100, hidden: true }),
    column.label("memberLevel", words.fields.memberLevel, words.level, { hidden: true }),
    column.text("cardExpiry", words.fields.cardExpiry, { sortable: true, width: 100, hidden: true }),
    column.status("bindStatus", words.fields.bindStatus, words.bind, bindTones, { hidden: true, role: undefined }),
    column.status("cardStatus", words.fields.cardStatus, words.state, cardTones),
    column.custom(
      "machines",
      words.fields.machineRestriction,
      (row) => limit(row.machines.map(({ machineNo }) => machineNo).join(" "), row.machines.length === 0),
      { width: 150, hidden: true },
    ),
    column.custom(
      "dailyCountLimit",
      words.fields.dailyCountLimit,
      (row) => limit(String(row.dailyCountLimit), row.dailyCountLimit === 0),
      { width: 140, align: "right", hidden: true },
    ),
    column.custom(
      "dailyAmountLimit",
      words.fields.dailyAmountLimit,
      (row) => limit(showMoney(row.dailyAmountLimitFen), row.dailyAmountLimitFen === "0"),
      { width: 140, align: "right", hidden: true },
    ),
    column.text("replacesCardNo", words.fields.originalCardNo, { width: 130, hidden: true }),
    column.text("areaName", words.fields.areaName, { width: 120, hidden: true }),
    column.text("merchantName", words.fields.merchantName, { width: 90 }),
    column.time("createdTime", words.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, actions),
  ];
}
