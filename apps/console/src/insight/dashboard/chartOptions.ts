import type { Words } from "@yunshou/phrases/rooms";
import { yuanFromFen } from "@yunshou/domain";
import { writeShort } from "../../platform/phrases/numbers.ts";
import { showMoney, showNumber, showTime } from "../../platform/kit/index.ts";
import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { ink } from "../../platform/charts/look.ts";

/** Yuan as a number, for the length of a bar only; figures that people read come from `showMoney`. */
const chartYuan = (fen: string) => Number(yuanFromFen(BigInt(fen)));

const showYuan = (value: unknown) => showMoney(String(Math.round(Number(value) * 100)));

/** Seven colours that stay apart for who sees no red or green; the last is for the rest. */
export const palette: readonly string[] = ["#1668dc", "#2fb380", "#7a5af0", "#f2994a", "#22a6c9", "#e0608a", "#9aa5b5"];

export interface CurveDay {
  readonly day: string;
  readonly amountFen: string;
  readonly orders?: number;
}

interface CurveWords extends Pick<Words<"dashboard">, "previousPeriod"> {
  readonly fields: Pick<Words<"dashboard">["fields"], "amount" | "orders">;
}

/** What the curve is held against, and when it was asked: the running day is not over and is drawn with dashes. */
interface CurveContext {
  readonly previous?: readonly CurveDay[] | null;
  readonly now?: string;
}

/** A curve over days with soft ground; the days before the period lie behind it in grey. */
export function dayCurve(
  days: readonly CurveDay[],
  words: CurveWords,
  { previous, now }: CurveContext = {},
): EChartsOption {
  const { soft, line, primary, tip } = ink();
  const last = days.length - 1;
  const running = now !== undefined && last > 0 && days[last]?.day === showTime(now).slice(0, 10);
  const amounts = days.map(({ amountFen }) => chartYuan(amountFen));
  const curve = (dashed: boolean) => ({
    type: "line" as const,
    smooth: 0.3,
    smoothMonotone: "x" as const,
    showSymbol: days.length < 32,
    symbolSize: 6,
    lineStyle: { width: 2.5, color: primary, type: dashed ? ("dashed" as const) : ("solid" as const) },
    itemStyle: { color: primary },
    areaStyle: {
      color: {
        type: "linear" as const,
        x: 0,
        y: 0,
        x2: 0,
        y2: 1,
        colorStops: [
          { offset: 0, color: `${primary}40` },
          { offset: 1, color: `${primary}03` },
        ],
      },
    },
  });
  return {
    grid: { left: 8, right: 16, top: 16, bottom: 4, containLabel: true },
    tooltip: {
      ...tip,
      trigger: "axis",
      formatter: (points) =>
        curveTip((Array.isArray(points) ? points[0] : points)?.dataIndex ?? 0, days, previous ?? undefined, words),
    },
    xAxis: {
      type: "category",
      boundaryGap: false,
      data: days.map(({ day }) => day.slice(5)),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { color: soft },
    },
    yAxis: {
      type: "value",
      splitNumber: 4,
      splitLine: { lineStyle: { color: line } },
      axisLabel: { color: soft, formatter: (value: number) => `¥${writeShort(value, 2)}` },
    },
    series: [
      {
        name: words.previousPeriod,
        type: "line",
        smooth: 0.3,
        smoothMonotone: "x",
        showSymbol: false,
        z: 1,
        lineStyle: { width: 1.5, color: "#9aa5b5", type: "dotted" },
        itemStyle: { color: "#9aa5b5" },
        data: (previous ?? []).map(({ amountFen }) => chartYuan(amountFen)),
      },
      { name: words.fields.amount, ...curve(false), data: running ? amounts.slice(0, last) : amounts },
      {
        name: words.fields.amount,
        ...curve(true),
        data: running ? amounts.map((amount, index) => (index < last - 1 ? null : amount)) : [],
      },
    ],
  };
}

/** Day, amount and orders of one point, and the same of the period before. */
function curveTip(
  index: number,
  days: readonly CurveDay[],
  previous: readonly CurveDay[] | undefined,
  words: CurveWords,
): string {
  const lineOf = (entry: CurveDay | undefined, soft: boolean) =>
    entry === undefined
      ? ""
      : `<div style="display:flex;gap:16px;justify-content:space-between${soft ? ";color:var(--ys-soft)" : ""}"><span>${entry.day}</span><b>${showMoney(entry.amountFen)}</b>${entry.orders === undefined ? "" : `<span>${words.fields.orders} ${showNumber(entry.orders)}</span>`}</div>`;
  return lineOf(days[index], false) + lineOf(previous?.[index], true);
}

/** Lying bars, the largest on top; at most twenty. */
export function rankingBars(rows: readonly { name: string; amountFen: string }[], name: string): EChartsOption {
  const { soft, line, primary, tip } = ink();
  const shown = rows.slice(0, 20).reverse();
  return {
    grid: { left: 8, right: 72, top: 8, bottom: 4, containLabel: true },
    tooltip: { ...tip, trigger: "axis", axisPointer: { type: "shadow" }, valueFormatter: showYuan },
    xAxis: {
      type: "value",
      splitLine: { lineStyle: { color: line } },
      axisLabel: { color: soft, hideOverlap: true, formatter: (value: number) => `¥${writeShort(value, 2)}` },
    },
    yAxis: {
      type: "category",
      data: shown.map((row) => row.name),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { color: soft, width: 150, overflow: "truncate" },
    },
    series: [
      {
        name,
        type: "bar",
        barMaxWidth: 14,
        itemStyle: { color: primary, borderRadius: [0, 7, 7, 0] },
        label: { show: true, position: "right", color: soft, formatter: ({ value }) => showYuan(value) },
        data: shown.map(({ amountFen }) => chartYuan(amountFen)),
      },
    ],
  };
}

/** A ring of shares; the list beside it names them in the same colours. */
export function shareRing(rows: readonly { name: string; amountFen: string }[]): EChartsOption {
  const { paper, tip } = ink();
  return {
    color: [...palette],
    tooltip: { ...tip, trigger: "item", valueFormatter: showYuan },
    series: [
      {
        type: "pie",
        radius: ["66%", "94%"],
        itemStyle: { borderColor: paper, borderWidth: 2 },
        label: { show: false },
        emphasis: { scaleSize: 4 },
        data: rows.map((row) => ({ name: row.name, value: chartYuan(row.amountFen) })),
      },
    ],
  };
}
