import type { RowOf } from "@yunshou/contract";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { deliveryStates } from "@yunshou/domain";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  type Filter,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  useList,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useOpenOrder } from "../useOpenOrder.tsx";
import { deliveryTones } from "../words.ts";
import { useOrderFilters } from "./useOrderFilters.tsx";

type Row = RowOf<typeof orderLists.dispensings>;
type Filters = FiltersOf<typeof orderLists.dispensings>;

/** 出货查询: what came out, an order a row; 明细 shows each try of the machine (ORDER-13). */
export function DispensingsPage() {
  const t = usePhrases("orderLists", "orders");
  const words = t.orderLists;
  const fields = t.orders.fields;
  const list = useList(orderLists.dispensings, { initial: lastDays(7) as Filters });
  const { open, detail } = useOpenOrder({ readOnly: true });
  const common = useOrderFilters();
  const navigate = useNavigate();
  const filters: Filter<Filters>[] = [
    common.orderNo,
    common.machineNo,
    common.days(),
    {
      name: "deliveryStatus",
      label: fields.deliveryStatus,
      control: <ChoiceFilter values={deliveryStates} words={t.orders.deliveryStatus} />,
    },
  ];
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("orderNo", "orderNo", null, t.common.fields.orderNo, {
      width: 186,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.time("orderTime", fields.orderTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 150 }),
    column.text("productName", t.common.fields.productName, { width: 120, role: "sub" }),
    column.number("laneNo", fields.laneNo, { width: 80 }),
    column.number("quantity", fields.quantity, { width: 70, role: undefined }),
    column.states(
      "deliveryStatus",
      fields.deliveryStatus,
      (row) => [{ tone: deliveryTones[row.deliveryStatus], text: t.orders.deliveryStatus[row.deliveryStatus] }],
      { width: 150 },
    ),
    column.time("deliverTime", fields.deliverTime),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, ({ orderNo }) => [
      {
        key: "detail",
        label: words.detail,
        onClick: () => void navigate(`/jygl/chmx?${new URLSearchParams({ orderNo }).toString()}`),
      },
    ]),
  ];
  return (
    <ListPage
      source="sale"
      name="dispensings"
      title={words.pages["/jygl/chcx"]}
      list={list}
      rowKey="orderNo"
      columns={columns}
      filters={filters}
      detail={detail}
      toolbar={<ListExport of={orderLists.exportDispensings} list={list} />}
    />
  );
}
