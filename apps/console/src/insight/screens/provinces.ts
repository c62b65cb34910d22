/** Endings of official names that the map leaves out: 广东省 is 广东 there. */
const endings = ["特别行政区", "维吾尔自治区", "壮族自治区", "回族自治区", "自治区", "省", "市"] as const;

/** A province as the map names it; official and short names both fit. */
export function provinceOnMap(name: string): string {
  const trimmed = name.trim();
  const ending = endings.find((text) => trimmed.endsWith(text) && trimmed.length > text.length + 1);
  return ending === undefined ? trimmed : trimmed.slice(0, -ending.length);
}

/** Names of the map whose label would cover a neighbour's, moved by pixels. */
export const labelOffsets: Readonly<Record<string, readonly [number, number]>> = {
  北京: [-4, -8],
  天津: [16, 8],
  河北: [12, 14],
  山西: [-8, 0],
  上海: [20, 4],
  香港: [20, 6],
  澳门: [-12, 12],
  内蒙古: [0, 22],
  甘肃: [22, 12],
  广东: [0, -8],
};

/** How the drawing library names its inset. */
export const southSeaOnMap = "南海诸岛";
