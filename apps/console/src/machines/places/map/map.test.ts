import { readFileSync } from "node:fs";
import { join } from "node:path";
import { provinces } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { outlinesOf, type PackedMap } from "./outline.ts";
import { clustersOf, positionOf, spotOf, wholeView, zoomed } from "./view.ts";

const file = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../public/map/china.json"), "utf8"),
) as PackedMap;

/** Whether a position lies within the rings, by the number of edges to its right. */
const holds = (rings: ReturnType<typeof outlinesOf>[number]["rings"], [x, y]: readonly [number, number]) =>
  rings.reduce((inside, ring) => {
    let odd = false;
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(index + 1) % ring.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
    return inside || odd;
  }, false);

describe("the base map", () => {
  it("POINT-01 holds every province, each around its own city", () => {
    const outlines = outlinesOf(file);
    expect(outlines.map(({ name }) => name).toSorted()).toEqual([...provinces].toSorted());
    const cities = [
      [116.4074, 39.9042, "北京"],
      [113.2644, 23.1291, "广东"],
      [87.6168, 43.8256, "新疆"],
      [91.1172, 29.6469, "西藏"],
      [121.4737, 31.2304, "上海"],
      [126.535, 45.8038, "黑龙江"],
    ] as const;
    for (const [longitude, latitude, province] of cities)
      expect(outlines.filter(({ rings }) => holds(rings, [longitude, latitude])).map(({ name }) => name)).toEqual([
        province,
      ]);
  });

  it("POINT-01 gives the position back that a spot was made of", () => {
    const { x, y } = spotOf(113.264_385, 23.129_112);
    expect(positionOf({ x, y })).toEqual({ longitude: 113.264_385, latitude: 23.129_112 });
    expect([
      x > wholeView.x,
      x < wholeView.x + wholeView.width,
      y > wholeView.y,
      y < wholeView.y + wholeView.height,
    ]).toEqual([true, true, true, true]);
  });

  it("leaves the spot under the pointer in its place when it zooms", () => {
    const spot = spotOf(104, 30);
    const near = zoomed(wholeView, 0.25, spot);
    expect(near.width).toBeCloseTo(wholeView.width / 4);
    expect((spot.x - near.x) / near.width).toBeCloseTo((spot.x - wholeView.x) / wholeView.width);
    expect((spot.y - near.y) / near.height).toBeCloseTo((spot.y - wholeView.y) / wholeView.height);
  });

  it("makes one of marks that would cover each other, and keeps their counts", () => {
    const mark = (id: string, x: number, count: number, bad: number) => ({ id, name: id, x, y: 0.5, count, bad });
    const clusters = clustersOf([mark("a", 0.1, 2, 0), mark("b", 0.3, 3, 1), mark("c", 5, 1, 0)], 1);
    expect(clusters.map(({ marks, count, bad }) => [marks.map(({ id }) => id), count, bad])).toEqual([
      [["a", "b"], 5, 1],
      [["c"], 1, 0],
    ]);
  });
});
