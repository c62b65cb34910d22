import { gcj02Of, type MapBase, wgs84Of } from "@yunshou/domain";
import { positionOf, spotOf, type View } from "./view.ts";

/** A picture of streets and where it lies in the drawing. */
export interface BasePicture {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const tileSide = 256;
/** So many tiles are fetched at once at most; a view that needs more is drawn coarser. */
const mostTiles = 60;
const tiandituLevels = { least: 3, most: 18 };
const amapZooms = { least: 3, most: 17 };
/** The longest side of a picture of AMap. */
const amapSide = 1_024;
/** AMap draws the globe on a cylinder, of which only a near part lies flat on this drawing: degrees of longitude. */
const flatDegrees = 9;

const between = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  Math.min(most, Math.max(least, value));

/** West, east, south and north of what is seen, in degrees of WGS-84. */
function edges(view: View) {
  const { longitude: west, latitude: north } = positionOf(view);
  const { longitude: east, latitude: south } = positionOf({ x: view.x + view.width, y: view.y + view.height });
  return { west, east, south, north };
}

function laid(href: string, west: number, north: number, east: number, south: number): BasePicture {
  const [from, to] = [spotOf(west, north), spotOf(east, south)];
  return { href, ...from, width: to.x - from.x, height: to.y - from.y };
}

/** Tianditu: tiles of equal degrees in CGCS2000, which is WGS-84 to a few centimetres; streets and their names apart. */
function tianditu(view: View, pixels: number, key: string): BasePicture[] {
  const { west, east, south, north } = edges(view);
  const wanted = Math.round(Math.log2((360 * pixels) / ((east - west) * tileSide)));
  for (let level = between(wanted, tiandituLevels); ; level--) {
    const side = 360 / 2 ** level;
    const [left, right] = [Math.floor((west + 180) / side), Math.floor((east + 180) / side)];
    const [top, bottom] = [Math.max(0, Math.floor((90 - north) / side)), Math.floor((90 - south) / side)];
    if ((right - left + 1) * (bottom - top + 1) > mostTiles && level > tiandituLevels.least) continue;
    return ["vec_c", "cva_c"].flatMap((layer) =>
      Array.from({ length: bottom - top + 1 }, (_, down) =>
        Array.from({ length: right - left + 1 }, (__, along) => {
          const [x, y] = [left + along, top + down];
          const href = `https://t${(x + y) % 8}.tianditu.gov.cn/DataServer?T=${layer}&x=${x}&y=${y}&l=${level}&tk=${key}`;
          return laid(href, x * side - 180, 90 - y * side, (x + 1) * side - 180, 90 - (y + 1) * side);
        }),
      ).flat(),
    );
  }
}

/** Height on the cylinder of AMap, whole at 1, and the latitude of a height. */
const heightOf = (latitude: number) => 0.5 - Math.asinh(Math.tan((latitude / 180) * Math.PI)) / (2 * Math.PI);
const latitudeOf = (height: number) => (Math.atan(Math.sinh((0.5 - height) * 2 * Math.PI)) / Math.PI) * 180;

/** AMap: one picture around the middle of what is seen. It is drawn in GCJ-02 and laid where its positions are in WGS-84. */
function amap(view: View, key: string): BasePicture[] {
  const { west, east, south, north } = edges(view);
  if (east - west > flatDegrees) return [];
  const middle = gcj02Of({
    longitude: (west + east) / 2,
    latitude: latitudeOf((heightOf(north) + heightOf(south)) / 2),
  });
  const part = Math.max((east - west) / 360, heightOf(south) - heightOf(north));
  const zoom = between(Math.floor(Math.log2(amapSide / (tileSide * part))), amapZooms);
  const world = tileSide * 2 ** zoom;
  const width = Math.min(amapSide, Math.ceil(((east - west) / 360) * world));
  const height = Math.min(amapSide, Math.ceil((heightOf(south) - heightOf(north)) * world));
  const at = heightOf(middle.latitude);
  const corner = (side: -1 | 1) =>
    wgs84Of({
      longitude: middle.longitude + (side * width * 180) / world,
      latitude: latitudeOf(at + (side * height) / 2 / world),
    });
  const [from, to] = [corner(-1), corner(1)];
  const place = [middle.longitude, middle.latitude].map((degrees) => Math.round(degrees * 1e6) / 1e6).join(",");
  const href = `https://restapi.amap.com/v3/staticmap?location=${place}&zoom=${zoom}&size=${width}*${height}&scale=2&key=${key}`;
  return [laid(href, from.longitude, from.latitude, to.longitude, to.latitude)];
}

/** Pictures of streets under what is seen, over so many pixels; none where the provider draws nothing that would fit. */
export const basePictures = (view: View, pixels: number, { provider, key }: MapBase): readonly BasePicture[] =>
  provider === "tianditu" ? tianditu(view, pixels, key) : amap(view, key);
