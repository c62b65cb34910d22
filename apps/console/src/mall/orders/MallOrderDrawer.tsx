import type { ShopKind } from "@yunshou/domain";
import { Button, Descriptions, Tooltip } from "antd";
import { OrderTimeline } from "../../orders/OrderTimeline.tsx";
import {
  DetailDrawer,
  nothingShown,
  type RowAction,
  showMoney,
  showTime,
  StatusDot,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type MallOrderDetail, type MallOrderRow, mallOrderTones, ordersOf } from "./kinds.ts";
import "../../orders/orders.css";

interface MallOrderDrawerProps {
  readonly kind: ShopKind;
  readonly orderNo: string | null;
  readonly onClose: () => void;
  readonly actionsOf: (order: MallOrderRow) => readonly RowAction[];
}

/** One order of a shop: its state, its receiver in full, and what happened to it. Each look is recorded, so it is not asked again by itself. */
export function MallOrderDrawer({ kind, orderNo, onClose, actionsOf }: MallOrderDrawerProps) {
  const t = usePhrases("mallOrders");
  const { data, error, reload } = useRecord(ordersOf[kind].calls.detail, { orderNo });
  const order = data?.orderNo === orderNo ? data : undefined;
  return (
    <DetailDrawer
      title={t.mallOrders.detail}
      open={orderNo !== null}
      onClose={onClose}
      loading={order === undefined}
      error={order === undefined ? error : null}
      onRetry={() => void reload()}
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
      {order !== undefined && (
        <>
          <OrderHead order={order} />
          <Receiver order={order} />
          <h3 className="order-section">{t.mallOrders.section.timeline}</h3>
          <OrderTimeline detail={order.sale} />
        </>
      )}
    </DetailDrawer>
  );
}

function OrderHead({ order }: { readonly order: MallOrderDetail }) {
  const t = usePhrases("mallOrders");
  const { fields } = t.mallOrders;
  const amounts = [
    [fields.orderPrice, order.orderPriceFen],
    [fields.deliveryFee, order.deliveryFeeFen],
    [fields.discountAmount, order.discountAmountFen],
    [fields.paidAmount, order.paidAmountFen],
  ] as const;
  return (
    <>
      <div className="order-head">
        <div>
          <b>
            {order.productName} × {order.quantity}
          </b>
          <span>{order.orderNo}</span>
        </div>
        <div className="order-states">
          <StatusDot tone={mallOrderTones[order.orderStatus]}>{t.mallOrders.state[order.orderStatus]}</StatusDot>
        </div>
      </div>
      <dl className="order-amounts">
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

function Receiver({ order }: { readonly order: MallOrderDetail }) {
  const t = usePhrases("mallOrders", "payments");
  const { fields } = t.mallOrders;
  const isBrought = order.deliveryWay === "delivery";
  const facts: [string, string][] = [
    [fields.buyerName, order.buyerName],
    [fields.receiver, order.receiver],
    [fields.receiverPhone, order.receiverPhone],
    [fields.deliveryWay, t.mallOrders.deliveryWay[order.deliveryWay]],
    isBrought ? [fields.receiverAddress, order.address] : [fields.pickupPoint, order.pickupPoint ?? nothingShown],
    ...(isBrought
      ? ([
          [fields.expressNo, order.expressNo ?? nothingShown],
          [fields.courier, order.courier ?? nothingShown],
        ] as [string, string][])
      : []),
    [fields.payMethod, t.payments.kind[order.payMethod]],
    [fields.orderTime, showTime(order.orderTime)],
    [t.common.fields.merchantName, order.merchantName],
  ];
  return (
    <Descriptions
      title={t.mallOrders.section.receiver}
      column={2}
      size="small"
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
