import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { checkMobile, type DeliveryWay, onlinePaymentKinds } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { call, CallFailure, newKey } from "../platform/api/call.ts";
import { showFen } from "../platform/figures.ts";
import { Button, Field, Frame, Row, Tabs, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go, goBack } from "../platform/router.ts";
import { emptyBasket, keepBuyer, keepOrders, useBuyer, useLogin } from "./kept.ts";
import { deliveryFee } from "./fee.ts";
import { ProvinceField } from "./ProvinceField.tsx";
import { OwnCoupons } from "./OwnCoupons.tsx";
import type { ShopPageProps } from "./shopFront.ts";
import { PickupPoints } from "./PickupPoints.tsx";
import { isShort } from "./useBasketLines.ts";
import { appHere } from "./payApp.ts";
import { useCheckoutLines } from "./useCheckoutLines.ts";

type Kind = (typeof onlinePaymentKinds)[number];

/** How the goods reach their buyer, and how they are paid. The order is taken by the server at the prices that stand here. */
export function CheckoutPage({ shop, base, onStale }: ShopPageProps & { readonly onStale: () => void }) {
  const t = usePhrases("phone", "shopFront", "mallOrders");
  const { fields } = t.mallOrders;
  const { lines, buyable, goodsFen, canOrder, asked, isDeal } = useCheckoutLines(shop.shopNo);
  const [way, setWay] = useState<DeliveryWay>(shop.deliveryWays[0] ?? "pickup");
  const [pointId, setPointId] = useState(shop.pickupPoints.length === 1 ? shop.pickupPoints[0]!.pickupPointId : null);
  const buyer = useBuyer();
  const [couponCode, setCoupon] = useState("");
  const [payMethod, setMethod] = useState<Kind>(() => appHere() ?? "wechat");
  const login = useLogin(shop.shopNo);
  const [busy, setBusy] = useState(false);
  const [tokens] = useState(() => new Map<string, string>());
  const province = shop.freight === null ? null : (buyer.province ?? null);
  const isBrought = way === "delivery" && lines.length > 0;
  const fee = isBrought ? deliveryFee(shop, province, lines) : 0n;
  const feeFen = fee ?? 0n;
  const phoneIsWrong = buyer.receiverPhone !== "" && !checkMobile(buyer.receiverPhone, "receiverPhone").ok;
  const machineAt = shop.pickupPoints.find((one) => one.pickupPointId === pointId && one.machineNo !== null);
  const machinePointId = way === "pickup" ? (machineAt?.pickupPointId ?? null) : null;
  const isEnough = !lines.some((line) => isShort(line, machinePointId));
  // The merchant may take a way or a point away while somebody thinks; he then chooses anew.
  const isOffered = shop.deliveryWays.includes(way);
  const isComplete =
    isOffered &&
    buyer.receiver.trim() !== "" &&
    buyer.receiverPhone !== "" &&
    !phoneIsWrong &&
    (way === "delivery"
      ? buyer.address.trim() !== "" && fee !== undefined
      : shop.pickupPoints.some((one) => one.pickupPointId === pointId));

  /** The same token for the same line, so that pressing again after a broken connection answers the first order. */
  const tokenOf = (line: object) => {
    const key = JSON.stringify([line, way, pointId, couponCode, payMethod, buyer]);
    const token = tokens.get(key) ?? newKey();
    tokens.set(key, token);
    return token;
  };

  async function submit() {
    setBusy(true);
    const ordered = buyable.map((line) => ({ ...line, token: tokenOf(line) }));
    try {
      const { orders } = await call(shopFronts.placeBasket, {
        shopNo: shop.shopNo,
        lines: ordered,
        ...buyer,
        province: way === "delivery" ? province : null,
        seenFeeFen: way === "delivery" ? String(feeFen) : null,
        deliveryWay: way,
        pickupPointId: way === "pickup" ? pointId : null,
        couponCode: couponCode.trim(),
        payMethod,
        inApp: payMethod === appHere(),
        session: login?.session ?? null,
      });
      const own = orders.map(({ orderNo }, place) => ({ orderNo, token: ordered[place]!.token }));
      if (login === null) keepOrders(shop.shopNo, own);
      if (!isDeal) emptyBasket(shop.shopNo);
      const toPay = orders.find(({ amountFen }) => amountFen !== "0");
      go(toPay === undefined ? `${base}/orders` : `${base}/order/${toPay.orderNo}?pay=1`, { replace: true });
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
      asked.reload();
      onStale();
      setBusy(false);
    }
  }

  return (
    <Frame
      title={t.shopFront.checkout}
      onBack={() => goBack(isDeal ? base : `${base}/basket`)}
      bar={
        <>
          <span className="bar-total">
            {t.shopFront.total} <b className="price">{showFen(String(goodsFen + feeFen))}</b>
          </span>
          <Button
            kind="main"
            busy={busy}
            disabled={!canOrder || !isComplete || !isEnough}
            onPress={() => void submit()}
          >
            {t.shopFront.submit}
          </Button>
        </>
      }
    >
      {shop.checkoutNotice === "" ? null : <p className="card hint">{shop.checkoutNotice}</p>}
      <section className="card">
        <h2>{t.shopFront.receiving}</h2>
        <Tabs
          label={t.shopFront.receiving}
          value={way}
          onChange={setWay}
          tabs={shop.deliveryWays.map((value) => ({ value, text: t.mallOrders.deliveryWay[value] }))}
        />
        {way === "pickup" ? (
          <PickupPoints shop={shop} lines={lines} value={pointId} onChange={setPointId} />
        ) : (
          <>
            {shop.freight === null ? null : (
              <ProvinceField
                freight={shop.freight}
                value={province}
                onChange={(chosen) => keepBuyer({ province: chosen })}
              />
            )}
            <Field
              label={fields.receiverAddress}
              kind="long"
              most={200}
              value={buyer.address}
              onChange={(address) => keepBuyer({ address })}
            />
          </>
        )}
        <Field
          label={fields.receiver}
          most={50}
          value={buyer.receiver}
          onChange={(receiver) => keepBuyer({ receiver })}
        />
        <Field
          label={t.shopFront.phone}
          kind="tel"
          most={20}
          value={buyer.receiverPhone}
          problem={phoneIsWrong ? t.shopFront.phoneWrong : undefined}
          onChange={(receiverPhone) => keepBuyer({ receiverPhone })}
        />
      </section>
      <section className="card">
        <h2>{t.shopFront.payBy}</h2>
        <Tabs
          label={t.shopFront.payBy}
          value={payMethod}
          onChange={setMethod}
          tabs={onlinePaymentKinds.map((value) => ({ value, text: t.shopFront.payKind[value] }))}
        />
        {isDeal ? null : (
          <>
            <OwnCoupons shopNo={shop.shopNo} value={couponCode} onChange={setCoupon} />
            <Field label={t.shopFront.coupon} most={60} value={couponCode} onChange={setCoupon} />
          </>
        )}
      </section>
      <section className="card">
        {lines.map(({ mallProductId, product, quantity }) => (
          <Row
            key={mallProductId}
            title={product?.productName ?? t.shopFront.gone}
            about={`× ${quantity}`}
            after={product === undefined ? undefined : showFen(String(BigInt(product.priceFen) * BigInt(quantity)))}
          />
        ))}
        {way === "delivery" && lines.length > 0 ? (
          <Row title={fields.deliveryFee} after={fee === undefined ? "—" : showFen(String(fee))} />
        ) : null}
        {way === "delivery" && shop.freight === null && shop.freeFromFen !== null ? (
          <p className="hint">{fill(t.shopFront.freeFrom, { amount: showFen(shop.freeFromFen) })}</p>
        ) : null}
        {lines.length > 1 ? <p className="hint">{t.shopFront.eachPaid}</p> : null}
      </section>
    </Frame>
  );
}
