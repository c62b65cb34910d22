import { showMoney } from "../../platform/kit/index.ts";
import { writeShort } from "../../platform/phrases/numbers.ts";
import type { EChartsOption } from "../../platform/charts/echarts.ts";

const soft = "#9aa5b5";

interface Day {
  readonly day: string;
  readonly lostAmountFen: string;
}

/** What each day cost, in yuan, as bars. */
export const lostBars = (days: readonly Day[], name: string): EChartsOption => ({
  grid: { left: 8, right: 16, top: 12, bottom: 4, containLabel: true },
  tooltip: {
    trigger: "axis",
    axisPointer: { type: "shadow" },
    valueFormatter: (value) => showMoney(String(Math.round(Number(value) * 100))),
  },
  xAxis: {
    type: "category",
    data: days.map(({ day }) => day.slice(5)),
    axisTick: { show: false },
    axisLabel: { color: soft },
  },
  yAxis: {
    type: "value",
    splitNumber: 3,
    axisLabel: { color: soft, formatter: (yuan: number) => `¥${writeShort(yuan, 2)}` },
  },
  series: [
    {
      name,
      type: "bar",
      barMaxWidth: 14,
      itemStyle: { color: "#f08c4a", borderRadius: [4, 4, 0, 0] },
      data: days.map(({ lostAmountFen }) => Number(lostAmountFen) / 100),
    },
  ],
});
