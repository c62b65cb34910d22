import type { RowOf } from "@yunshou/contract";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { orderStates, refundReasons } from "@yunshou/domain";
import {
  ChoiceFilter,
  columnsOf,
  type Filter,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  nothingShown,
  useList,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RefundRules } from "../refunds/RefundRules.tsx";
import { useRefundBatch } from "../refunds/useRefundBatch.tsx";
import { useOpenOrder } from "../useOpenOrder.tsx";
import { orderTones, refundTones, statesOf } from "../words.ts";
import { useOrderFilters } from "./useOrderFilters.tsx";

type Row = RowOf<typeof orderLists.problems>;
type Filters = FiltersOf<typeof orderLists.problems>;

/** 问题订单管理: why each is a problem, what became of its money, and what to do next (ORDER-04, ORDER-16, REFUND-04). */
export function ProblemsPage() {
  const t = usePhrases("orderLists", "orders", "refunds");
  const words = t.orderLists;
  const fields = t.orders.fields;
  const list = useList(orderLists.problems, { initial: lastDays(30) as Filters });
  const { open, detail, forms, actions } = useOpenOrder();
  const batch = useRefundBatch(list, open);
  const common = useOrderFilters();
  const filters: Filter<Filters>[] = [
    common.orderNo,
    common.machineNo,
    common.days(),
    {
      name: "orderStatus",
      label: fields.orderStatus,
      control: <ChoiceFilter values={orderStates} words={t.orders.orderStatus} />,
    },
    {
      name: "refundReason",
      label: t.refunds.fields.refundReason,
      control: <ChoiceFilter values={refundReasons} words={t.orders.reason} />,
    },
  ];
  const whole = (text: string) => <span className="kit-whole">{text}</span>;
  const causeOf = ({ exception }: Row) =>
    exception === null ? nothingShown : whole(t.orders.exceptionReason[exception]);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("orderNo", "orderNo", "productName", t.common.fields.orderNo, {
      width: 186,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.time("orderTime", fields.orderTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 130 }),
    column.money("paidFen", fields.paidFen, { width: 90 }),
    column.custom("exception", words.fields.exception, causeOf, { width: 130, holdsData: true }),
    column.states("state", t.common.fields.state, (row) => statesOf(row, t.orders), { width: 132 }),
    column.custom("nextStep", words.fields.nextStep, ({ nextStep }) => whole(words.steps[nextStep]), {
      width: 170,
      holdsData: true,
    }),
    column.status("orderStatus", fields.orderStatus, t.orders.orderStatus, orderTones, { hidden: true }),
    column.status("refundStatus", fields.refundStatus, t.orders.refundStatus, refundTones, { hidden: true }),
    column.label("refundReason", t.refunds.fields.refundReason, t.orders.reason, { hidden: true }),
    column.label("refundMethod", t.refunds.fields.refundMethod, t.orders.method, { hidden: true }),
    column.money("refundFen", fields.refundFen, { hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, actions.of),
  ];
  return (
    <>
      <ListPage
        source="sale"
        name="problemOrders"
        title={words.titles.problems}
        list={list}
        rowKey="orderNo"
        columns={columns}
        filters={filters}
        detail={detail}
        batch={(keys) => batch.button({ of: { orderNos: keys.map(String) }, shown: keys.length })}
        toolbar={
          <>
            <RefundRules />
            {batch.batches}
            <ListExport of={orderLists.exportProblems} list={list} />
          </>
        }
      />
      {forms}
      {batch.forms}
    </>
  );
}
