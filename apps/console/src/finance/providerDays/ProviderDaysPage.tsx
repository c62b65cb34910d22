import type { RowOf } from "@yunshou/contract";
import { providerDays } from "@yunshou/contract/finance/providerDays";
import { onlinePaymentKinds, queryRangeDays, settlementStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  namesOf,
  useConfirm,
  useList,
  useRangeRule,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { RuleHint } from "../settlements/RuleHint.tsx";
import { useOpenLines } from "../settlements/settlementColumns.tsx";

type Row = RowOf<typeof providerDays.list>;

/** The bills of providers beside our books, where what differs is worked off. */
const billsPath = "/cfgl/zdhd";

/** 日结算: what each provider settled a day, and how far the statements of that day are (FIN-07, FIN-09, FIN-10). */
export function ProviderDaysPage() {
  const t = usePhrases("providerDays", "settlements", "bills");
  const { fields, status, provider, action } = t.settlements;
  const words = t.providerDays;
  const list = useList(providerDays.list, { initial: lastDays(30) as FiltersOf<typeof providerDays.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("finance.providerDay.write");
  const openLines = useOpenLines();
  const navigate = useNavigate();
  const seesBills = useCanOpen()(billsPath);
  const billsOf = ({ settleDate, providerName }: Row) =>
    new URLSearchParams({ fromDay: settleDate, toDay: settleDate, payMethod: providerName }).toString();
  const { ask } = useConfirm();
  const run = useWrite(providerDays.run);
  const again = (row: Row) =>
    ask({
      text: words.runQuestion,
      about: namesOf(row.settleDate, provider[row.providerName]),
      verb: words.run,
      run: () => run.run({ settleDate: row.settleDate }),
      success: ({ lineCount }) => (lineCount === 0 ? words.runNothing : fill(words.runDone, { n: lineCount })),
    });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("settleDate", "settleDate", null, fields.settleDate, { width: 130, sortable: true }),
    column.label("providerName", fields.provider, provider, { width: 120, role: "sub" }),
    column.number("merchantCount", words.fields.merchantCount, { width: 100, hidden: true }),
    column.number("orderCount", fields.orderCount, { width: 100 }),
    column.money("paidAmountFen", fields.paidAmount, { width: 130, sortable: true }),
    column.money("feeAmountFen", fields.feeAmount, { width: 110 }),
    column.money("settleAmountFen", fields.settleAmount, { width: 130 }),
    column.status("settleStatus", fields.settleStatus, status, {
      settled: "good",
      held: "warning",
      pending: "running",
    }),
    column.actions(t.common.list.actions, (row) => [
      ...(openLines === undefined
        ? []
        : [
            {
              key: "lines",
              label: action.lines,
              onClick: () => openLines({ fromDay: row.settleDate, toDay: row.settleDate, payMethod: row.providerName }),
            },
          ]),
      ...(seesBills
        ? [
            {
              key: "differences",
              label: t.bills.action.differences,
              onClick: () => void navigate(`${billsPath}?${billsOf(row)}`),
            },
          ]
        : []),
      { key: "run", label: words.run, refused: readOnly, onClick: () => again(row) },
    ]),
  ];
  return (
    <ListPage
      source="settling"
      name="providerDays"
      title={words.pages["/xtgl/zfsz/rjs"]}
      list={list}
      rowKey="rowId"
      columns={columns}
      filters={[
        {
          name: "providerName",
          label: fields.provider,
          control: <ChoiceFilter values={onlinePaymentKinds} words={provider} />,
        },
        {
          name: "settleStatus",
          label: fields.settleStatus,
          control: <ChoiceFilter values={settlementStates} words={status} />,
        },
        {
          name: ["fromDay", "toDay"],
          label: fields.settleDate,
          control: <DateRange limitDays={queryRangeDays.statistics} />,
          rules: [rangeRule],
        },
      ]}
      toolbar={<RuleHint />}
    />
  );
}
