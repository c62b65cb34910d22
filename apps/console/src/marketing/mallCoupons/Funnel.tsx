import type { InputOf } from "@yunshou/contract";
import { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { Chart } from "../../platform/charts/Chart.tsx";
import { useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { funnelBars } from "./funnelBars.ts";

/** From handing out to use: the sums of the coupons that match, as bars under each other. */
export function Funnel({ filters }: { readonly filters: InputOf<typeof mallCouponFigures.totals> }) {
  const { fields, hint } = usePhrases("codes").codes;
  const { couponName, fromDay, toDay } = filters;
  const { data } = useCall(mallCouponFigures.totals, { couponName, fromDay, toDay });
  if (data === undefined || data.handedOut + data.usedTotal + data.expiredTotal === 0) return null;
  const steps = (["handedOut", "receivedTotal", "usedTotal", "expiredTotal"] as const).map((step) => ({
    name: fields[step],
    count: data[step],
  }));
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{hint.funnel}</h2>
      </header>
      <div style={{ height: 168 }}>
        <Chart replace option={funnelBars(steps, hint.funnel)} label={hint.funnel} />
      </div>
    </section>
  );
}
