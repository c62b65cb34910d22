import { deliveryWays, mallOrderLimits, mallOrderStates, queryRangeDays, type ShopKind } from "@yunshou/domain";
import type { mallOrders } from "@yunshou/contract/mall/orders";
import { Button, Tooltip } from "antd";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type Filter,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useOpened,
  useRangeRule,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { payTones } from "../../orders/words.ts";
import { type MallOrderRow, mallOrderTones, ordersOf } from "./kinds.ts";
import { type Doing, useMallOrderActions } from "./useMallOrderActions.ts";

type Filters = FiltersOf<typeof mallOrders.list>;
const opens =
  (action: Doing["action"]) =>
  ({ doing }: { readonly doing: Doing | undefined }) =>
    doing?.action === action;
const forms = () => import("./MallOrderForms.tsx");
const DeliverForm = whenOpened(async () => (await forms()).DeliverForm, opens("deliver"));
const HandOverForm = whenOpened(async () => (await forms()).HandOverForm, opens("handOver"));
const RefundAllForm = whenOpened(async () => (await forms()).RefundAllForm, opens("refund"));
const MallOrderDrawer = whenOpened(
  async () => (await import("./MallOrderDrawer.tsx")).MallOrderDrawer,
  ({ orderNo }) => orderNo !== null,
);

/** 商城订单: what buyers ordered from the mall (MALL-04, MALL-06, ORDER-01, MSG-33, MSG-107). */
export const MallOrdersPage = () => <OrdersOfShop kind="mall" />;
/** 订单管理: what they ordered from the quick-buy shop. */
export const QuickBuyOrdersPage = () => <OrdersOfShop kind="quickBuy" />;

function OrdersOfShop({ kind }: { readonly kind: ShopKind }) {
  const t = usePhrases("mallOrders", "orders", "payments");
  const { fields, action } = t.mallOrders;
  const { calls, page } = ordersOf[kind];
  const isMall = kind === "mall";
  const list = useList(calls.list, { initial: lastDays(30) as Filters });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const opened = useOpened();
  const actions = useMallOrderActions(kind);
  const form = { kind, doing: actions.doing, onClose: actions.done };

  const filters: Filter<Filters>[] = [
    { name: "orderNo", label: t.common.fields.orderNo, control: <TextFilter /> },
    {
      name: "receiverPhone",
      label: fields.receiverPhone,
      control: <TextFilter placeholder={t.mallOrders.wholePhone} />,
    },
    {
      name: "orderStatus",
      label: fields.orderStatus,
      control: <ChoiceFilter values={mallOrderStates} words={t.mallOrders.state} />,
    },
    {
      name: "deliveryWay",
      label: fields.deliveryWay,
      control: <ChoiceFilter values={deliveryWays} words={t.mallOrders.deliveryWay} />,
    },
    {
      name: ["fromDay", "toDay"],
      label: fields.orderTime,
      control: <DateRange limitDays={queryRangeDays.orders} />,
      rules: [rangeRule],
    },
  ];
  const column = columnsOf<MallOrderRow>();
  const columns: ListColumns<MallOrderRow> = [
    column.title("orderNo", "orderNo", null, t.common.fields.orderNo, {
      width: 186,
      onOpen: (row) => opened.open(row.orderNo),
    }),
    column.text("buyerName", fields.buyerName, { width: 76, hidden: isMall }),
    column.text("receiver", fields.receiver, { width: 80, hidden: !isMall }),
    column.text("receiverPhone", fields.receiverPhone, { width: 116 }),
    column.text("productName", t.common.fields.productName, { width: 114 }),
    column.number("quantity", fields.quantity, { width: 56 }),
    column.money("orderPriceFen", fields.orderPrice, { width: 90, hidden: true }),
    column.money("discountAmountFen", fields.discountAmount, { width: 90, hidden: true }),
    column.money("paidAmountFen", fields.paidAmount, { width: 90 }),
    column.money("deliveryFeeFen", fields.deliveryFee, { width: 90, hidden: true }),
    column.label("deliveryWay", fields.deliveryWay, t.mallOrders.deliveryWay, { width: 90, hidden: true }),
    column.text("pickupPoint", fields.pickupPoint, { width: 130, hidden: true }),
    column.text("expressNo", fields.expressNo, { width: 150, hidden: true, copyable: true }),
    column.text("courier", fields.courier, { width: 100, hidden: true }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { hidden: true }),
    column.status("payStatus", fields.payStatus, t.orders.payStatus, payTones, { hidden: true }),
    column.status("orderStatus", fields.orderStatus, t.mallOrders.state, mallOrderTones),
    column.time("orderTime", fields.orderTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, actions.of),
  ];
  return (
    <>
      <ListPage
        source="shop"
        name={`${kind}Orders`}
        title={t.mallOrders.pages[page]}
        list={list}
        rowKey="orderNo"
        filters={filters}
        columns={columns}
        detail={{
          by: "orderNo",
          opened,
          drawer: (
            <MallOrderDrawer
              kind={kind}
              orderNo={opened.key}
              onClose={() => opened.open(null)}
              actionsOf={actions.of}
            />
          ),
        }}
        batch={(keys) => (
          <Tooltip title={actions.withoutHandle}>
            <Button
              disabled={actions.withoutHandle !== undefined || keys.length > mallOrderLimits.batch}
              onClick={() => actions.act({ action: "deliver", rows: list.chosen.flatMap(({ row }) => row ?? []) })}
            >
              {action.deliverAll}
            </Button>
          </Tooltip>
        )}
        toolbar={<ListExport of={calls.export} list={list} />}
      />
      <DeliverForm {...form} />
      <HandOverForm {...form} />
      <RefundAllForm {...form} />
    </>
  );
}
