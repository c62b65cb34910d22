import { paymentKinds } from "@yunshou/domain";
import type { EChartsOption } from "../../charts/echarts.ts";
import { ink } from "../../charts/look.ts";
import { writePercent, writeShort } from "../../phrases/numbers.ts";
import { showMoney, showNumber } from "../show/show.ts";
import { type Answer, type CardMeasure, drawn, type FigureRow, isMoney } from "./figures.ts";

/** Seven colours that stay apart for who sees no red or green; the last is for the rest. */
export const palette: readonly string[] = ["#1668dc", "#2fb380", "#7a5af0", "#f2994a", "#22a6c9", "#e0608a", "#9aa5b5"];

const writes = (measure: CardMeasure) => (value: unknown) => {
  if (value === null || value === undefined || value === "-") return "–";
  return isMoney(measure) ? showMoney(String(Math.round(Number(value) * 100))) : showNumber(Number(value));
};

const axis = (measure: CardMeasure) => (value: number) => `${isMoney(measure) ? "¥" : ""}${writeShort(value, 2)}`;

interface CurveWords {
  readonly now: string;
  readonly before: string;
  readonly running: string;
}

/** The days of a period as bars or a curve, those before behind them in grey; the running day is hatched or dashed, it is not over. */
export function dayChart(
  { period, before, today }: Pick<Answer, "period" | "before" | "today">,
  measure: CardMeasure,
  kind: "line" | "bar",
  words: CurveWords,
): EChartsOption {
  const { soft, line, primary, tip } = ink();
  const days = period.days.map((one) => drawn(one, measure));
  const last = period.days.length - 1;
  const running = period.days[last]?.day === today;
  const ended = running ? days.slice(0, last) : days;
  const smooth = { smooth: 0.25, smoothMonotone: "x" as const, symbolSize: 6, showSymbol: days.length < 32 };
  const hatched = { type: "dashed" as const, width: 2.5, color: primary };
  const current =
    kind === "bar"
      ? [
          {
            name: words.now,
            type: "bar" as const,
            barMaxWidth: 22,
            itemStyle: { color: primary, borderRadius: [3, 3, 0, 0] },
            data: days.map((value, index) =>
              running && index === last
                ? {
                    value,
                    itemStyle: {
                      color: primary,
                      opacity: 0.55,
                      decal: { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [3, 3], rotation: -Math.PI / 4 },
                    },
                  }
                : value,
            ),
          },
        ]
      : [
          {
            name: words.now,
            type: "line" as const,
            ...smooth,
            lineStyle: { width: 2.5, color: primary },
            itemStyle: { color: primary },
            areaStyle: { color: primary, opacity: 0.08 },
            data: ended,
          },
          ...(running
            ? [
                {
                  name: words.running,
                  type: "line" as const,
                  ...smooth,
                  showSymbol: true,
                  lineStyle: hatched,
                  itemStyle: { color: primary },
                  data: days.map((value, index) => (index < last - 1 ? null : value)),
                },
              ]
            : []),
        ];
  return {
    aria: { enabled: kind === "bar", decal: { show: kind === "bar" } },
    grid: { left: 8, right: 16, top: 38, bottom: 4, containLabel: true },
    legend: { right: 8, top: 2, textStyle: { color: soft }, itemWidth: 18, itemHeight: 8 },
    tooltip: { ...tip, trigger: "axis", valueFormatter: writes(measure) },
    xAxis: {
      type: "category",
      boundaryGap: kind === "bar",
      data: period.days.map(({ day }) => day.slice(5)),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { color: soft },
    },
    yAxis: {
      type: "value",
      splitNumber: 4,
      ...(isMoney(measure) ? {} : { minInterval: 1 }),
      splitLine: { lineStyle: { color: line } },
      axisLabel: { color: soft, formatter: axis(measure) },
    },
    series: [
      ...(before === null
        ? []
        : [
            {
              name: words.before,
              type: "line" as const,
              smooth: 0.25,
              smoothMonotone: "x" as const,
              showSymbol: false,
              lineStyle: { width: 1.5, color: "#9aa5b5", type: "dotted" as const },
              itemStyle: { color: "#9aa5b5" },
              data: before.days.map((one) => drawn(one, measure)),
            },
          ]),
      ...current,
    ],
  };
}

/** How many rows the chart beside the table draws. */
export const chartedRows = 10;

/** Lying bars of the first rows, the largest on top. */
export function rowChart(
  rows: readonly FigureRow[],
  measure: CardMeasure,
  nameOf: (row: FigureRow) => string,
): EChartsOption {
  const { soft, line, primary, tip } = ink();
  const drawnRows = rows.slice(0, chartedRows).reverse();
  return {
    grid: { left: 4, right: 78, top: 8, bottom: 4, containLabel: true },
    tooltip: { ...tip, trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: writes(measure) },
    xAxis: {
      type: "value",
      splitNumber: 2,
      splitLine: { lineStyle: { color: line } },
      axisLabel: { color: soft, hideOverlap: true, formatter: axis(measure) },
    },
    yAxis: {
      type: "category",
      data: drawnRows.map(nameOf),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { color: soft, width: 108, overflow: "truncate" },
    },
    series: [
      {
        type: "bar",
        barMaxWidth: 14,
        itemStyle: { color: primary, borderRadius: [0, 7, 7, 0] },
        label: { show: true, position: "right", color: soft, formatter: ({ value }) => writes(measure)(value) },
        data: drawnRows.map((row) => drawn(row, measure)),
      },
    ],
  };
}

/** Payment kinds have the same colour wherever they are drawn. */
function colourOf(key: string, place: number): string {
  const kind = paymentKinds.findIndex((one) => one === key);
  return palette[(kind < 0 ? place : kind) % palette.length]!;
}

/** A ring of what the rows are of the whole; its legend switches parts off. */
export function ringChart(
  rows: readonly FigureRow[],
  measure: CardMeasure,
  nameOf: (row: FigureRow) => string,
): EChartsOption {
  const { paper, tip, soft } = ink();
  return {
    tooltip: { ...tip, trigger: "item", valueFormatter: writes(measure) },
    legend: { bottom: 0, type: "scroll", textStyle: { color: soft }, itemWidth: 10, itemHeight: 10, icon: "circle" },
    series: [
      {
        type: "pie",
        radius: ["48%", "72%"],
        center: ["50%", "44%"],
        itemStyle: { borderColor: paper, borderWidth: 2 },
        label: { color: soft, formatter: ({ percent }) => writePercent((percent ?? 0) / 100) },
        emphasis: { scaleSize: 4 },
        data: rows.map((row, place) => ({
          name: nameOf(row),
          value: drawn(row, measure),
          itemStyle: { color: colourOf(row.key, place) },
        })),
      },
    ],
  };
}
