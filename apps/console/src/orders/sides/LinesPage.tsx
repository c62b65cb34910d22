import type { RowOf } from "@yunshou/contract";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { paymentKinds } from "@yunshou/domain";
import {
  ChoiceFilter,
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
import { deliveryTones } from "../words.ts";
import { useOrderFilters } from "./useOrderFilters.tsx";

type Row = RowOf<typeof orderLists.lines>;
type Filters = FiltersOf<typeof orderLists.lines>;

/** 机器交易明细: every transaction of the machines with product, lane, price and result (ORDER-06). */
export function LinesPage() {
  const t = usePhrases("orderLists", "orders", "payments");
  const words = t.orderLists;
  const fields = t.orders.fields;
  const list = useList(orderLists.lines, { initial: lastDays(7) as Filters });
  const { open, detail, forms } = useOpenOrder();
  const common = useOrderFilters();
  const filters: Filter<Filters>[] = [
    common.machineNo,
    { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
    common.days(),
    {
      name: "payMethod",
      label: fields.payMethod,
      control: <ChoiceFilter values={paymentKinds} words={t.payments.kind} />,
    },
  ];
  const codeAndLane = ({ productCode, laneNo }: Row) =>
    [productCode, laneNo === null ? null : `${fields.laneNo} ${laneNo}`].filter((part) => part !== null).join(" · ");
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("orderNo", "orderNo", null, t.common.fields.orderNo, {
      width: 186,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.time("orderTime", fields.orderTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 140 }),
    column.number("laneNo", fields.laneNo, { width: 70, hidden: true }),
    column.pair("product", "productName", codeAndLane, t.common.fields.productName, { width: 150 }),
    column.money("unitPriceFen", words.fields.unitPrice, { width: 90, role: undefined }),
    column.number("quantity", fields.quantity, { width: 60, role: undefined }),
    column.money("paidFen", fields.paidFen, { width: 90 }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { width: 100 }),
    column.states(
      "deliveryStatus",
      fields.deliveryStatus,
      (row) => [{ tone: deliveryTones[row.deliveryStatus], text: t.orders.deliveryStatus[row.deliveryStatus] }],
      { width: 132 },
    ),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
  ];
  return (
    <>
      <ListPage
        source="sale"
        name="orderLines"
        title={words.pages["/jygl/jqjymx"]}
        list={list}
        rowKey="orderNo"
        columns={columns}
        filters={filters}
        detail={detail}
        toolbar={<ListExport of={orderLists.exportLines} list={list} />}
      />
      {forms}
    </>
  );
}
