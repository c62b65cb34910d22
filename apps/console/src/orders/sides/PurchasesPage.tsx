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
import { payTones } from "../words.ts";
import { useOrderFilters } from "./useOrderFilters.tsx";

type Row = RowOf<typeof orderLists.purchases>;
type Filters = FiltersOf<typeof orderLists.purchases>;

/** 用户购买记录: what was bought with one card, or with the cards of one person (ORDER-01, CARD-01). */
export function PurchasesPage() {
  const t = usePhrases("orderLists", "orders", "payments", "refunds");
  const words = t.orderLists;
  const fields = t.orders.fields;
  const list = useList(orderLists.purchases, { initial: lastDays(30) as Filters });
  const { open, detail, forms } = useOpenOrder();
  const common = useOrderFilters();
  const whole = <TextFilter placeholder={words.wholeNumber} />;
  const filters: Filter<Filters>[] = [
    { name: "holderPhone", label: words.fields.holderPhone, control: whole },
    { name: "cardNo", label: t.refunds.fields.cardNo, control: whole },
    common.machineNo,
    common.days(),
  ];
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("cardNo", "cardNo", "holderName", `${t.refunds.fields.cardNo} / ${words.fields.holderName}`, {
      width: 150,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.text("holderPhone", words.fields.holderPhone, { width: 120 }),
    column.text("orderNo", t.common.fields.orderNo, { width: 186, onOpen: ({ orderNo }) => open(orderNo) }),
    column.time("orderTime", fields.orderTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 150 }),
    column.text("productName", t.common.fields.productName, { width: 120, role: "sub" }),
    column.number("quantity", fields.quantity, { width: 60, role: undefined }),
    column.money("paidFen", fields.paidFen, { width: 90 }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { width: 100 }),
    column.status("payStatus", fields.payStatus, t.orders.payStatus, payTones, { hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
  ];
  return (
    <>
      <ListPage
        source="sale"
        name="purchases"
        title={words.pages["/jygl/yhgmjl"]}
        list={list}
        rowKey="orderNo"
        columns={columns}
        filters={filters}
        detail={detail}
        toolbar={<ListExport of={orderLists.exportPurchases} list={list} />}
      />
      {forms}
    </>
  );
}
