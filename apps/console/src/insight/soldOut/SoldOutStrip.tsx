import type { InputOf } from "@yunshou/contract";
import { soldOut } from "@yunshou/contract/insight/soldOut";
import { Chart } from "../../platform/charts/Chart.tsx";
import { showMoney, showNumber, StatCard, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { lostBars } from "./lostBars.ts";
import "./soldOut.css";

interface SoldOutStripProps {
  readonly filters: InputOf<typeof soldOut.summary>;
  readonly title: string;
}

/** What all rows of the list come to, how it was counted, and how it went day by day. */
export function SoldOutStrip({ filters, title }: SoldOutStripProps) {
  const words = usePhrases("soldOut").soldOut;
  const { fields } = words;
  const { data, loading } = useCall(soldOut.summary, filters);
  const total = data?.total;
  return (
    <div className="sold-out-strip">
      <h2 aria-hidden="true">{title}</h2>
      <p className="sold-out-method">{words.method}</p>
      <div className="sold-out-cards">
        <StatCard label={fields.lostAmount} loading={loading} value={showMoney(total?.lostAmountFen)} />
        <StatCard label={fields.lostPieces} loading={loading} value={showNumber(total?.lostPieces)} />
        <StatCard
          label={fields.emptyHours}
          loading={loading}
          value={showNumber(total === undefined ? undefined : Math.round(total.emptyMinutes / 60))}
        />
        <StatCard label={fields.timeCount} loading={loading} value={showNumber(total?.timeCount)} />
      </div>
      <div className="sold-out-chart">
        <Chart replace label={title} option={lostBars(data?.days ?? [], fields.lostAmount)} />
      </div>
    </div>
  );
}
