import type { InputOf } from "@yunshou/contract";
import { faceScans } from "@yunshou/contract/insight/faceScans";
import { Chart } from "../../platform/charts/Chart.tsx";
import { showMoney, showNumber, showPercent, StatCard, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./faceScans.css";
import { scanBars } from "./scanBars.ts";

interface FaceScanStripProps {
  readonly filters: InputOf<typeof faceScans.summary>;
  readonly title: string;
}

/** What all rows of the list come to, and how the scans went day by day. */
export function FaceScanStrip({ filters, title }: FaceScanStripProps) {
  const { fields } = usePhrases("faceScans").faceScans;
  const { data, loading } = useCall(faceScans.summary, filters);
  const total = data?.total;
  return (
    <div className="face-scans-strip">
      <h2 aria-hidden="true">{title}</h2>
      <div className="face-scans-cards">
        <StatCard label={fields.scanCount} loading={loading} value={showNumber(total?.scanCount)} />
        <StatCard
          label={fields.scanSuccess}
          loading={loading}
          value={showNumber(total?.scanSuccess)}
          note={`${fields.successRate} ${showPercent(total?.successRate)}`}
        />
        <StatCard label={fields.faceCount} loading={loading} value={showNumber(total?.faceCount)} />
        <StatCard label={fields.salesAmount} loading={loading} value={showMoney(total?.salesAmountFen)} />
      </div>
      <div className="face-scans-chart">
        <Chart replace label={title} option={scanBars(data?.days ?? [], fields)} />
      </div>
    </div>
  );
}
