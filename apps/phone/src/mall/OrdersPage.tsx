import { shopBuyers } from "@yunshou/contract/mall/shopBuyers";
import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { call } from "../platform/api/call.ts";
import { showFen } from "../platform/figures.ts";
import { useState } from "react";
import { Button, Empty, Failed, Frame, Row, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go, goBack } from "../platform/router.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { AccountCard } from "./AccountCard.tsx";
import { More, useGrowing } from "./More.tsx";
import { type Login, type OwnOrder, useLogin, useOrders } from "./kept.ts";
import type { OrderPageProps } from "./shopFront.ts";

/** Rows are asked one by one, so the newest only are asked again while the list is open. */
const everyMs = 15_000;
const followed = 5;

/** The orders of whoever is logged in, else those that were placed on this phone; the newest first. */
export function OrdersPage({ shop: { shopNo }, base }: OrderPageProps) {
  const t = usePhrases("shopFront");
  const login = useLogin(shopNo);
  return (
    <Frame title={t.shopFront.orders} onBack={() => goBack(base)}>
      <AccountCard shopNo={shopNo} />
      {login === null ? (
        <OrdersOfPhone shopNo={shopNo} base={base} />
      ) : (
        <OrdersOfBuyer shopNo={shopNo} base={base} login={login} />
      )}
    </Frame>
  );
}

interface PlaceProps {
  readonly shopNo: string;
  readonly base: string;
}

function NoOrders({ base }: Pick<PlaceProps, "base">) {
  const t = usePhrases("shopFront");
  return (
    <Empty text={t.shopFront.noOrders}>
      <Button onPress={() => go(base, { replace: true })}>{t.shopFront.toShop}</Button>
    </Empty>
  );
}

function OrdersOfPhone({ shopNo, base }: PlaceProps) {
  const t = usePhrases("shopFront");
  const orders = useOrders(shopNo);
  return (
    <>
      {orders.length === 0 ? (
        <NoOrders base={base} />
      ) : (
        <section className="card">
          {orders.map((order, place) => (
            <OrderRow key={order.orderNo} shopNo={shopNo} base={base} order={order} follow={place < followed} />
          ))}
        </section>
      )}
      <p className="hint">{t.shopFront.keep}</p>
    </>
  );
}

function OrdersOfBuyer({ shopNo, base, login: { session } }: PlaceProps & { readonly login: Login }) {
  const t = usePhrases("mallOrders");
  const [pages, setPages] = useState(1);
  const asked = useAnswer(
    JSON.stringify([shopNo, session, pages]),
    async (signal) => {
      const ask = (page: number) => call(shopBuyers.orders, { shopNo, session, page }, { signal });
      const answers = await Promise.all(Array.from({ length: pages }, (_none, index) => ask(index + 1)));
      return { rows: answers.flatMap(({ rows }) => rows), hasMore: answers.at(-1)?.hasMore ?? false };
    },
    everyMs,
  );
  const growing = useGrowing(session, asked);
  const { data, failure, reload } = growing;
  if (data === undefined) return failure === undefined ? <Waiting /> : <Failed failure={failure} onRetry={reload} />;
  if (data.rows.length === 0) return <NoOrders base={base} />;
  return (
    <>
      <section className="card">
        {data.rows.map((row) => (
          <Row
            key={row.orderNo}
            title={row.productName}
            about={`× ${row.quantity} · ${t.mallOrders.state[row.orderStatus]}`}
            after={showFen(row.amountFen)}
            onPress={() => go(`${base}/order/${row.orderNo}`)}
          />
        ))}
      </section>
      <More asked={growing} hasMore={data.hasMore} onMore={() => setPages(pages + 1)} />
    </>
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
