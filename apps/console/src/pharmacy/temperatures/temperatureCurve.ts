import { type StorageClass, storageBands } from "@yunshou/domain";
import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { showTime } from "../../platform/kit/index.ts";
import { showCelsius } from "./celsius.ts";

const soft = "#9aa5b5";
const red = "#e5484d";

interface Point {
  readonly at: string;
  readonly lowest: number;
  readonly highest: number;
}

/** Half hours of which nothing is known break the line. */
const gapMs = 3_600_000;

/** Lowest and highest temperature over time, with the limits within which the medicines inside keep. */
export function temperatureCurve(
  points: readonly Point[],
  storages: readonly StorageClass[],
  names: { readonly lowest: string; readonly highest: string; readonly limit: string },
): EChartsOption {
  const known = points.flatMap(({ at, lowest, highest }, place) => {
    const ms = Date.parse(at);
    const before = points[place - 1];
    const row: [number, number | null, number | null] = [ms, lowest, highest];
    return before !== undefined && ms - Date.parse(before.at) > gapMs
      ? [[ms - 1, null, null] as typeof row, row]
      : [row];
  });
  const line = (name: string, color: string, of: 1 | 2) => ({
    name,
    type: "line" as const,
    showSymbol: false,
    lineStyle: { color, width: 2 },
    itemStyle: { color },
    data: known.map((row): [number, number | null] => [row[0], row[of]]),
  });
  const ends = points.length === 0 ? [] : [Date.parse(points[0]!.at), Date.parse(points.at(-1)!.at)];
  const limits = [...new Set(storages.flatMap((one) => Object.values(storageBands[one]) as (number | null)[]))];
  const limitLine = (celsius: number) => ({
    name: names.limit,
    type: "line" as const,
    showSymbol: false,
    silent: true,
    lineStyle: { color: red, width: 1, type: "dashed" as const },
    itemStyle: { color: red },
    data: ends.map((ms): [number, number] => [ms, celsius]),
  });
  return {
    grid: { left: 8, right: 16, top: 32, bottom: 4, containLabel: true },
    legend: { top: 0, right: 8, textStyle: { color: soft } },
    tooltip: { trigger: "axis", valueFormatter: (value) => showCelsius(typeof value === "number" ? value : null) },
    xAxis: {
      type: "time",
      axisLabel: {
        color: soft,
        hideOverlap: true,
        formatter: (ms: number) => showTime(new Date(ms).toISOString()).slice(5, 16),
      },
    },
    yAxis: { type: "value", scale: true, axisLabel: { color: soft, formatter: "{value} °C" } },
    series: [
      line(names.lowest, "#2f7cf6", 1),
      line(names.highest, "#f59e0b", 2),
      ...limits.flatMap((celsius) => (celsius === null ? [] : [limitLine(celsius)])),
    ],
  };
}
