import { lucky } from "@yunshou/contract/orders/lucky";
import { queryRangeDays, winResults } from "@yunshou/domain";
import { useState } from "react";
import {
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  ProductField,
  TextFilter,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useOpenOrder } from "../useOpenOrder.tsx";
import { LuckySum } from "./LuckySum.tsx";
import { useLuckyColumns } from "./luckyColumns.tsx";

const LuckyProofDrawer = whenOpened(
  async () => (await import("./LuckyProofDrawer.tsx")).LuckyProofDrawer,
  ({ orderNo }) => orderNo !== undefined,
);

/** 嗨购详情: lucky purchases with their draws, result and delivery (ORDER-05, ORDER-10). */
export function LuckyOrdersPage() {
  const t = usePhrases("lucky", "orders");
  const words = t.orders.fields;
  const list = useList(lucky.orders, { initial: lastDays(7) as FiltersOf<typeof lucky.orders> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const { open, detail } = useOpenOrder({ readOnly: true });
  const [verified, verify] = useState<string>();
  const columns = useLuckyColumns(open, verify);
  return (
    <>
      <ListPage
        source="sale"
        name="luckyOrders"
        title={t.lucky.pages["/jygl/hgxq"]}
        list={list}
        rowKey="orderNo"
        detail={detail}
        columns={columns}
        filters={[
          { name: "orderNo", label: words.orderNo, control: <TextFilter /> },
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
          { name: "productId", label: words.productName, control: <ProductField /> },
        ]}
        toolbar={
          <>
            <LuckySum filters={list.filters} />
            <ListExport of={lucky.exportOrders} list={list} />
          </>
        }
      />
      <LuckyProofDrawer orderNo={verified} onClose={() => verify(undefined)} />
    </>
  );
}
