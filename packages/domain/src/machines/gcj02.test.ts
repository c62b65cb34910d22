import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { metresBetween } from "../distance.ts";
import { gcj02Of, wgs84Of } from "./gcj02.ts";

describe("maps of China", () => {
  it("POINT-01 are shifted as published: the reference position of Beijing", () => {
    const { longitude, latitude } = gcj02Of({ longitude: 116.404, latitude: 39.915 });
    expect(longitude).toBeCloseTo(116.410_244_499_169_38, 9);
    expect(latitude).toBeCloseTo(39.916_404_281_501_64, 9);
  });

  it("POINT-01 are not shifted elsewhere", () => {
    const berlin = { longitude: 13.4, latitude: 52.5 };
    expect(gcj02Of(berlin)).toEqual(berlin);
    expect(wgs84Of(berlin)).toEqual(berlin);
  });

  it("POINT-01 give back the position that they show, to a centimetre, and shift by less than a kilometre", () => {
    const inside = fc.record({
      longitude: fc.double({ min: 75, max: 134, noNaN: true }),
      latitude: fc.double({ min: 18, max: 53, noNaN: true }),
    });
    fc.assert(
      fc.property(inside, (place) => {
        const shown = gcj02Of(place);
        expect(metresBetween(wgs84Of(shown), place)).toBeLessThan(0.01);
        expect(metresBetween(shown, place)).toBeGreaterThan(20);
        expect(metresBetween(shown, place)).toBeLessThan(1_500);
      }),
    );
  });
});
