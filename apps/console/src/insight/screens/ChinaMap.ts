import { registerMap } from "../../platform/charts/echarts.ts";
import { provinceOnMap } from "./provinces.ts";

interface MapFile {
  readonly features: readonly { readonly properties: { name: string } }[];
}

const loading = new Map<string, Promise<void>>();

/** The name under which the drawing library adds the South China Sea inset; no other name does. */
export const chinaMap = "china";
/** The same outline without labels and inset, drawn below for depth. */
export const chinaBase = "chinaBase";

/** Loads and registers the map of China once; a failed attempt is forgotten, so that the next one tries again. */
export function loadChinaMap(address: string): Promise<void> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const attempt = fetch(address)
    .then((answer) => {
      if (!answer.ok) throw new Error(`The map file answered ${answer.status}`);
      return answer.json() as Promise<MapFile>;
    })
    .then((file) => {
      for (const feature of file.features) feature.properties.name = provinceOnMap(feature.properties.name);
      const text = JSON.stringify(file);
      // The library decodes a file in place, so each registration gets its own copy.
      registerMap(chinaMap, JSON.parse(text));
      registerMap(chinaBase, JSON.parse(text));
    });
  loading.set(address, attempt);
  attempt.catch(() => loading.delete(address));
  return attempt;
}
