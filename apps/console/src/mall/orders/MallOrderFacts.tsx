import { Descriptions } from "antd";
import { nothingShown, showMoney, showTime, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type MallOrderDetail, mallOrderTones } from "./kinds.ts";

/** What was ordered, how it stands and what it cost. */
export function OrderHead({ order }: { readonly order: MallOrderDetail }) {
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

/** Who gets the goods, and how. */
export function Receiver({ order }: { readonly order: MallOrderDetail }) {
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
