import { shopCoupons } from "@yunshou/contract/mall/shopCoupons";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { Button, Empty, Failed, Frame, Row, toast, Waiting } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { goBack } from "../platform/router.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { AccountCard } from "./AccountCard.tsx";
import { type Coupon, couponTerms } from "./couponTerms.ts";
import { useLogin } from "./kept.ts";
import type { OrderPageProps } from "./shopFront.ts";

/** Coupons to draw, once a day each, and those that were won; both belong to whoever is logged in. */
export function CouponsPage({ shop: { shopNo }, base }: OrderPageProps) {
  const t = usePhrases("shopFront").shopFront;
  const login = useLogin(shopNo);
  return (
    <Frame title={t.coupons} onBack={() => goBack(base)}>
      {login === null ? <AccountCard shopNo={shopNo} /> : <Coupons shopNo={shopNo} session={login.session} />}
    </Frame>
  );
}

function Coupons({ shopNo, session }: { readonly shopNo: string; readonly session: string }) {
  const t = usePhrases("phone", "shopFront");
  const [busy, setBusy] = useState(false);
  const { data, failure, reload } = useAnswer(JSON.stringify([shopNo, session]), (signal) =>
    call(shopCoupons.list, { shopNo, session }, { signal }),
  );
  if (data === undefined) return failure === undefined ? <Waiting /> : <Failed failure={failure} onRetry={reload} />;

  async function draw(drawCouponId: string) {
    setBusy(true);
    try {
      const { couponCode } = await call(shopCoupons.draw, { shopNo, session, drawCouponId });
      toast(couponCode === null ? t.shopFront.wonNothing : t.shopFront.wonIt);
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
    }
    setBusy(false);
    reload();
  }

  const terms = (coupon: Coupon) => couponTerms(t.shopFront, coupon);
  return (
    <>
      {data.draws.length === 0 ? (
        <Empty text={t.shopFront.noCoupons} />
      ) : (
        <section className="card">
          {data.draws.map((one) => (
            <Row
              key={one.drawCouponId}
              title={one.couponName}
              about={one.isDrawnToday ? `${terms(one)} · ${t.shopFront.drawnToday}` : terms(one)}
              after={
                <Button busy={busy} disabled={one.isDrawnToday} onPress={() => void draw(one.drawCouponId)}>
                  {t.shopFront.draw}
                </Button>
              }
            />
          ))}
        </section>
      )}
      {data.won.length === 0 ? null : (
        <section className="card">
          {data.won.map((one) => (
            <Row
              key={one.couponCode}
              title={one.couponCode}
              about={`${one.couponName} · ${terms(one)}`}
              after={
                <small className="soft">
                  {one.isOpen ? fill(t.shopFront.couponUntil, { day: one.validTo }) : t.shopFront.couponOver}
                </small>
              }
            />
          ))}
        </section>
      )}
    </>
  );
}
