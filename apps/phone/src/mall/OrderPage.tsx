import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import { showFen, showInstant } from "../platform/figures.ts";
import { Button, Empty, Failed, Frame, Row, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { goBack } from "../platform/router.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { type OwnOrder, useOrders } from "./kept.ts";
import { PaySheet } from "./PaySheet.tsx";
import type { BuyersOrder, ShopPageProps } from "./shopFront.ts";

/** A payment is seen as soon as that. */
const everyMs = 3_000;

/** One order of this phone, whose state follows by itself: paid, on its way, at the point, refunded. */
export function OrderPage({ shop, base, orderNo }: ShopPageProps & { readonly orderNo: string }) {
  const t = usePhrases("shopFront");
  const own = useOrders(shop.shopNo).find((one) => one.orderNo === orderNo);
  return (
    <Frame title={t.shopFront.order} onBack={() => goBack(`${base}/orders`)}>
      {own === undefined ? <Empty text={t.shopFront.onlyHere} /> : <KnownOrder shopNo={shop.shopNo} own={own} />}
    </Frame>
  );
}

function KnownOrder({ shopNo, own }: { readonly shopNo: string; readonly own: OwnOrder }) {
  const t = usePhrases("shopFront", "mallOrders");
  const [paying, setPaying] = useState(false);
  const {
    data: order,
    failure,
    reload,
  } = useAnswer(own.orderNo, (signal) => call(shopFronts.order, { shopNo, token: own.token }, { signal }), everyMs);
  if (order === undefined) return failure === undefined ? <Waiting /> : <Failed failure={failure} onRetry={reload} />;
  const mustPay = order.orderStatus === "toPay";
  return (
    <>
      <section className="card order-state">
        <p role="status">{t.mallOrders.state[order.orderStatus]}</p>
        {mustPay ? (
          <Button kind="main" onPress={() => setPaying(true)}>
            {t.shopFront.pay}
          </Button>
        ) : null}
        {order.pickupCode === null ? null : (
          <p className="pickup-code">
            <small>{t.shopFront.pickupCode}</small>
            <b>{order.pickupCode}</b>
            <small>{t.shopFront.showCode}</small>
          </p>
        )}
      </section>
      <Figures order={order} />
      {paying && mustPay ? <PaySheet shopNo={shopNo} token={own.token} onClose={() => setPaying(false)} /> : null}
    </>
  );
}

function Figures({ order }: { readonly order: BuyersOrder }) {
  const { fields, deliveryWay } = usePhrases("mallOrders").mallOrders;
  const rows: readonly (readonly [string, string | null])[] = [
    [fields.orderPrice, showFen(order.orderPriceFen)],
    [fields.deliveryFee, order.deliveryFeeFen === "0" ? null : showFen(order.deliveryFeeFen)],
    [fields.discountAmount, order.discountAmountFen === "0" ? null : showFen(order.discountAmountFen)],
    [fields.paidAmount, showFen(order.paidAmountFen)],
    [fields.deliveryWay, deliveryWay[order.deliveryWay]],
    [fields.pickupPoint, order.pickupPoint],
    [fields.expressNo, order.expressNo],
    [fields.courier, order.courier],
    [fields.orderTime, showInstant(order.orderTime)],
  ];
  return (
    <section className="card">
      <Row title={order.productName} about={`× ${order.quantity}`} />
      {rows.map(([label, value]) =>
        value === null ? null : <Row key={label} title={<span className="soft">{label}</span>} after={value} />,
      )}
      <p className="hint">{order.orderNo}</p>
    </section>
  );
}
