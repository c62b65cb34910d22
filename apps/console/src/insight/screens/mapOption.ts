import type { ScreenWords } from "@yunshou/phrases/insight/screens";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import type { Language } from "@yunshou/contract";
import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { chinaBase, chinaMap } from "./ChinaMap.ts";
import { writeShort } from "../../platform/phrases/numbers.ts";
import { font, isStill, tones } from "./chartStyle.ts";
import type { SalePoint } from "./live/points.ts";
import { labelOffsets, provinceOnMap, southSeaOnMap } from "./provinces.ts";

export interface MapContent {
  readonly provinces: readonly { readonly province: string; readonly count: number }[];
  readonly older: readonly SalePoint[];
  readonly newest: SalePoint | undefined;
  readonly language: Language;
  readonly words: ScreenWords;
  /** Hidden tabs and readers who asked for less motion see no ripple. */
  readonly animated: boolean;
}

const place = { left: 20, right: 20, top: 16, bottom: 34, preserveAspect: "contain" } as const;
const place3 = (offset: number) => ({ ...place, top: place.top + offset, bottom: place.bottom - offset });

/** Colours of the provinces from few to many. */
export const mapColors = ["#0d2f66", "#114a9e", "#1c6fd6", "#2f97ec", "#58c8fb"] as const;

/** Two darker layers below the map give it depth. */
const depth = [14, 7].map((offset, index) => ({
  map: chinaBase,
  ...place3(offset),
  z: index,
  silent: true,
  label: { show: false },
  itemStyle: {
    areaColor: index === 0 ? "#04122e" : "#082048",
    borderColor: index === 0 ? "#0c2c60" : "#15458f",
    borderWidth: 1,
    ...(index === 0 ? { shadowColor: "rgba(40,130,255,.35)", shadowBlur: 36 } : {}),
  },
}));

/** Points have a canvas of their own: the ripple repaints it at every frame, and the map below stays as it is. */
const pointCanvas = 1;

const located = (point: SalePoint) => ({ name: point.saleId, value: [point.longitude, point.latitude] });

/** The map with machines by province and the newest sales. */
export function mapOption({ provinces, older, newest, language, words, animated }: MapContent): EChartsOption {
  const data = provinces.map(({ province, count }) => ({ name: provinceOnMap(province), value: count }));
  const most = Math.max(1, ...data.map((row) => row.value));
  const nameMap = (name: string) =>
    name === southSeaOnMap ? inTwoLines(words.map.southSea) : provinceName(language, name);
  return {
    animation: false,
    textStyle: font,
    geo: [
      ...depth,
      {
        map: chinaMap,
        ...place3(0),
        z: 2,
        label: {
          show: true,
          color: "#d6e7ff",
          textBorderColor: "rgba(4,18,46,.75)",
          textBorderWidth: 2,
          fontSize: language === "zh" ? 12 : 10,
          formatter: ({ name }: { name: string }) => nameMap(name),
        },
        itemStyle: { areaColor: mapColors[0], borderColor: "#4d9dff", borderWidth: 0.8 },
        emphasis: { label: { color: "#fff" }, itemStyle: { areaColor: "#2f7fe8" } },
        select: { disabled: true },
        regions: Object.entries(labelOffsets).map(([name, offset]) => ({ name, label: { offset: [...offset] } })),
      },
    ],
    visualMap: {
      type: "continuous",
      show: false,
      min: 0,
      max: most,
      seriesIndex: 0,
      inRange: { color: [...mapColors] },
    },
    tooltip: {
      trigger: "item",
      confine: true,
      backgroundColor: "rgba(8,24,60,.94)",
      borderColor: "rgba(90,160,255,.4)",
      textStyle: { color: "#e6f0ff", fontSize: 14 },
      formatter: (item: unknown) => {
        const { name, value, seriesType } = item as { name: string; value: unknown; seriesType: string };
        return seriesType === "map"
          ? `${nameMap(name)} · ${typeof value === "number" && !Number.isNaN(value) ? writeShort(value) : 0} ${words.unit.machines}`
          : "";
      },
    },
    series: [
      { type: "map", map: chinaMap, geoIndex: 2, data, z: 2 },
      {
        id: "older",
        type: "scatter",
        coordinateSystem: "geo",
        geoIndex: 2,
        zlevel: pointCanvas,
        z: 6,
        data: older.map((point, index) => ({
          ...located(point),
          itemStyle: { opacity: 0.35 + (0.6 * (index + 1)) / older.length },
        })),
        symbolSize: 7,
        itemStyle: { color: tones.gold, shadowColor: "rgba(255,200,90,.6)", shadowBlur: 5 },
        emphasis: { scale: 1.6 },
        tooltip: { show: false },
      },
      {
        id: "newest",
        type: animated && !isStill() ? "effectScatter" : "scatter",
        coordinateSystem: "geo",
        geoIndex: 2,
        zlevel: pointCanvas,
        z: 7,
        data: newest === undefined ? [] : [located(newest)],
        symbolSize: 13,
        rippleEffect: { scale: 5, brushType: "stroke", number: 2, period: 3.2 },
        itemStyle: { color: tones.orange, shadowColor: tones.orange, shadowBlur: 10 },
        tooltip: { show: false },
      },
    ],
  } as EChartsOption;
}

/** Long names are broken at the space next to their middle; the inset is narrow. */
function inTwoLines(text: string): string {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  if (spaces.length === 0) return text;
  const nearest = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return `${text.slice(0, nearest)}\n${text.slice(nearest + 1)}`;
}
