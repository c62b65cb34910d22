import { lucky } from "@yunshou/contract/orders/lucky";
import { queryRangeDays, winResults } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LuckySum } from "./LuckySum.tsx";
import { useLuckyColumns } from "./luckyColumns.tsx";

const LuckyProofDrawer = whenOpened(
  async () => (await import("./LuckyProofDrawer.tsx")).LuckyProofDrawer,
  ({ orderNo }) => orderNo !== undefined,
);

/** 订单抽奖: the draws of each order, and what those of the chosen days come to (ORDER-05, ORDER-10). */
export function LuckyDrawsPage() {
  const t = usePhrases("lucky", "orders");
  const words = t.orders.fields;
  const list = useList(lucky.orders, { initial: lastDays(7) as FiltersOf<typeof lucky.orders> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const navigate = useNavigate();
  const { fromDay, toDay } = list.filters as { readonly fromDay: string; readonly toDay: string };
  const open = (orderNo: string) =>
    void navigate(`/jygl/hgxq?${new URLSearchParams({ orderNo, fromDay, toDay }).toString()}`);
  const [verified, verify] = useState<string>();
  const columns = useLuckyColumns(open, verify);
  return (
    <>
      <ListPage
        source="sale"
        name="luckyDraws"
        title={t.lucky.pages["/jygl/ddcj"]}
        list={list}
        rowKey="orderNo"
        columns={columns}
        filters={[
          { name: "machineNo", label: words.machine, control: <MachineField by="number" /> },
          {
            name: "winResult",
            label: words.winResult,
            control: <ChoiceFilter values={winResults} words={t.orders.winResult} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: words.orderTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <LuckySum filters={list.filters} />
            <ListExport of={lucky.exportDraws} list={list} />
            <Button onClick={() => void navigate("/jygl/hgfa")}>{t.lucky.plans}</Button>
          </>
        }
      />
      <LuckyProofDrawer orderNo={verified} onClose={() => verify(undefined)} />
    </>
  );
}
