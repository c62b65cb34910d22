import { addDays, daysIncluded } from "@yunshou/domain";
import type { EChartsOption } from "../../charts/echarts.ts";
import { ink } from "../../charts/look.ts";
import { writeShort } from "../../phrases/numbers.ts";
import { showMoney, showNumber } from "../show/show.ts";

/** A figure of a row as the wire tells it: fen as text, a count as number. */
export type Figure = string | number;

/** How many rows a chart above a list draws. */
export const drawnRows = 10;

export interface Drawn {
  readonly name: string;
  readonly figure: Figure;
}

/** Money is drawn in yuan. */
const height = (figure: Figure): number => (typeof figure === "string" ? Number(figure) / 100 : figure);

const writes = (isMoney: boolean) => (value: unknown) =>
  isMoney ? showMoney(String(Math.round(Number(value) * 100))) : showNumber(Number(value));

const valueAxis = (isMoney: boolean) => {
  const { soft } = ink();
  return {
    type: "value" as const,
    ...(isMoney ? {} : { minInterval: 1 }),
    axisLabel: {
      color: soft,
      hideOverlap: true,
      formatter: (value: number) => `${isMoney ? "¥" : ""}${writeShort(value, 2)}`,
    },
  };
};

/** Lying bars of rows, the first on top. */
export function largestBars(rows: readonly Drawn[], measure: string): EChartsOption {
  const { soft, primary } = ink();
  const isMoney = typeof rows[0]?.figure === "string";
  return {
    grid: { left: 4, right: 84, top: 8, bottom: 4, containLabel: true },
    tooltip: { trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: writes(isMoney) },
    xAxis: { ...valueAxis(isMoney), splitNumber: 3 },
    yAxis: {
      type: "category",
      inverse: true,
      data: rows.map(({ name }) => name),
      axisTick: { show: false },
      axisLabel: { color: soft, width: 180, overflow: "truncate" },
    },
    series: [
      {
        name: measure,
        type: "bar",
        barMaxWidth: 14,
        itemStyle: { color: primary, borderRadius: [0, 7, 7, 0] },
        label: { show: true, position: "right", color: soft, formatter: ({ value }) => writes(isMoney)(value) },
        data: rows.map(({ figure }) => height(figure)),
      },
    ],
  };
}

export interface DayRange {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Every day of a range with its figure; a day of which nothing is told had none. */
export function everyDay(days: readonly Drawn[], { fromDay, toDay }: DayRange): Drawn[] {
  const told = new Map(days.map(({ name, figure }) => [name, figure]));
  const none: Figure = typeof days[0]?.figure === "string" ? "0" : 0;
  return Array.from({ length: Math.max(0, daysIncluded(fromDay, toDay)) }, (_, place) => {
    const name = addDays(fromDay, place);
    return { name, figure: told.get(name) ?? none };
  });
}

/** The part of a range up to the last day of which something is told. */
export const untilTold = (days: readonly Drawn[], range: DayRange): DayRange => ({
  ...range,
  toDay: days.reduce((last, { name }) => (name > last ? name : last), range.fromDay),
});

/** A line of days. */
export function dayLine(days: readonly Drawn[], measure: string): EChartsOption {
  const { soft, primary } = ink();
  const isMoney = typeof days[0]?.figure === "string";
  return {
    grid: { left: 8, right: 16, top: 12, bottom: 4, containLabel: true },
    tooltip: { trigger: "axis", valueFormatter: writes(isMoney) },
    xAxis: {
      type: "category",
      boundaryGap: false,
      data: days.map(({ name }) => name.slice(5)),
      axisTick: { show: false },
      axisLabel: { color: soft },
    },
    yAxis: { ...valueAxis(isMoney), splitNumber: 3 },
    series: [
      {
        name: measure,
        type: "line",
        smooth: 0.25,
        smoothMonotone: "x",
        symbolSize: 6,
        showSymbol: days.length < 32,
        lineStyle: { width: 2.5, color: primary },
        itemStyle: { color: primary },
        areaStyle: { color: primary, opacity: 0.08 },
        data: days.map(({ figure }) => height(figure)),
      },
    ],
  };
}
