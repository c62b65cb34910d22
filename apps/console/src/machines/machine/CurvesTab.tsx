import { machineRecords } from "@yunshou/contract/machines/machineRecords";
import { fill } from "@yunshou/phrases/fill";
import { Empty, Segmented, Skeleton } from "antd";
import { useState } from "react";
import { Chart } from "../../platform/charts/Chart.tsx";
import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { EmptyState, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { dayBars, humidityLines, says, temperatureLines } from "./curveCharts.ts";

const spans = [1, 7, 30, 90] as const;

/** Temperature, humidity, data traffic and opened doors of one machine, from what is kept of each day. */
export function CurvesTab({ machineNo }: { readonly machineNo: string }) {
  const t = usePhrases("watch");
  const words = t.watch.page;
  const [span, choose] = useState<(typeof spans)[number]>(7);
  const { data, isPrevious, error, reload } = useCall(
    machineRecords.curves,
    { machineNo, days: span },
    { silent: true },
  );
  const days = data?.days ?? [];
  const figure = (title: string, option: EChartsOption) => (
    <figure className="machine-curve">
      <figcaption>{title}</figcaption>
      <div>
        <Chart label={title} option={option} replace />
      </div>
    </figure>
  );
  return (
    <>
      <Segmented
        value={span}
        options={spans.map((value) => ({
          value,
          label: value === 1 ? t.common.range.today : fill(words.days, { n: value }),
        }))}
        onChange={choose}
      />{" "}
      <small className="kit-soft">{words.sampled}</small>
      <div style={{ marginTop: 16, opacity: isPrevious ? 0.5 : 1 }}>
        {data === undefined && error === null && <Skeleton active />}
        {data === undefined && error !== null && <EmptyState error={error} onRetry={() => void reload()} />}
        {data !== undefined && days.length === 0 && <Empty description={words.silent} />}
        {says(days, ({ lows }) => lows) && figure(words.temperature, temperatureLines(days, words.low, words.high))}
        <div className="machine-curve-pair">
          {says(days, ({ trafficMb }) => [trafficMb]) &&
            figure(
              words.traffic,
              dayBars(days, words.traffic, ({ trafficMb }) => trafficMb),
            )}
          {days.length > 0 &&
            figure(
              words.doors,
              dayBars(days, words.doors, ({ doorOpens }) => doorOpens),
            )}
          {says(days, ({ humidityHigh }) => [humidityHigh]) &&
            figure(words.humidity, humidityLines(days, words.low, words.high))}
        </div>
      </div>
    </>
  );
}
