import type { RowOf } from "@yunshou/contract";
import { settlements } from "@yunshou/contract/finance/settlements";
import { type SettlementEvent, type SettlementState, settlementTable, step } from "@yunshou/domain";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type ListColumns,
  namesOf,
  nothingShown,
  type RowAction,
  type Tone,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";

export type SettlementRow = RowOf<typeof settlements.list>;

export const settlementTones: Readonly<Record<SettlementState, Tone>> = {
  pending: "warning",
  held: "bad",
  settled: "good",
};

export const settlementAbout = ({ merchantName, settleDate }: SettlementRow) => namesOf(merchantName, settleDate);

const linesPath = "/cfgl/jyjsmx";
const balancesPath = "/cfgl/shyecx";

/** Opens the orders and refunds of some settled days; undefined for who may not. */
export function useOpenLines(): ((filters: Readonly<Record<string, string>>) => void) | undefined {
  const navigate = useNavigate();
  const seesLines = useCanOpen()(linesPath);
  return seesLines ? (filters) => void navigate(`${linesPath}?${new URLSearchParams(filters).toString()}`) : undefined;
}

/** The columns of statements with what may be done about each. */
export function useSettlementColumns(hold: (row: SettlementRow) => void): ListColumns<SettlementRow> {
  const t = usePhrases("settlements", "finance");
  const words = t.settlements;
  const { fields, action } = words;
  const navigate = useNavigate();
  const seesBalances = useCanOpen()(balancesPath);
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("finance.settlement.write");
  const confirm = useWrite(settlements.confirm);
  const release = useWrite(settlements.release);
  const openLines = useOpenLines();

  const actionsOf = (row: SettlementRow): RowAction[] => {
    const { statementId, version, settleStatus } = row;
    const stepRefused = (event: SettlementEvent) => readOnly ?? refusal(step(settlementTable, settleStatus, event));
    const about = settlementAbout(row);
    return [
      ...(openLines === undefined
        ? []
        : [
            {
              key: "lines",
              label: action.lines,
              onClick: () => openLines({ fromDay: row.settleDate, toDay: row.settleDate, merchantNo: row.merchantNo }),
            },
          ]),
      {
        key: "confirm",
        label: action.confirm,
        refused: stepRefused("confirm"),
        onClick: () =>
          ask({
            text: words.confirmQuestion,
            about,
            verb: action.confirm,
            run: () => confirm.run({ statementIds: [statementId] }),
          }),
      },
      settleStatus === "held"
        ? {
            key: "release",
            label: action.release,
            refused: stepRefused("release") ?? (row.awaitsBill ? words.awaitsBill : undefined),
            onClick: () =>
              ask({
                text: words.releaseQuestion,
                about,
                verb: action.release,
                run: () => release.run({ statementId, version }),
              }),
          }
        : {
            key: "hold",
            label: action.hold,
            danger: true,
            refused: stepRefused("hold"),
            onClick: () => hold(row),
          },
      ...(seesBalances
        ? [
            {
              key: "balance",
              label: t.finance.pages[balancesPath],
              onClick: () => void navigate(`${balancesPath}?merchantNo=${encodeURIComponent(row.merchantNo)}`),
            },
          ]
        : []),
    ];
  };

  const column = columnsOf<SettlementRow>();
  return [
    column.title("settleDate", "settleDate", null, fields.settleDate, { width: 116, sortable: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 124 }),
    column.money("salesAmountFen", fields.salesAmount, { width: 102, sortable: true }),
    column.money("refundAmountFen", fields.refundAmount, { width: 96 }),
    column.money("feeAmountFen", fields.feeAmount, { width: 88 }),
    column.money("splitAmountFen", fields.splitAmount, { width: 92 }),
    column.money("settleAmountFen", fields.settleAmount, { width: 120, sortable: true }),
    column.status("settleStatus", fields.settleStatus, words.status, settlementTones),
    column.number("orderCount", fields.orderCount, { width: 90, hidden: true }),
    column.number("refundCount", fields.refundCount, { width: 90, hidden: true }),
    column.custom("reason", fields.reason, (row) => (row.awaitsBill ? words.awaitsBill : row.reason) || nothingShown, {
      width: 160,
      hidden: true,
    }),
    column.time("closedTime", fields.closedTime, { hidden: true }),
    column.text("decider", fields.decider, { width: 100, hidden: true }),
    column.time("decidedTime", fields.decidedTime, { hidden: true }),
    column.text("seal", fields.seal, { width: 180, hidden: true, copyable: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
}
