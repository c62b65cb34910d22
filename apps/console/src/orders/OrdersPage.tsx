import { orders } from "@yunshou/contract/orders/orders";
import { businessTypes, orderStates, paymentKinds, queryRangeDays, refundFilters } from "@yunshou/domain";
import { Button } from "antd";
import { useNavigate } from "react-router";
import {
  CardField,
  ChoiceFilter,
  columnsOf,
  DateRange,
  DictionaryFilter,
  type Filter,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  MerchantField,
  PickupPointField,
  ProductField,
  TextFilter,
  useCan,
  useFeature,
  useList,
  useRangeRule,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { useOpenOrder } from "./useOpenOrder.tsx";
import { deliveryTones, type OrderRow, orderTones, payTones, refundTones, statesOf } from "./words.ts";

/** Orders of the caller's machines (spec 2 §2; ORDER-01 to ORDER-18). The open order lives in the URL beside the filters. */
export function OrdersPage() {
  const t = usePhrases("orders", "payments", "refunds");
  const words = t.orders.fields;
  const yes = t.orders.byFace;
  const list = useList(orders.list, { initial: lastDays(7) as FiltersOf<typeof orders.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const { open, detail, forms, actions } = useOpenOrder();
  const navigate = useNavigate();

  const purchase = useFeature("purchase");
  const cards = useCan("orders.purchase.read");
  const sellsInMall = useCan("insight.mall.read");
  const sellsMedicine = useCan("insight.medicines.read");

  const filters: Filter<FiltersOf<typeof orders.list>>[] = [
    { name: "orderNo", label: words.orderNo, control: <TextFilter /> },
    { name: "machineNo", label: words.machine, control: <MachineField by="number" /> },
    {
      name: ["fromDay", "toDay"],
      label: words.orderTime,
      control: <DateRange limitDays={queryRangeDays.orders} />,
      rules: [rangeRule],
    },
    {
      name: "orderStatus",
      label: words.orderStatus,
      control: <DictionaryFilter list="orderState" values={orderStates} words={t.orders.orderStatus} />,
    },
    {
      name: "refundStatus",
      label: words.refundStatus,
      control: (
        <ChoiceFilter values={refundFilters} words={{ ...t.orders.refundStatus, pending: t.orders.refundPending }} />
      ),
    },
    {
      name: "payMethod",
      label: words.payMethod,
      control: <DictionaryFilter list="paymentKind" values={paymentKinds} words={t.payments.kind} />,
    },
    {
      name: "businessType",
      label: words.businessType,
      control: (
        <ChoiceFilter
          values={businessTypes.filter((type) => purchase || type !== "luckyPurchase")}
          words={t.orders.businessType}
        />
      ),
    },
    { name: "productId", label: words.productName, control: <ProductField /> },
    ...(sellsInMall
      ? [
          { name: "pickupPointId", label: words.pickupPoint, control: <PickupPointField /> } as const,
          {
            name: "deliveryWay",
            label: words.deliveryWay,
            control: <ChoiceFilter values={["delivery"]} words={{ delivery: yes.yes }} />,
          } as const,
        ]
      : []),
    ...(sellsMedicine
      ? [
          {
            name: "medicine",
            label: words.medicine,
            control: <ChoiceFilter values={["yes"]} words={yes} />,
          } as const,
          { name: "batch", label: words.batchNo, control: <TextFilter /> } as const,
        ]
      : []),
    ...(cards ? [{ name: "cardNo", label: t.refunds.fields.cardNo, control: <CardField by="number" /> } as const] : []),
    { name: "thirdTradeNo", label: words.thirdTradeNo, control: <TextFilter /> },
    { name: "merchantNo", label: words.merchantNo, control: <MerchantField by="number" /> },
    { name: "sold", label: words.sold, control: <ChoiceFilter values={["yes", "no"]} words={t.orders.sold} /> },
    { name: "byFace", label: words.byFace, control: <ChoiceFilter values={["yes"]} words={yes} /> },
  ];

  const lane = (row: OrderRow) => (row.laneNo === null ? "" : `${words.laneNo} ${row.laneNo}`);
  const column = columnsOf<OrderRow>();
  const columns: ListColumns<OrderRow> = [
    column.title("orderNo", "orderNo", null, words.orderNo, { width: 186, onOpen: (row) => open(row.orderNo) }),
    column.time("orderTime", words.orderTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", words.machine, { width: 150 }),
    column.pair("productName", "productName", lane, words.productName, { width: 132 }),
    column.number("quantity", words.quantity, { width: 60, role: undefined }),
    column.money("paidFen", words.paidFen, { width: 90 }),
    column.label("payMethod", words.payMethod, t.payments.kind),
    column.states("state", t.common.fields.state, (row) => statesOf(row, t.orders)),
    column.status("orderStatus", words.orderStatus, t.orders.orderStatus, orderTones, { hidden: true }),
    column.status("payStatus", words.payStatus, t.orders.payStatus, payTones, { hidden: true }),
    column.status("deliveryStatus", words.deliveryStatus, t.orders.deliveryStatus, deliveryTones, { hidden: true }),
    column.status("refundStatus", words.refundStatus, t.orders.refundStatus, refundTones, { hidden: true }),
    column.money("refundFen", words.refundFen, { hidden: true }),
    column.text("merchantName", words.merchantName, { width: 160, hidden: true }),
    column.text("thirdTradeNo", words.thirdTradeNo, { width: 220, hidden: true, copyable: true }),
    column.text("merchantOrderNo", words.merchantOrderNo, { width: 200, hidden: true, copyable: true }),
    column.number("laneNo", words.laneNo, { width: 80, hidden: true }),
    column.money("orderPriceFen", words.orderPriceFen, { hidden: true }),
    column.money("discountFen", words.discountFen, { hidden: true }),
    column.money("lotteryFen", words.lotteryFen, { hidden: true }),
    column.number("lotteryCount", words.lotteryCount, { width: 96, hidden: true }),
    column.status("winResult", words.winResult, t.orders.winResult, { won: "good" }, { hidden: true }),
    column.label("businessType", words.businessType, t.orders.businessType, { hidden: true }),
    column.number("weightBeforeGrams", words.weightBeforeGrams, { hidden: true }),
    column.number("weightAfterGrams", words.weightAfterGrams, { hidden: true }),
    column.time("payTime", words.payTime, { hidden: true }),
    column.time("deliverTime", words.deliverTime, { hidden: true }),
    column.actions(t.common.list.actions, actions.of),
  ];

  return (
    <>
      <ListPage
        source="sale"
        name="orders"
        title={t.orders.title}
        list={list}
        rowKey="orderNo"
        filters={filters}
        columns={columns}
        detail={detail}
        toolbar={
          <>
            <Button onClick={() => void navigate("/jygl/dhscj")}>{t.orders.withheld.title}</Button>
            <ListExport of={orders.export} list={list} />
          </>
        }
      />
      {forms}
    </>
  );
}
