/** Who draws streets under the points where an operator has a key of theirs; without one the map shows provinces. */
export const mapProviders = ["tianditu", "amap"] as const;
export type MapProvider = (typeof mapProviders)[number];

export interface MapBase {
  readonly provider: MapProvider;
  /** The browser sends it with each picture, so it is a key for browsers. */
  readonly key: string;
}

/** From where pictures of a map come. */
export const mapHosts: Readonly<Record<MapProvider, readonly string[]>> = {
  tianditu: Array.from({ length: 8 }, (_, server) => `https://t${server}.tianditu.gov.cn`),
  amap: ["https://restapi.amap.com"],
};

/** Reads `tianditu:<key>` or `amap:<key>`; undefined for anything else. */
export function readMapBase(text: string): MapBase | undefined {
  const [, provider, key] = /^(tianditu|amap):([0-9a-zA-Z]{8,64})$/.exec(text) ?? [];
  return provider === undefined || key === undefined ? undefined : { provider: provider as MapProvider, key };
}
