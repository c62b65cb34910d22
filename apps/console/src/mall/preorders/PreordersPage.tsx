import { PrinterOutlined } from "@ant-design/icons";
import { mallPreorders } from "@yunshou/contract/mall/preorders";
import { queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PreorderDays, PreorderSum } from "./PreorderFigures.tsx";
import { PreparationSheet } from "./PreparationSheet.tsx";
import type { Preorder } from "./preorder.ts";

const PreorderOrders = whenOpened(
  async () => (await import("./PreorderOrders.tsx")).PreorderOrders,
  ({ of }) => of !== undefined,
);

/** 预订商品统计: paid orders per product, day and pickup point, and what of them still has to be prepared (MALL-04, STAT-05). */
export function PreordersPage() {
  const t = usePhrases("deliveries", "mallOrders");
  const words = t.deliveries;
  const { fields, pages } = words;
  const list = useList(mallPreorders.list, { initial: lastDays(30) as FiltersOf<typeof mallPreorders.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const [printing, print] = useState<FiltersOf<typeof mallPreorders.list>>();
  const [opened, open] = useState<Preorder>();
  const column = columnsOf<Preorder>();
  const columns: ListColumns<Preorder> = [
    column.title("productName", "productName", "productCode", t.common.fields.productName, {
      width: 200,
      onOpen: open,
    }),
    column.text("statDate", fields.statDate, { width: 120, sortable: true, role: "sub" }),
    column.custom(
      "pickupPoint",
      fields.pickupPoint,
      ({ pickupPoint }) => pickupPoint ?? t.mallOrders.deliveryWay.delivery,
      { width: 180, holdsData: true, role: "sub" },
    ),
    column.number("quantity", fields.quantity, { width: 100, sortable: true }),
    column.number("toPrepare", fields.toPrepare, { width: 110, sortable: true }),
    column.money("paidAmountFen", fields.paidAmount, { width: 120 }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [{ key: "orders", label: words.orders, onClick: () => open(row) }]),
  ];
  return (
    <>
      <PreorderDays filters={list.filters} />
      <ListPage
        source="shop"
        name="mallPreorders"
        title={pages["/sc/ydsptj"]}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          { name: "pickupPoint", label: fields.pickupPoint, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.statDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <PreorderSum filters={list.filters} />
            <Button
              icon={<PrinterOutlined />}
              loading={printing !== undefined}
              disabled={list.counted === 0}
              onClick={() => print(list.filters)}
            >
              {words.print}
            </Button>
            <ListExport of={mallPreorders.export} list={list} />
          </>
        }
      />
      {printing !== undefined && <PreparationSheet filters={printing} onDone={() => print(undefined)} />}
      <PreorderOrders of={opened} onClose={() => open(undefined)} />
    </>
  );
}
