import { showNumber } from "../../platform/kit/index.ts";
import type { EChartsOption } from "../../platform/charts/echarts.ts";

const soft = "#9aa5b5";

interface Day {
  readonly day: string;
  readonly scanCount: number;
  readonly scanSuccess: number;
}

/** Scans of each day as bars, with those that knew the face beside them. */
export function scanBars(
  days: readonly Day[],
  names: { readonly scanCount: string; readonly scanSuccess: string },
): EChartsOption {
  const bars = (name: string, color: string, data: readonly number[]) => ({
    name,
    type: "bar" as const,
    barMaxWidth: 14,
    itemStyle: { color, borderRadius: [4, 4, 0, 0] },
    data: [...data],
  });
  return {
    grid: { left: 8, right: 16, top: 32, bottom: 4, containLabel: true },
    legend: { top: 0, right: 8, textStyle: { color: soft } },
    tooltip: { trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: (value) => showNumber(Number(value)) },
    xAxis: {
      type: "category",
      data: days.map(({ day }) => day.slice(5)),
      axisTick: { show: false },
      axisLabel: { color: soft },
    },
    yAxis: { type: "value", minInterval: 1, splitNumber: 3, axisLabel: { color: soft } },
    series: [
      bars(
        names.scanCount,
        "#b9d4fb",
        days.map(({ scanCount }) => scanCount),
      ),
      bars(
        names.scanSuccess,
        "#2f7cf6",
        days.map(({ scanSuccess }) => scanSuccess),
      ),
    ],
  };
}
