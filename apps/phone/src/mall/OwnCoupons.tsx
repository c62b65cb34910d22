import { shopCoupons } from "@yunshou/contract/mall/shopCoupons";
import { call } from "../platform/api/call.ts";
import { Tabs } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { couponTerms } from "./couponTerms.ts";
import { useLogin } from "./kept.ts";

interface OwnCouponsProps {
  readonly shopNo: string;
  readonly value: string;
  readonly onChange: (couponCode: string) => void;
}

/** The coupons that the buyer has won and not used, to take one without typing; nothing where there is none. */
export function OwnCoupons({ shopNo, value, onChange }: OwnCouponsProps) {
  const t = usePhrases("shopFront").shopFront;
  const session = useLogin(shopNo)?.session;
  const { data } = useAnswer(session === undefined ? null : JSON.stringify([shopNo, session]), (signal) =>
    call(shopCoupons.list, { shopNo, session: session ?? "" }, { signal }),
  );
  const open = data?.won.filter(({ isOpen }) => isOpen) ?? [];
  if (open.length === 0) return null;
  return (
    <Tabs
      label={t.coupons}
      value={value}
      onChange={(code) => onChange(code === value ? "" : code)}
      tabs={open.map((coupon) => ({ value: coupon.couponCode, text: couponTerms(t, coupon) }))}
    />
  );
}
