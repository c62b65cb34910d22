import type { RowOf } from "@yunshou/contract";
import { mallBuyers } from "@yunshou/contract/mall/mallBuyers";
import { useState } from "react";
import { columnsOf, type ListColumns, ListPage, TextFilter, useCall, useList } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CountedOrders, countedPageSize } from "../orders/CountedOrders.tsx";

type Row = RowOf<typeof mallBuyers.list>;

/** 商城会员: who has an account at the shop and what was paid; a buyer opens exactly the orders that were counted (MALL-04). */
export function BuyersPage() {
  const t = usePhrases("buyers");
  const words = t.buyers;
  const { fields, pages } = words;
  const list = useList(mallBuyers.list, { initial: {} });
  const [opened, open] = useState<Row | undefined>();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("phone", "phone", null, t.common.fields.phone, { width: 160, onOpen: open }),
    column.number("orderCount", fields.orderCount, { width: 110 }),
    column.money("paidAmountFen", fields.paidAmount, { width: 110 }),
    column.money("discountAmountFen", fields.discountAmount, { width: 110 }),
    column.money("refundAmountFen", fields.refundAmount, { width: 110 }),
    column.number("couponCount", fields.couponCount, { width: 90 }),
    column.time("lastOrderTime", fields.lastOrderTime),
    column.time("createdTime", fields.createdTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "orders", label: words.orders, refused: undefined, onClick: () => open(row) },
    ]),
  ];
  return (
    <>
      <ListPage
        source="shop"
        name="mallBuyers"
        title={pages["/sc/schy"]}
        list={list}
        rowKey="mallBuyerId"
        columns={columns}
        filters={[
          { name: "phone", label: t.common.fields.phone, control: <TextFilter placeholder={words.wholePhone} /> },
        ]}
      />
      <OrdersOf of={opened} onClose={() => open(undefined)} />
    </>
  );
}

/** The paid orders of a buyer. */
function OrdersOf({ of, onClose }: { readonly of: Row | undefined; readonly onClose: () => void }) {
  const [page, turn] = useState(1);
  const asked = useCall(
    mallBuyers.orders,
    { mallBuyerId: of?.mallBuyerId ?? "0", page, pageSize: countedPageSize },
    { enabled: of !== undefined },
  );
  const close = () => {
    turn(1);
    onClose();
  };
  return (
    <CountedOrders
      about={of?.phone ?? ""}
      open={of !== undefined}
      onClose={close}
      asked={asked}
      page={page}
      onPage={turn}
    />
  );
}
