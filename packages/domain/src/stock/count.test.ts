import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkCounted,
  checkCountLimits,
  checkFinished,
  checkSecondPerson,
  defaultCountLimits,
  needsSecondPerson,
  stockAfterCount,
} from "./count.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);
const line = (book: number, counted: number) => ({ book, counted });

describe("a count", () => {
  it("LANE-16 takes whole pieces from 0 to the capacity", () => {
    const codes = [0, 8, 10, -1, 1.5, 11, Number.NaN].map((counted) => codeOf(checkCounted(counted, 10)));
    expect(codes).toEqual([
      "ok",
      "ok",
      "ok",
      "lane.stockNegative",
      "stock.notWhole",
      "lane.stockAboveCapacity",
      "stock.notWhole",
    ]);
  });

  it("STOCK-01 needs a line, and a reason for each difference", () => {
    const one = { laneNo: 11, reason: null };
    expect(codeOf(checkFinished([]))).toBe("stock.nothingCounted");
    expect(codeOf(checkFinished([{ ...one, ...line(5, 5) }]))).toBe("ok");
    expect(checkFinished([{ ...one, ...line(5, 4) }])).toMatchObject({
      code: "stock.reasonMissing",
      values: { laneNo: 11 },
    });
    expect(codeOf(checkFinished([{ ...one, reason: "missing", ...line(5, 4) }]))).toBe("ok");
  });

  it("STOCK-01 asks a second person above 5 pieces of a lane or 20 % of all, never for a single piece", () => {
    const asked = (...lines: [number, number][]) =>
      needsSecondPerson(
        lines.map(([book, counted]) => line(book, counted)),
        defaultCountLimits,
      );
    expect(asked([10, 10], [4, 4])).toBe(false);
    expect(asked([100, 95])).toBe(false);
    expect(asked([100, 94])).toBe(true);
    expect(asked([100, 106])).toBe(true);
    expect(asked([10, 8])).toBe(false);
    expect(asked([10, 7])).toBe(true);
    // What one lane has too much does not make good what another lacks.
    expect(asked([10, 13], [10, 7])).toBe(true);
    expect(asked([1, 0])).toBe(false);
    expect(needsSecondPerson([line(50, 49)], { pieces: 0, percent: 100 })).toBe(true);
  });

  it("STOCK-01 refuses limits that are none, and whoever counted as the second person", () => {
    expect(codeOf(checkCountLimits({ pieces: 5, percent: 101 }))).toBe("stock.limitOutOfRange");
    expect(codeOf(checkCountLimits({ pieces: -1, percent: 0 }))).toBe("stock.limitOutOfRange");
    expect(codeOf(checkCountLimits({ pieces: 1.5, percent: 0 }))).toBe("stock.limitOutOfRange");
    expect(codeOf(checkCountLimits({ pieces: 0, percent: 0 }))).toBe("ok");
    expect([codeOf(checkSecondPerson("1", ["1", "2"])), codeOf(checkSecondPerson("3", ["1", "2"]))]).toEqual([
      "stock.secondPerson",
      "ok",
    ]);
  });
});

/** What may happen to a lane, in the order in which it happens. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant("sale" as const), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("refill" as const), to: fc.integer({ min: 0, max: 20 }) }),
  fc.record({ kind: fc.constant("count" as const), counter: fc.integer({ min: 0, max: 2 }), found: fc.nat(20) }),
  fc.record({ kind: fc.constant("book" as const), counter: fc.integer({ min: 0, max: 2 }) }),
);

describe("any interleaving of sales, refills and counts", () => {
  it("LANE-16 keeps the stock the sum of its movements and within 0 to the capacity", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (events) => {
        const capacity = 20;
        const lane = { stock: 0, mark: 0 };
        const movements: number[] = [];
        const open = new Map<number, { book: number; counted: number; mark: number }>();
        for (const event of events) {
          if (event.kind === "sale") {
            const pieces = Math.min(event.pieces, lane.stock);
            lane.stock -= pieces;
            movements.push(-pieces);
          } else if (event.kind === "refill") {
            movements.push(event.to - lane.stock);
            lane.stock = event.to;
            lane.mark += 1;
          } else if (event.kind === "count") {
            open.set(event.counter, { book: lane.stock, counted: event.found, mark: lane.mark });
          } else {
            const count = open.get(event.counter);
            if (count === undefined) continue;
            const after = stockAfterCount({
              ...count,
              laneNo: 11,
              stock: lane.stock,
              capacity,
              isUntouched: count.mark === lane.mark,
            });
            open.delete(event.counter);
            if (!after.ok) continue;
            movements.push(count.counted - count.book);
            lane.stock = after.value;
            lane.mark += 1;
          }
          expect(lane.stock).toBe(movements.reduce((sum, pieces) => sum + pieces, 0));
          expect(lane.stock).toBeGreaterThanOrEqual(0);
          expect(lane.stock).toBeLessThanOrEqual(capacity);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("STOCK-01 leaves what was found less what was sold since, if only sales came between", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(20), (book, counted, sold) => {
        fc.pre(sold <= Math.min(book, counted));
        const after = stockAfterCount({
          book,
          counted,
          laneNo: 11,
          stock: book - sold,
          capacity: 20,
          isUntouched: true,
        });
        expect(after).toEqual({ ok: true, value: counted - sold });
      }),
    );
  });
});
