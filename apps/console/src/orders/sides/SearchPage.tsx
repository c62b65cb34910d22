import type { RowOf } from "@yunshou/contract";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import {
  columnsOf,
  type Filter,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  TextFilter,
  useList,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useOpenOrder } from "../useOpenOrder.tsx";
import { deliveryTones, orderTones, payTones, statesOf } from "../words.ts";
import { useOrderFilters } from "./useOrderFilters.tsx";

type Row = RowOf<typeof orderLists.search>;
type Filters = FiltersOf<typeof orderLists.search>;

/** 订单查询: one order by whatever number somebody reads out, read-only, for customer service (ORDER-01). */
export function SearchPage() {
  const t = usePhrases("orderLists", "orders", "payments", "refunds");
  const words = t.orderLists;
  const fields = t.orders.fields;
  const list = useList(orderLists.search, { initial: lastDays(7) as Filters });
  const { open, detail } = useOpenOrder({ readOnly: true });
  const common = useOrderFilters();
  const filters: Filter<Filters>[] = [
    { name: "anyNo", label: words.fields.anyNo, control: <TextFilter placeholder={words.anyHint} /> },
    common.orderNo,
    common.machineNo,
    common.days(),
    { name: "thirdTradeNo", label: fields.thirdTradeNo, control: <TextFilter /> },
    { name: "cardNo", label: t.refunds.fields.cardNo, control: <TextFilter placeholder={words.wholeNumber} /> },
  ];
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("orderNo", "orderNo", null, t.common.fields.orderNo, {
      width: 186,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.time("orderTime", fields.orderTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 140 }),
    column.text("productName", t.common.fields.productName, { width: 110, role: "sub" }),
    column.money("paidFen", fields.paidFen, { width: 90 }),
    column.states("state", t.common.fields.state, (row) => statesOf(row, t.orders)),
    column.status("orderStatus", fields.orderStatus, t.orders.orderStatus, orderTones, { hidden: true }),
    column.status("payStatus", fields.payStatus, t.orders.payStatus, payTones, { hidden: true }),
    column.status("deliveryStatus", fields.deliveryStatus, t.orders.deliveryStatus, deliveryTones, { hidden: true }),
    column.text("thirdTradeNo", fields.thirdTradeNo, { width: 200, hidden: true, copyable: true }),
    column.text("merchantOrderNo", fields.merchantOrderNo, { width: 200, hidden: true, copyable: true }),
    column.text("cardNo", t.refunds.fields.cardNo, { width: 130, hidden: true, copyable: true }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { hidden: true }),
    column.number("quantity", fields.quantity, { width: 70, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
  ];
  return (
    <ListPage
      source="sale"
      name="orderSearch"
      title={words.pages["/jygl/ddcx"]}
      list={list}
      rowKey="orderNo"
      columns={columns}
      filters={filters}
      detail={detail}
      toolbar={<ListExport of={orderLists.exportSearch} list={list} />}
    />
  );
}
