import { gcj02Of, wgs84Of } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { type BasePicture, basePictures } from "./baseMap.ts";
import { positionOf, spotOf, viewAround, wholeView, zoomed } from "./view.ts";

const [tianditu, amap] = [
  { provider: "tianditu", key: "0123456789abcdef" },
  { provider: "amap", key: "fedcba9876543210" },
] as const;
const guangzhou = { longitude: 113.264_385, latitude: 23.129_112 };
const city = zoomed(
  viewAround(guangzhou.longitude, guangzhou.latitude),
  0.1,
  spotOf(guangzhou.longitude, guangzhou.latitude),
);
const holds = ({ x, y, width, height }: BasePicture, spot: { readonly x: number; readonly y: number }) =>
  spot.x >= x && spot.x < x + width && spot.y >= y && spot.y < y + height;
const asked = ({ href }: BasePicture) => new URL(href).searchParams;

describe("streets under a map", () => {
  it.each([
    ["the whole country", wholeView],
    ["a city", city],
  ])("POINT-01 of Tianditu cover %s without a gap, by at most sixty tiles a layer, each once", (_name, view) => {
    const pictures = basePictures(view, 900, tianditu);
    const streets = pictures.filter((picture) => asked(picture).get("T") === "vec_c");
    expect(pictures).toHaveLength(2 * streets.length);
    expect(streets.length).toBeLessThanOrEqual(60);
    expect(new Set(pictures.map(({ href }) => href)).size).toBe(pictures.length);
    for (const [along, down] of [
      [0.01, 0.01],
      [0.5, 0.5],
      [0.99, 0.99],
      [0.3, 0.8],
    ] as const) {
      const spot = { x: view.x + along * view.width, y: view.y + down * view.height };
      expect(streets.filter((picture) => holds(picture, spot))).toHaveLength(1);
    }
  });

  it("POINT-01 of Tianditu name the tile in which a position lies", () => {
    const [tile] = basePictures(city, 900, tianditu).filter((picture) =>
      holds(picture, spotOf(113.264_385, 23.129_112)),
    );
    const [x, y, level] = ["x", "y", "l"].map((name) => Number(asked(tile!).get(name)));
    const side = 360 / 2 ** level!;
    expect([Math.floor((guangzhou.longitude + 180) / side), Math.floor((90 - guangzhou.latitude) / side)]).toEqual([
      x,
      y,
    ]);
  });

  it("POINT-01 of AMap lie where their shifted positions are, and cover what is seen", () => {
    const [picture, ...others] = basePictures(city, 900, amap);
    expect(others).toEqual([]);
    const [longitude, latitude] = asked(picture!).get("location")!.split(",").map(Number) as [number, number];
    const middle = positionOf({ x: city.x + city.width / 2, y: city.y + city.height / 2 });
    // The middle of the picture is asked for in GCJ-02 and shows the middle of the view.
    expect(wgs84Of({ longitude, latitude }).longitude).toBeCloseTo(middle.longitude, 5);
    expect(longitude - middle.longitude).toBeCloseTo(gcj02Of(middle).longitude - middle.longitude, 4);
    const at = positionOf({ x: picture!.x + picture!.width / 2, y: picture!.y + picture!.height / 2 });
    // The shift itself differs by some metres over a city.
    expect(at.longitude).toBeCloseTo(middle.longitude, 3);
    expect(at.latitude).toBeCloseTo(middle.latitude, 3);
    expect(picture!.width).toBeGreaterThan(city.width * 0.99);
    expect(picture!.height).toBeGreaterThan(city.height * 0.99);
    const [wide, high] = asked(picture!).get("size")!.split("*").map(Number) as [number, number];
    expect(Math.max(wide, high)).toBeLessThanOrEqual(1_024);
  });

  it("POINT-01 of AMap are not laid under a country, where they would not fit", () => {
    expect(basePictures(wholeView, 900, amap)).toEqual([]);
  });
});
