import { showNumber } from "../../platform/kit/index.ts";
import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { palette } from "../dashboard/chartOptions.ts";

const soft = "#9aa5b5";
const colour = palette[0]!;

/** Lying bars of pieces sold, the largest on top; at most twenty. */
export function countBars(
  rows: readonly { readonly productName: string; readonly salesCount: number }[],
  name: string,
): EChartsOption {
  const shown = rows.slice(0, 20).reverse();
  return {
    grid: { left: 8, right: 72, top: 8, bottom: 4, containLabel: true },
    tooltip: { trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: (value) => showNumber(Number(value)) },
    xAxis: { type: "value", minInterval: 1, axisLabel: { color: soft, hideOverlap: true } },
    yAxis: {
      type: "category",
      data: shown.map(({ productName }) => productName),
      axisTick: { show: false },
      axisLabel: { color: soft, width: 150, overflow: "truncate" },
    },
    series: [
      {
        name,
        type: "bar",
        barMaxWidth: 14,
        itemStyle: { color: colour, borderRadius: [0, 7, 7, 0] },
        label: { show: true, position: "right", color: soft },
        data: shown.map(({ salesCount }) => salesCount),
      },
    ],
  };
}

/** A curve of pieces sold over the days. */
export function countCurve(
  days: readonly { readonly day: string; readonly salesCount: number }[],
  name: string,
): EChartsOption {
  return {
    grid: { left: 8, right: 16, top: 16, bottom: 4, containLabel: true },
    tooltip: { trigger: "axis", valueFormatter: (value) => showNumber(Number(value)) },
    xAxis: {
      type: "category",
      boundaryGap: false,
      data: days.map(({ day }) => day.slice(5)),
      axisTick: { show: false },
      axisLabel: { color: soft },
    },
    yAxis: { type: "value", minInterval: 1, splitNumber: 4, axisLabel: { color: soft } },
    series: [
      {
        name,
        type: "line",
        smooth: 0.3,
        smoothMonotone: "x",
        showSymbol: days.length < 32,
        lineStyle: { width: 2.5, color: colour },
        itemStyle: { color: colour },
        data: days.map(({ salesCount }) => salesCount),
      },
    ],
  };
}
