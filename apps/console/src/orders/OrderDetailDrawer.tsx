import type { OutputOf } from "@yunshou/contract";
import { orders } from "@yunshou/contract/orders/orders";
import { Button, Descriptions, Tooltip } from "antd";
import { Link } from "react-router";
import {
  DetailDrawer,
  namesOf,
  nothingShown,
  type RowAction,
  showMoney,
  showTime,
  StatusDot,
  useRecord,
  whenOpened,
} from "../platform/kit/index.ts";
import { useCanOpen } from "../platform/usePages.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { OrderTimeline } from "./OrderTimeline.tsx";
import { deliveryTones, type OrderRow, orderTones, payTones } from "./words.ts";
import "./orders.css";

interface OrderDetailDrawerProps {
  readonly orderNo: string | null;
  readonly onClose: () => void;
  readonly actionsOf: (order: OrderRow) => readonly RowAction[];
}

const pollMs = 5_000;
/** What a pharmacy's order shows besides; nobody else fetches it. */
const OrderMedicine = whenOpened(
  async () => (await import("../pharmacy/trace/OrderMedicine.tsx")).OrderMedicine,
  () => true,
);

/** Who writes down what customers say is led on from here; its words are nobody else's. */
const OrderReportLink = whenOpened(
  async () => (await import("./OrderReportLink.tsx")).OrderReportLink,
  () => true,
);

/** One order: its states, amounts, facts and its timeline, fresh while it is open. */
export function OrderDetailDrawer({ orderNo, onClose, actionsOf }: OrderDetailDrawerProps) {
  const t = usePhrases("orders");
  const { data, error, reload } = useRecord(orders.detail, { orderNo }, { pollMs });
  const readsCodes = useCanOpen()("/ypgl/zsm");
  const detail = data?.order.orderNo === orderNo ? data : undefined;
  const order = detail?.order;
  return (
    <DetailDrawer
      title={t.orders.detail}
      open={orderNo !== null}
      onClose={onClose}
      loading={detail === undefined}
      error={detail === undefined ? error : null}
      onRetry={() => void reload()}
      record={{ kind: "order", number: orderNo }}
      extra={
        order &&
        actionsOf(order).map((action) => (
          <Tooltip key={action.key} title={action.refused}>
            <Button
              className="order-action"
              danger={action.danger ?? false}
              disabled={action.refused !== undefined}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          </Tooltip>
        ))
      }
    >
      {detail !== undefined && (
        <>
          <OrderHead order={detail.order} />
          <OrderFacts order={detail.order} />
          {readsCodes && <OrderMedicine orderNo={detail.order.orderNo} />}
          <OrderPromotions promotions={detail.promotions} />
          <h3 className="order-section">{t.orders.section.timeline}</h3>
          <OrderTimeline detail={detail} />
          <OrderReportLink orderNo={detail.order.orderNo} />
        </>
      )}
    </DetailDrawer>
  );
}

function OrderHead({ order }: { readonly order: OrderRow }) {
  const t = usePhrases("orders");
  const words = t.orders.fields;
  const amounts = [
    [words.orderPriceFen, order.orderPriceFen],
    [words.discountFen, order.discountFen],
    [words.paidFen, order.paidFen],
    [words.refundFen, order.refundFen],
  ] as const;
  return (
    <>
      <div className="order-head">
        <div>
          <b>
            {order.productName}
            {order.quantity > 1 && ` × ${order.quantity}`}
          </b>
          <span>
            {order.machineName} · {order.machineNo}
            {order.laneNo !== null && ` · ${words.laneNo} ${order.laneNo}`}
          </span>
        </div>
        <div className="order-states">
          <StatusDot tone={orderTones[order.orderStatus]}>{t.orders.orderStatus[order.orderStatus]}</StatusDot>
          <StatusDot tone={payTones[order.payStatus]}>{t.orders.payStatus[order.payStatus]}</StatusDot>
          <StatusDot tone={deliveryTones[order.deliveryStatus]}>
            {t.orders.deliveryStatus[order.deliveryStatus]}
          </StatusDot>
        </div>
      </div>
      <dl className="order-amounts" aria-label={t.orders.section.amounts}>
        {amounts.map(([label, fen]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{showMoney(fen)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Why it was cheaper: each promotion with what it took off. */
function OrderPromotions({ promotions }: { readonly promotions: OutputOf<typeof orders.detail>["promotions"] }) {
  const t = usePhrases("orders", "marketing");
  const readsPlans = useCanOpen()("/yxch/yxjhgl");
  if (promotions.length === 0) return null;
  return (
    <dl className="order-amounts" aria-label={t.orders.fields.discountFen}>
      {promotions.map(({ planId, planName, planType, discountFen }) => {
        const name = namesOf(planName, t.marketing.kind[planType]);
        return (
          <div key={planId ?? planName + planType}>
            <dt>{planId !== null && readsPlans ? <Link to={`/yxch/yxjhgl?planId=${planId}`}>{name}</Link> : name}</dt>
            <dd>−{showMoney(discountFen)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function OrderFacts({ order }: { readonly order: OrderRow }) {
  const t = usePhrases("orders", "payments");
  const words = t.orders.fields;
  const facts: [string, string][] = [
    [words.orderNo, order.orderNo],
    [words.payMethod, t.payments.kind[order.payMethod]],
    [words.thirdTradeNo, order.thirdTradeNo ?? nothingShown],
    [words.merchantOrderNo, order.merchantOrderNo ?? nothingShown],
    [words.merchantName, order.merchantName],
    [words.businessType, t.orders.businessType[order.businessType]],
    [words.orderTime, showTime(order.orderTime)],
    [words.payTime, showTime(order.payTime)],
    [words.deliverTime, showTime(order.deliverTime)],
  ];
  // Few machines have scales.
  if (order.weightBeforeGrams !== null) facts.push([words.weightBeforeGrams, String(order.weightBeforeGrams)]);
  if (order.weightAfterGrams !== null) facts.push([words.weightAfterGrams, String(order.weightAfterGrams)]);
  if (order.outcome !== null) facts.push([words.outcome, t.orders.outcome[order.outcome]]);
  if (order.businessType === "luckyPurchase") {
    facts.push(
      [words.lotteryFen, showMoney(order.lotteryFen)],
      [words.lotteryCount, String(order.lotteryCount)],
      [words.winResult, order.winResult === null ? nothingShown : t.orders.winResult[order.winResult]],
    );
  }
  return (
    <Descriptions
      title={t.orders.section.facts}
      column={2}
      size="small"
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
