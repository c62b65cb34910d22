import type { RowOf } from "@yunshou/contract";
import { lucky } from "@yunshou/contract/orders/lucky";
import { checkDayRange, queryRangeDays } from "@yunshou/domain";
import { useNavigate } from "react-router";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  namesOf,
  TextFilter,
  useList,
  useRangeRule,
  useRefusalText,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LargestRows } from "../../platform/kit/figures/ListChart.tsx";
import { LuckySum } from "./LuckySum.tsx";

type WinRow = RowOf<typeof lucky.wins>;

/** 中奖统计: draws, wins and their money by machine and prize; each row opens the orders behind it (ORDER-10, STAT-05). */
export function LuckyWinsPage() {
  const t = usePhrases("lucky", "orders");
  const words = t.orders.fields;
  const { fields } = t.lucky;
  const list = useList(lucky.wins, { initial: lastDays(30) as FiltersOf<typeof lucky.wins> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const { fromDay, toDay } = list.filters as { readonly fromDay: string; readonly toDay: string };
  // The list of orders is asked for a month at most; a longer statistic has no list of the same rows.
  const tooLong = refusal(checkDayRange(fromDay, toDay, queryRangeDays.orders));
  const open = ({ machineNo, productId }: WinRow) =>
    void navigate(
      `/jygl/hgxq?${new URLSearchParams({ machineNo, fromDay, toDay, ...(productId === null ? {} : { productId }) }).toString()}`,
    );
  const column = columnsOf<WinRow>();
  const columns: ListColumns<WinRow> = [
    column.title("machine", "machineName", "machineNo", words.machine),
    column.text("prizeName", fields.prizeName, { width: 180, role: "sub" }),
    column.number("lotteryCount", words.lotteryCount, { sortable: true, width: 110 }),
    // The rate is of orders, not of draws, so that both stand beside it.
    column.number("orders", fields.orders, { width: 100, role: undefined }),
    column.number("winCount", fields.winCount, { sortable: true, width: 110 }),
    column.percent("winRate", fields.winRate, { sortable: true, width: 110 }),
    column.money("lotteryFen", words.lotteryFen, { sortable: true, width: 120 }),
    column.actions(t.common.list.actions, (row) => [
      { key: "detail", label: t.lucky.detail, refused: tooLong, onClick: () => open(row) },
    ]),
  ];
  return (
    <>
      <LargestRows
        of={lucky.wins}
        filters={list.filters}
        sort="winCount"
        measure={fields.winCount}
        nameOf={(row) => namesOf(row.machineName, row.prizeName)}
        figureOf={(row) => row.winCount}
      />
      <ListPage
        source="sale"
        name="luckyWins"
        title={t.lucky.pages["/jygl/zjtj"]}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          { name: "machineNo", label: words.machine, control: <MachineField by="number" /> },
          { name: "prizeName", label: fields.prizeName, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: words.orderTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <LuckySum of={lucky.winTotals} filters={list.filters} />
            <ListExport of={lucky.exportWins} list={list} />
          </>
        }
      />
    </>
  );
}
