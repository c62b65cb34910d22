import type { RowOf } from "@yunshou/contract";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { deliveryStates } from "@yunshou/domain";
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

type Row = RowOf<typeof orderLists.remote>;
type Filters = FiltersOf<typeof orderLists.remote>;

/** What may become of something that was sent to a machine. */
const results = deliveryStates.filter((state) => state !== "notDelivered");

/** 远程出货记录: what people dispensed from the console, by whom, and what became of it (ORDER-07, ORDER-18). */
export function RemotePage() {
  const t = usePhrases("orderLists", "orders");
  const words = t.orderLists;
  const fields = t.orders.fields;
  const list = useList(orderLists.remote, { initial: lastDays(30) as Filters });
  const { open, detail, forms } = useOpenOrder();
  const common = useOrderFilters();
  const filters: Filter<Filters>[] = [
    common.machineNo,
    { name: "operatorName", label: t.common.fields.operatorName, control: <TextFilter /> },
    common.days(words.fields.commandTime),
    {
      name: "dispenseResult",
      label: words.fields.dispenseResult,
      control: <ChoiceFilter values={results} words={t.orders.deliveryStatus} />,
    },
  ];
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("orderNo", "orderNo", null, t.common.fields.orderNo, {
      width: 186,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.time("commandTime", words.fields.commandTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 150 }),
    column.number("laneNo", fields.laneNo, { width: 80 }),
    column.text("productName", t.common.fields.productName, { width: 120, role: "sub" }),
    column.text("operatorName", t.common.fields.operatorName, { width: 100 }),
    column.states(
      "dispenseResult",
      words.fields.dispenseResult,
      (row) => [{ tone: deliveryTones[row.dispenseResult], text: t.orders.deliveryStatus[row.dispenseResult] }],
      { width: 132 },
    ),
    column.label("fault", words.fields.fault, words.fault, { hidden: true }),
    column.time("resultTime", words.fields.resultTime, { hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
  ];
  return (
    <>
      <ListPage
        source="deed"
        name="remoteDispensings"
        title={words.pages["/jygl/ycchjl"]}
        list={list}
        rowKey="recordId"
        columns={columns}
        filters={filters}
        detail={detail}
        toolbar={<ListExport of={orderLists.exportRemote} list={list} />}
      />
      {forms}
    </>
  );
}
