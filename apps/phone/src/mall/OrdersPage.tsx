import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { call } from "../platform/api/call.ts";
import { showFen } from "../platform/figures.ts";
import { Button, Empty, Frame, Row } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go, goBack } from "../platform/router.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { type OwnOrder, useOrders } from "./kept.ts";
import type { ShopPageProps } from "./shopFront.ts";

/** Rows are asked one by one, so the newest only are asked again while the list is open. */
const everyMs = 15_000;
const followed = 5;

/** The orders that were placed on this phone, the newest first. */
export function OrdersPage({ shop, base }: ShopPageProps) {
  const t = usePhrases("shopFront");
  const orders = useOrders(shop.shopNo);
  return (
    <Frame title={t.shopFront.orders} onBack={() => goBack(base)}>
      {orders.length === 0 ? (
        <Empty text={t.shopFront.noOrders}>
          <Button onPress={() => go(base, { replace: true })}>{t.shopFront.toShop}</Button>
        </Empty>
      ) : (
        <section className="card">
          {orders.map((order, place) => (
            <OrderRow key={order.orderNo} shopNo={shop.shopNo} base={base} order={order} follow={place < followed} />
          ))}
        </section>
      )}
      <p className="hint">{t.shopFront.keep}</p>
    </Frame>
  );
}

interface OrderRowProps {
  readonly shopNo: string;
  readonly base: string;
  readonly order: OwnOrder;
  readonly follow: boolean;
}

function OrderRow({ shopNo, base, order: { orderNo, token }, follow }: OrderRowProps) {
  const t = usePhrases("mallOrders", "phone");
  const { data } = useAnswer(
    orderNo,
    (signal) => call(shopFronts.order, { shopNo, token }, { signal }),
    follow ? everyMs : undefined,
  );
  return (
    <Row
      title={data?.productName ?? orderNo}
      about={data === undefined ? t.phone.waiting : `× ${data.quantity} · ${t.mallOrders.state[data.orderStatus]}`}
      after={
        data === undefined ? undefined : showFen(String(BigInt(data.orderPriceFen) - BigInt(data.discountAmountFen)))
      }
      onPress={() => go(`${base}/order/${orderNo}`)}
    />
  );
}
