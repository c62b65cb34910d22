import { quickBuys } from "@yunshou/contract/mall/quickBuys";
import { mallOrderLimits, onlinePaymentKinds } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { call, CallFailure, newKey } from "../platform/api/call.ts";
import { showFen } from "../platform/figures.ts";
import { Button, Field, Picture, Sheet, Stepper, Tabs, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go } from "../platform/router.ts";
import { keepOrders, loginOf } from "./kept.ts";
import { appHere } from "./payApp.ts";
import type { MachineFront } from "./shopFront.ts";

interface BuySheetProps {
  readonly machine: MachineFront;
  readonly product: MachineFront["products"][number];
  readonly base: string;
  /** Asks again what is in the machine, where the server knows otherwise. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** How many pieces of a product, and how they are paid; the order keeps them for as long as its code is good. */
export function BuySheet({ machine, product, base, onStale, onClose }: BuySheetProps) {
  const t = usePhrases("phone", "shopFront", "mallOrders");
  const { machineNo, shopNo, quickBuyState } = machine;
  const [wanted, setWanted] = useState(1);
  const [payMethod, setMethod] = useState<(typeof onlinePaymentKinds)[number]>(() => appHere() ?? "wechat");
  const [couponCode, setCoupon] = useState("");
  const [busy, setBusy] = useState(false);
  const [tokens] = useState(() => new Map<string, string>());
  const most = Math.min(product.free, mallOrderLimits.atMachine);
  const quantity = Math.max(1, Math.min(wanted, most));
  const isCheaper = product.payFen !== product.priceFen;

  async function buy() {
    setBusy(true);
    const { productId, cabinet, laneNo, priceFen } = product;
    const wish = {
      productId,
      cabinet,
      laneNo,
      quantity,
      priceFen,
      couponCode: couponCode.trim(),
      payMethod,
      inApp: payMethod === appHere(),
    };
    // The same token for the same wish, so that pressing again after a broken connection answers the first order.
    const key = JSON.stringify(wish);
    const token = tokens.get(key) ?? newKey();
    tokens.set(key, token);
    const session = loginOf(shopNo)?.session ?? null;
    try {
      const { orderNo } = await call(quickBuys.place, { machineNo, token, session, ...wish });
      if (session === null) keepOrders(shopNo, [{ orderNo, token }]);
      go(`${base}/order/${orderNo}?pay=1`);
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
      onStale();
      setBusy(false);
    }
  }

  return (
    <Sheet
      title={product.productName}
      onClose={onClose}
      bar={
        <Button kind="main" wide busy={busy} disabled={quickBuyState !== "open" || most < 1} onPress={() => void buy()}>
          {most < 1 ? t.shopFront.soldOut : t.shopFront.buyNow}
        </Button>
      }
    >
      <Picture file={product.image} side={320} />
      <p className="product-line">
        <span className="price">{showFen(product.payFen)}</span>
        <span>
          {isCheaper
            ? fill(t.shopFront.insteadOf, { price: showFen(product.priceFen) })
            : fill(t.shopFront.left, { n: product.free })}
        </span>
      </p>
      {most < 1 ? null : (
        <p className="product-line">
          <span>{t.mallOrders.fields.quantity}</span>
          <Stepper label={t.mallOrders.fields.quantity} value={quantity} least={1} most={most} onChange={setWanted} />
        </p>
      )}
      <Tabs
        label={t.shopFront.payBy}
        value={payMethod}
        onChange={setMethod}
        tabs={onlinePaymentKinds.map((value) => ({ value, text: t.shopFront.payKind[value] }))}
      />
      <Field label={t.shopFront.coupon} most={60} value={couponCode} onChange={setCoupon} />
    </Sheet>
  );
}
