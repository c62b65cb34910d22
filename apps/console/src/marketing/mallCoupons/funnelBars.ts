import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { showNumber } from "../../platform/kit/index.ts";

const soft = "#9aa5b5";
const colour = "#2f7cf6";

/** Steps under each other, the first on top, each as wide as it counts. */
export const funnelBars = (
  steps: readonly { readonly name: string; readonly count: number }[],
  name: string,
): EChartsOption => ({
  grid: { left: 8, right: 72, top: 8, bottom: 4, containLabel: true },
  tooltip: { trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: (value) => showNumber(Number(value)) },
  xAxis: { type: "value", minInterval: 1, axisLabel: { color: soft, hideOverlap: true } },
  yAxis: {
    type: "category",
    inverse: true,
    data: steps.map((step) => step.name),
    axisTick: { show: false },
    axisLabel: { color: soft },
  },
  series: [
    {
      name,
      type: "bar",
      barMaxWidth: 18,
      itemStyle: { color: colour, borderRadius: [0, 9, 9, 0] },
      label: { show: true, position: "right", color: soft },
      data: steps.map(({ count }) => count),
    },
  ],
});
