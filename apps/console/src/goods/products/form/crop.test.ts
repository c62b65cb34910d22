import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frame, largestZoom, placeOf } from "./crop.ts";

describe("a picture in its frame", () => {
  it("PRODUCT-06 is seen whole at first, in the middle", () => {
    expect(placeOf({ width: 1_000, height: 1_000 }, 1, { x: 0, y: 0 })).toEqual({
      width: 560,
      height: 560,
      x: 0,
      y: 120,
    });
  });

  it("PRODUCT-06 never leaves a gap on one side while it reaches over the other", () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 5_000 }), height: fc.integer({ min: 1, max: 5_000 }) });
    const shift = fc.record({ x: fc.integer({ min: -9_000, max: 9_000 }), y: fc.integer({ min: -9_000, max: 9_000 }) });
    fc.assert(
      fc.property(size, fc.double({ min: 0, max: 1, noNaN: true }), shift, (picture, share, offset) => {
        const zoom = 1 + share * (largestZoom(picture) - 1);
        const { x, y, width, height } = placeOf(picture, zoom, offset);
        const gaps = [
          [x, frame.width - x - width],
          [y, frame.height - y - height],
        ] as const;
        for (const [before, after] of gaps) {
          const isLarger = before + after < 0;
          for (const gap of [before, after]) expect(isLarger ? gap <= 1e-6 : gap >= -1e-6).toBe(true);
        }
      }),
    );
  });
});
