import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { palette } from "../../platform/kit/figures/figureCharts.ts";
import { showNumber } from "../../platform/kit/index.ts";

const soft = "#9aa5b5";
const colour = "#2f7cf6";

interface Counted {
  readonly name: string;
  readonly count: number;
}

const shown = (value: unknown) => showNumber(Number(value));

/** Faults over days, as a line. */
export const faultLine = (days: readonly Counted[], name: string): EChartsOption => ({
  grid: { left: 8, right: 16, top: 16, bottom: 4, containLabel: true },
  tooltip: { trigger: "axis", valueFormatter: shown },
  xAxis: { type: "category", data: days.map((day) => day.name), axisTick: { show: false }, axisLabel: { color: soft } },
  yAxis: { type: "value", minInterval: 1, splitNumber: 4, axisLabel: { color: soft } },
  series: [
    {
      name,
      type: "line",
      smooth: 0.3,
      smoothMonotone: "x",
      itemStyle: { color: colour },
      data: days.map(({ count }) => count),
    },
  ],
});

/** Faults by kind, as a pie with the words beside it. */
export const faultPie = (kinds: readonly Counted[], name: string): EChartsOption => ({
  color: [...palette],
  tooltip: { trigger: "item", valueFormatter: shown },
  legend: { type: "scroll", orient: "vertical", left: "37%", top: "middle", textStyle: { color: soft } },
  series: [
    {
      name,
      type: "pie",
      radius: ["36%", "62%"],
      center: ["18%", "50%"],
      label: { show: false },
      data: kinds.map((kind) => ({ name: kind.name, value: kind.count })),
    },
  ],
});

/** Faults by product, as lying bars with the most frequent on top. */
export const faultRanks = (rows: readonly Counted[], name: string): EChartsOption => ({
  grid: { left: 8, right: 16, top: 8, bottom: 4, containLabel: true },
  tooltip: { trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: shown },
  xAxis: { type: "value", minInterval: 1, splitNumber: 3, axisLabel: { color: soft } },
  yAxis: {
    type: "category",
    inverse: true,
    data: rows.map((row) => row.name),
    axisTick: { show: false },
    axisLabel: { color: soft, width: 110, overflow: "truncate" },
  },
  series: [{ name, type: "bar", barMaxWidth: 14, itemStyle: { color: colour }, data: rows.map(({ count }) => count) }],
});

/** Faults by hour, lane or product, as standing bars. */
export const faultBars = (rows: readonly Counted[], name: string): EChartsOption => ({
  grid: { left: 8, right: 16, top: 16, bottom: 4, containLabel: true },
  tooltip: { trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: shown },
  xAxis: { type: "category", data: rows.map((row) => row.name), axisTick: { show: false }, axisLabel: { color: soft } },
  yAxis: { type: "value", minInterval: 1, splitNumber: 3, axisLabel: { color: soft } },
  series: [{ name, type: "bar", barMaxWidth: 16, itemStyle: { color: colour }, data: rows.map(({ count }) => count) }],
});
