import { yuanFromFen } from "@yunshou/domain";
import { showPercent } from "../../platform/kit/show.ts";
import type { EChartsOption } from "../charts/echarts.ts";

/** Colours of the current theme, read from the page so that charts follow the skin. */
function ink() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return { text: read("--ys-soft", "#5f6570"), line: read("--ys-line", "#e6e9ef"), primary: read("--ys-primary", "#1668dc"), paper: read("--ys-paper", "#ffffff") };
}

/** Yuan as a number, for the length of a bar only; figures that people read come from `showMoney`. */
const chartYuan = (fen: string) => Number(yuanFromFen(BigInt(fen)));

const showYuan = (value: unknown) => `¥${Number(value).toLocaleString(undefined, { minimumFractionDigits: 2 })}`;

const palette = ["#1668dc", "#2fb380", "#7a5af0", "#f2994a", "#22a6c9", "#e0608a", "#9aa5b5"];

/** A curve over days with soft ground. */
export function dayCurve(days: readonly { day: string; amountFen: string }[], name: string): EChartsOption {
  const { text, line, primary } = ink();
  return {
    grid: { left: 8, right: 16, top: 24, bottom: 4, containLabel: true },
    tooltip: { trigger: "axis", valueFormatter: showYuan },
    xAxis: { type: "category", boundaryGap: false, data: days.map(({ day }) => day.slice(5)), axisLine: { lineStyle: { color: line } }, axisTick: { show: false }, axisLabel: { color: text } },
    yAxis: { type: "value", splitLine: { lineStyle: { color: line } }, axisLabel: { color: text } },
    series: [
      {
        name,
        type: "line",
        smooth: 0.3,
        showSymbol: days.length < 32,
        symbolSize: 6,
        lineStyle: { width: 2.5, color: primary },
        itemStyle: { color: primary },
        areaStyle: { color: { type: "linear", x: 0, y: 0, x2: 0, y2: 1, colorStops: [{ offset: 0, color: `${primary}40` }, { offset: 1, color: `${primary}03` }] } },
        data: days.map(({ amountFen }) => chartYuan(amountFen)),
      },
    ],
  };
}

/** Lying bars, the largest on top; at most twenty. */
export function rankingBars(rows: readonly { name: string; amountFen: string }[], name: string): EChartsOption {
  const { text, line, primary } = ink();
  const shown = rows.slice(0, 20).reverse();
  return {
    grid: { left: 8, right: 72, top: 8, bottom: 4, containLabel: true },
    tooltip: { trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: showYuan },
    xAxis: { type: "value", splitLine: { lineStyle: { color: line } }, axisLabel: { color: text } },
    yAxis: { type: "category", data: shown.map((row) => row.name), axisLine: { lineStyle: { color: line } }, axisTick: { show: false }, axisLabel: { color: text, width: 150, overflow: "truncate" } },
    series: [{ name, type: "bar", barMaxWidth: 14, itemStyle: { color: primary, borderRadius: [0, 7, 7, 0] }, label: { show: true, position: "right", color: text, formatter: ({ value }) => showYuan(value) }, data: shown.map(({ amountFen }) => chartYuan(amountFen)) }],
  };
}

/** A ring of shares with names and percentages. */
export function shareRing(rows: readonly { name: string; amountFen: string }[]): EChartsOption {
  const { text, paper } = ink();
  const total = rows.reduce((sum, row) => sum + chartYuan(row.amountFen), 0);
  const shares = new Map(rows.map((row) => [row.name, showPercent(total === 0 ? 0 : chartYuan(row.amountFen) / total)]));
  return {
    color: palette,
    tooltip: { trigger: "item", formatter: "{b}<br/>¥{c} ({d}%)" },
    legend: { orient: "vertical", right: 8, top: "middle", itemWidth: 10, itemHeight: 10, icon: "circle", textStyle: { color: text }, formatter: (name) => `${name}  ${shares.get(name) ?? ""}` },
    series: [
      {
        type: "pie",
        radius: ["52%", "76%"],
        center: ["34%", "50%"],
        itemStyle: { borderColor: paper, borderWidth: 2 },
        label: { show: false },
        data: rows.map((row) => ({ name: row.name, value: chartYuan(row.amountFen) })),
      },
    ],
  };
}
