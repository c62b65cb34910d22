import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkArea, squareOf, squaresOf } from "./machineMap.ts";

const area = (west: number, width: number) => ({ west, east: west + width, south: 20, north: 30 });

describe("the squares of a map", () => {
  it("MACHINE-10 keep their width while the map is moved, and at most 26 lie side by side", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 180, noNaN: true }), fc.integer({ min: -90, max: 0 }), (width, west) => {
        const square = squareOf(area(west, width));
        expect(Math.log2(square)).toBe(Math.round(Math.log2(square)));
        const across = (area(west, width).east - west) / square;
        expect(across).toBeLessThanOrEqual(26);
        expect(across).toBeGreaterThan(12.9);
      }),
    );
  });

  it("MACHINE-10 cover the whole map, and reach beyond it by less than one of them", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 1_800_000_000 }),
        fc.integer({ min: -900_000_000, max: 0 }),
        (wide, from) => {
          const [width, west] = [wide / 1e7, from / 1e7];
          const seen = area(west, width);
          const { size, ...squares } = squaresOf(seen);
          for (const edge of Object.values(squares)) expect(Number.isInteger(edge / size)).toBe(true);
          expect(squares.west).toBeLessThanOrEqual(seen.west);
          expect(squares.east).toBeGreaterThan(seen.east);
          expect(seen.south - squares.south).toBeLessThan(size);
          expect(squares.north - seen.north).toBeLessThanOrEqual(size);
        },
      ),
    );
  });

  it("MACHINE-10 an area without width or height is refused", () => {
    expect(checkArea({ west: 1, east: 1, south: 0, north: 1 })).toMatchObject({
      code: "machines.areaEmpty",
      field: "west",
    });
    expect(checkArea({ west: 1, east: 2, south: 1, north: 0 })).toMatchObject({
      code: "machines.areaEmpty",
      field: "south",
    });
    expect(checkArea({ west: 1, east: 2, south: 0, north: 1 }).ok).toBe(true);
  });
});
