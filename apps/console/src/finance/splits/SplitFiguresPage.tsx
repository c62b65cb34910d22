import type { InputOf, RowOf } from "@yunshou/contract";
import { splitFigures } from "@yunshou/contract/finance/splits";
import { queryRangeDays } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  namesOf,
  showMoney,
  TextFilter,
  useCall,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { DaysChart } from "../../platform/kit/figures/ListChart.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Execution } from "./ExecutionDrawer.tsx";
import { showRule } from "./rule.ts";
import { settlementTones } from "../settlements/settlementColumns.tsx";

const ExecutionDrawer = whenOpened(
  async () => (await import("./ExecutionDrawer.tsx")).ExecutionDrawer,
  ({ of }) => of !== undefined,
);

type Row = RowOf<typeof splitFigures.list>;

/** 分账统计: what each receiver has by day and plan, and whether it was split (FIN-19, STAT-05). */
export function SplitFiguresPage() {
  const t = usePhrases("splitPlans");
  const words = t.splitPlans;
  const { action, fields, pages } = words;
  const [executed, execute] = useState<Execution | undefined>();
  const look = ({ statDate, merchantId, planId, receiverId, splitPlan, splitReceiver }: Row) =>
    execute({
      title: namesOf(`${splitPlan} ${splitReceiver}`, statDate),
      filters: { fromDay: statDate, toDay: statDate, merchantId, planId, receiverId },
    });
  const list = useList(splitFigures.list, { initial: lastDays(30) as FiltersOf<typeof splitFigures.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("statDate", "statDate", null, fields.statDate, { width: 96, sortable: true }),
    column.text("splitPlan", fields.splitPlan, { width: 110, role: "sub" }),
    column.text("splitReceiver", fields.splitReceiver, { width: 110, role: "sub" }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.number("orderCount", fields.orderCount, { width: 90, hidden: true }),
    column.money("paidAmountFen", fields.paidAmount, { width: 110, role: undefined }),
    column.custom(
      "splitRatio",
      fields.splitRatio,
      (row) => showRule(words.fixedEach, row.splitRatio, row.splitFixedFen),
      {
        width: 120,
        align: "right",
      },
    ),
    column.money("splitAmountFen", fields.splitAmount, { width: 116, sortable: true }),
    column.money("executedFen", fields.executed, { width: 130 }),
    column.status("splitStatus", fields.splitStatus, words.status, settlementTones),
    column.actions(t.common.list.actions, (row) => [
      { key: "execution", label: action.details, onClick: () => look(row) },
    ]),
  ];
  return (
    <>
      <SplitDays filters={list.filters} />
      <ListPage
        source="settling"
        name="splitFigures"
        title={pages["/cfgl/fztj"]}
        list={list}
        rowKey="shareId"
        columns={columns}
        filters={[
          { name: "splitReceiver", label: fields.splitReceiver, control: <TextFilter /> },
          { name: "splitPlan", label: fields.splitPlan, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.statDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <SplitSum filters={list.filters} />
            <ListExport of={splitFigures.export} list={list} />
          </>
        }
      />
      <ExecutionDrawer of={executed} onClose={() => execute(undefined)} />
    </>
  );
}

/** What all rows of the list come to, not only those of its page. */
function SplitSum({ filters }: { readonly filters: unknown }) {
  const t = usePhrases("splitPlans");
  const { data } = useCall(splitFigures.totals, filters as InputOf<typeof splitFigures.totals>, { silent: true });
  if (data === undefined) return null;
  return (
    <span className="kit-soft">
      {fill(t.splitPlans.sum, { amount: showMoney(data.splitAmountFen), settled: showMoney(data.settledFen) })}
    </span>
  );
}

/** What receivers have of each day. */
function SplitDays({ filters }: { readonly filters: FiltersOf<typeof splitFigures.list> }) {
  const { fields } = usePhrases("splitPlans").splitPlans;
  const { data } = useCall(splitFigures.totals, filters as InputOf<typeof splitFigures.totals>, { silent: true });
  const days = data?.days.map(({ statDate, splitAmountFen }) => ({ name: statDate, figure: splitAmountFen }));
  return <DaysChart settledLater days={days} range={filters} measure={fields.splitAmount} />;
}
