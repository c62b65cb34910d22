import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { checkAfterSale, isOpenAfterSale, showTypedCode } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import { showFen, showInstant } from "../platform/figures.ts";
import { Button, Empty, Failed, Frame, Row, Waiting } from "../platform/kit/index.ts";
import { feedbackAddress } from "../platform/feedbackAddress.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { goBack } from "../platform/router.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { type OrderKey, useOrderKey } from "./kept.ts";
import { AfterSaleSheet } from "./AfterSaleSheet.tsx";
import { GroupCard } from "./GroupCard.tsx";
import { OrderReview } from "./OrderReview.tsx";
import { PaySheet } from "./PaySheet.tsx";
import type { BuyersOrder, OrderPageProps } from "./shopFront.ts";

/** A payment is seen as soon as that. */
const everyMs = 3_000;

interface OrderOfPage {
  readonly orderNo: string;
  /** The machine before which the buyer stands. */
  readonly machineNo?: string;
}

/** One order of this phone, whose state follows by itself: paid, on its way, at the point, refunded. */
export function OrderPage({ shop, base, orderNo, machineNo }: OrderPageProps & OrderOfPage) {
  const t = usePhrases("shopFront", "machineFeedback");
  const own = useOrderKey(shop.shopNo, orderNo);
  return (
    <Frame title={t.shopFront.order} onBack={() => goBack(`${base}/orders`)}>
      {own === undefined ? (
        <Empty text={t.shopFront.onlyHere} />
      ) : (
        <KnownOrder shopNo={shop.shopNo} base={base} orderNo={orderNo} own={own} />
      )}
      {machineNo === undefined ? null : (
        <a className="shop-phone" href={feedbackAddress(machineNo, orderNo)}>
          {t.machineFeedback.withProblem}
        </a>
      )}
    </Frame>
  );
}

interface KnownOrderProps {
  readonly shopNo: string;
  readonly base: string;
  readonly orderNo: string;
  readonly own: OrderKey;
}

function KnownOrder({ shopNo, base, orderNo, own }: KnownOrderProps) {
  const t = usePhrases("shopFront", "mallOrders");
  const [asking, setAsking] = useState(false);
  // Whoever just ordered wants to pay at once, and so does who comes back from an app's authorization.
  const [paying, setPaying] = useState(() => /[?&](?:pay|code|auth_code)=/.test(window.location.search));
  const {
    data: order,
    failure,
    reload,
  } = useAnswer(orderNo, (signal) => call(shopFronts.order, { shopNo, ...own }, { signal }), everyMs);
  if (order === undefined) return failure === undefined ? <Waiting /> : <Failed failure={failure} onRetry={reload} />;
  const mustPay = order.orderStatus === "toPay";
  return (
    <>
      <section className="card order-state">
        <p role="status">{t.mallOrders.state[order.orderStatus]}</p>
        {mustPay || order.deliveryState === null || order.orderStatus === "cancelled" || waitsForCode(order) ? null : (
          <p role="status">{t.shopFront.goods[order.deliveryState]}</p>
        )}
        {mustPay ? (
          <Button kind="main" onPress={() => setPaying(true)}>
            {t.shopFront.pay}
          </Button>
        ) : null}
        {order.pickupCode === null ? null : (
          <p className="pickup-code">
            <small>{t.shopFront.pickupCode}</small>
            <b>{order.deliveryState === null ? order.pickupCode : showTypedCode(order.pickupCode)}</b>
            <small>{order.deliveryState === null ? t.shopFront.showCode : t.shopFront.typeCode}</small>
          </p>
        )}
      </section>
      {order.buyingGroupId === null ? null : (
        <GroupCard shopNo={shopNo} base={base} buyingGroupId={order.buyingGroupId} />
      )}
      <Figures order={order} />
      {order.takesReviews ? <OrderReview shopNo={shopNo} own={own} order={order} /> : null}
      <AfterSales order={order} />
      {canAsk(order) ? (
        <>
          <Button wide onPress={() => setAsking(true)}>
            {t.shopFront.askBack}
          </Button>
          {order.afterSaleUntil === null ? null : (
            <p className="hint">{fill(t.shopFront.afterSaleUntil, { day: showInstant(order.afterSaleUntil) })}</p>
          )}
        </>
      ) : null}
      {asking ? (
        <AfterSaleSheet
          shopNo={shopNo}
          own={own}
          order={order}
          onClose={() => {
            setAsking(false);
            reload();
          }}
        />
      ) : null}
      {paying && mustPay ? <PaySheet shopNo={shopNo} own={own} onClose={() => setPaying(false)} /> : null}
    </>
  );
}

/** The machine does nothing before its code is typed. */
const waitsForCode = ({ pickupCode, deliveryState }: BuyersOrder): boolean =>
  pickupCode !== null && deliveryState === "notDelivered";

/** The same that the server asks, before anything is typed. */
const canAsk = ({ orderStatus, refundableFen, afterSales, afterSaleUntil }: BuyersOrder): boolean =>
  checkAfterSale(
    { kind: "refund", content: "-", amountFen: BigInt(refundableFen) },
    {
      orderStatus,
      refundableFen: BigInt(refundableFen),
      count: afterSales.length,
      open: afterSales.filter(({ afterSaleState }) => isOpenAfterSale(afterSaleState)).length,
      isOver: afterSaleUntil !== null && new Date(afterSaleUntil) < new Date(),
    },
  ).ok;

/** What was asked back, and what the merchant said. */
function AfterSales({ order }: { readonly order: BuyersOrder }) {
  const t = usePhrases("afterSales");
  if (order.afterSales.length === 0) return null;
  return (
    <section className="card">
      {order.afterSales.map((one) => (
        <Row
          key={one.createdTime}
          title={[
            ...(one.afterSaleKind === "return" ? [t.afterSales.kind.return] : []),
            t.afterSales.reason[one.afterSaleReason],
            t.afterSales.state[one.afterSaleState],
          ].join(" · ")}
          about={one.note === "" ? showInstant(one.createdTime) : one.note}
          after={showFen(one.refundAmountFen ?? one.askedAmountFen)}
        />
      ))}
    </section>
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
