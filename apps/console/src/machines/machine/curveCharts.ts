import type { OutputOf } from "@yunshou/contract";
import type { machineRecords } from "@yunshou/contract/machines/machineRecords";
import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { showNumber } from "../../platform/kit/index.ts";

export type CurveDay = OutputOf<typeof machineRecords.curves>["days"][number];
type Figure = number | null;

const soft = "#9aa5b5";
const colours = ["#2f7cf6", "#e5743c"];
const rounded = (figure: Figure) => (figure === null ? null : Math.round(figure * 10) / 10);
const frame = (names: readonly string[]): EChartsOption => ({
  grid: { left: 40, right: 16, top: 28, bottom: 24 },
  tooltip: { trigger: "axis", valueFormatter: (value) => (value == null ? "–" : showNumber(Number(value), 1)) },
  legend: { top: 0, right: 0, textStyle: { color: soft } },
  xAxis: { type: "category", data: [...names], axisTick: { show: false }, axisLabel: { color: soft } },
  yAxis: { type: "value", scale: true, splitNumber: 4, axisLabel: { color: soft } },
});

interface Line {
  readonly name: string;
  readonly figures: readonly Figure[];
}

const lines = (names: readonly string[], all: readonly Line[]): EChartsOption => ({
  ...frame(names),
  series: all.map(({ name, figures }, index) => ({
    name,
    type: "line",
    showSymbol: figures.length < 40,
    symbolSize: 4,
    connectNulls: false,
    itemStyle: { color: colours[index] },
    data: figures.map(rounded),
  })),
});

/** Every hour between the first and the last day, silent ones empty. */
export const temperatureLines = (days: readonly CurveDay[], low: string, high: string): EChartsOption =>
  lines(
    days.flatMap(({ day }) => Array.from({ length: 24 }, (_, hour) => `${day.slice(5)} ${hour}:00`)),
    [
      { name: low, figures: days.flatMap(({ lows }) => lows) },
      { name: high, figures: days.flatMap(({ highs }) => highs) },
    ],
  );

export const humidityLines = (days: readonly CurveDay[], low: string, high: string): EChartsOption =>
  lines(
    days.map(({ day }) => day.slice(5)),
    [
      { name: low, figures: days.map(({ humidityLow }) => humidityLow) },
      { name: high, figures: days.map(({ humidityHigh }) => humidityHigh) },
    ],
  );

/** One standing bar a day. */
export const dayBars = (days: readonly CurveDay[], name: string, of: (day: CurveDay) => Figure): EChartsOption => ({
  ...frame(days.map(({ day }) => day.slice(5))),
  legend: { show: false },
  yAxis: { type: "value", splitNumber: 3, minInterval: 1, axisLabel: { color: soft } },
  series: [
    { name, type: "bar", barMaxWidth: 18, itemStyle: { color: colours[0] }, data: days.map((day) => rounded(of(day))) },
  ],
});

/** Whether any of the days says something of it. */
export const says = (days: readonly CurveDay[], of: (day: CurveDay) => readonly Figure[]): boolean =>
  days.some((day) => of(day).some((figure) => figure !== null));
