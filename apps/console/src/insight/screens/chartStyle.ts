import { writeShort } from "../../platform/phrases/numbers.ts";
import type { EChartsOption } from "../../platform/charts/echarts.ts";

/** Colours of the screens; the style sheet names the same. */
export const tones = {
  cyan: "#4fd8ff",
  blue: "#3d8bff",
  gold: "#ffd166",
  green: "#5ee6a8",
  red: "#ff7a7a",
  violet: "#a78bfa",
  orange: "#ff9f5a",
  text: "#9db8e8",
  faint: "#6f8cc4",
  line: "rgba(110,160,255,.14)",
} as const;

/** In the order of the payment kinds and of categories. */
export const palette = [
  tones.blue,
  "#35c9a5",
  tones.cyan,
  tones.violet,
  tones.gold,
  tones.orange,
  "#7f93b8",
  "#e879a6",
  "#9ad05a",
  "#5a7bff",
] as const;

export const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The style sheet's fonts, which a canvas does not inherit. */
export const font = {
  fontFamily:
    '"Inter","HarmonyOS Sans SC","PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC","Noto Sans Lao",system-ui,sans-serif',
  color: tones.text,
  fontSize: 13,
} as const;

/** A value of a chart in full; two decimals are enough for yuan. */
const figure = (value: unknown): string => (typeof value === "number" ? writeShort(value, 2) : "–");

/** What every chart with two axes shares. */
export function axes(
  categories: readonly string[],
  options: { readonly interval?: number | "auto"; readonly boundaryGap?: boolean } = {},
): EChartsOption {
  return {
    animation: !isStill(),
    animationDuration: 600,
    textStyle: font,
    grid: { left: 8, right: 16, top: 34, bottom: 4, containLabel: true },
    tooltip: {
      trigger: "axis",
      valueFormatter: figure,
      backgroundColor: "rgba(8,24,60,.94)",
      borderColor: "rgba(90,160,255,.4)",
      textStyle: { color: "#e6f0ff", fontSize: 13 },
      confine: true,
    },
    legend: {
      top: 0,
      right: 8,
      itemWidth: 14,
      itemHeight: 3,
      icon: "roundRect",
      textStyle: { color: tones.text, fontSize: 13 },
    },
    xAxis: {
      type: "category",
      data: [...categories],
      boundaryGap: options.boundaryGap ?? false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: "rgba(110,160,255,.3)" } },
      axisLabel: {
        color: tones.faint,
        fontSize: 12,
        hideOverlap: true,
        ...(options.interval === undefined ? {} : { interval: options.interval }),
      },
    },
    yAxis: {
      type: "value",
      minInterval: 1,
      splitNumber: 4,
      axisLabel: { color: tones.faint, fontSize: 12, formatter: shortNumber },
      splitLine: { lineStyle: { color: tones.line } },
    },
  };
}

/** 12,500 as 12.5k: axes have little room, and the exact figure is in the tooltip. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1_000_000) return `${writeShort(value / 1_000_000)}M`;
  if (size >= 10_000) return `${writeShort(value / 1_000)}k`;
  return writeShort(value);
}

/** A line with a soft area below it. */
export function line(
  name: string,
  data: readonly (number | null)[],
  color: string,
  filled = true,
): Record<string, unknown> {
  return {
    name,
    type: "line",
    data: [...data],
    smooth: 0.35,
    symbol: "circle",
    symbolSize: 6,
    showSymbol: false,
    lineStyle: { width: filled ? 2.5 : 1.5, color, type: filled ? "solid" : "dashed" },
    itemStyle: { color },
    ...(filled ? { areaStyle: { color: fade(color) } } : {}),
  };
}

export function bars(name: string, data: readonly number[], color: string): Record<string, unknown> {
  return {
    name,
    type: "bar",
    data: [...data],
    barMaxWidth: 18,
    itemStyle: { color: upwards(color), borderRadius: [3, 3, 0, 0] },
  };
}

const gradient = (from: string, to: string) => ({
  type: "linear",
  x: 0,
  y: 0,
  x2: 0,
  y2: 1,
  colorStops: [
    { offset: 0, color: from },
    { offset: 1, color: to },
  ],
});
const fade = (color: string) => gradient(`${color}55`, `${color}00`);
const upwards = (color: string) => gradient(color, `${color}30`);

/** A ring of shares; its legend is beside it in HTML. */
export function ring(data: readonly { readonly name: string; readonly value: number }[]): EChartsOption {
  return {
    animation: !isStill(),
    textStyle: font,
    color: [...palette],
    tooltip: {
      trigger: "item",
      valueFormatter: figure,
      backgroundColor: "rgba(8,24,60,.94)",
      borderColor: "rgba(90,160,255,.4)",
      textStyle: { color: "#e6f0ff", fontSize: 13 },
      confine: true,
    },
    series: [
      {
        type: "pie",
        radius: ["66%", "86%"],
        center: ["50%", "50%"],
        label: { show: false },
        padAngle: 2,
        minAngle: 3,
        itemStyle: { borderRadius: 4 },
        emphasis: { scaleSize: 4 },
        data: data.map((row) => ({ ...row })),
      },
      {
        type: "pie",
        radius: ["57%", "58%"],
        silent: true,
        label: { show: false },
        animation: false,
        itemStyle: { color: "rgba(90,160,255,.28)" },
        data: [1],
        tooltip: { show: false },
      },
    ],
  };
}
