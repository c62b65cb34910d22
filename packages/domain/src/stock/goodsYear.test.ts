import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { portion } from "../money.ts";
import { emptyLevel, type GoodsChange, type GoodsLevel, issueChange, levelAfter } from "./goodsBook.ts";

/** What happens to one product in a year: it is received, or pieces go from the warehouse to a bag or back, or are lost. */
const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("receipt" as const),
      pieces: fc.integer({ min: 1, max: 90 }),
      priceFen: fc.bigInt({ min: 1n, max: 20_000n }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("carry" as const), pieces: fc.integer({ min: 1, max: 60 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("bringBack" as const), pieces: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("lose" as const), pieces: fc.integer({ min: 1, max: 9 }) }) },
);

/** An exact average: value and pieces as fractions that nobody rounds. */
interface Exact {
  readonly pieces: bigint;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const exactly = (level: Exact, pieces: bigint): Exact => ({
  pieces: level.pieces - pieces,
  numerator: level.numerator * (level.pieces - pieces),
  denominator: level.denominator * level.pieces,
});

describe("a year of goods", () => {
  it("STOCK-08 holds the sum of its movements and loses no fen between places", () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 300 }), (year) => {
        const places = { warehouse: emptyLevel, bag: emptyLevel };
        const moved: Record<keyof typeof places, GoodsChange[]> = { warehouse: [], bag: [] };
        let [paidFen, lostFen] = [0n, 0n];
        const book = (place: keyof typeof places, change: GoodsChange) => {
          places[place] = levelAfter(places[place], change);
          moved[place].push(change);
        };
        const carry = (from: keyof typeof places, into: keyof typeof places, pieces: number) => {
          const left = issueChange(places[from], pieces);
          if (!left.ok) return;
          book(from, left.value);
          book(into, { quantity: pieces, valueFen: -left.value.valueFen });
        };
        for (const one of year) {
          if (one.kind === "receipt") {
            const valueFen = one.priceFen * BigInt(one.pieces);
            paidFen += valueFen;
            book("warehouse", { quantity: one.pieces, valueFen });
          } else if (one.kind === "carry") carry("warehouse", "bag", one.pieces);
          else if (one.kind === "bringBack") carry("bag", "warehouse", one.pieces);
          else {
            const lost = issueChange(places.bag, one.pieces);
            if (!lost.ok) continue;
            lostFen -= lost.value.valueFen;
            book("bag", lost.value);
          }
        }
        for (const place of ["warehouse", "bag"] as const) {
          const { stock, valueFen } = places[place];
          expect(stock).toBe(moved[place].reduce((sum, { quantity }) => sum + quantity, 0));
          expect(valueFen).toBe(moved[place].reduce((sum, change) => sum + change.valueFen, 0n));
          expect(stock > 0 || valueFen === 0n).toBe(true);
        }
        expect(places.warehouse.valueFen + places.bag.valueFen + lostFen).toBe(paidFen);
      }),
      { numRuns: 200 },
    );
  });

  it("STOCK-08 keeps the moving average within half a fen for each time that goods left, beside exact fractions", () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 60 }), (year) => {
        let level: GoodsLevel = emptyLevel;
        let exact: Exact = { pieces: 0n, numerator: 0n, denominator: 1n };
        let left = 0n;
        for (const one of year) {
          const pieces = BigInt(one.pieces);
          if (one.kind === "receipt") {
            const valueFen = one.priceFen * pieces;
            level = levelAfter(level, { quantity: one.pieces, valueFen });
            const numerator = exact.numerator + valueFen * exact.denominator;
            exact = { pieces: exact.pieces + pieces, numerator, denominator: exact.denominator };
            continue;
          }
          const change = issueChange(level, one.pieces);
          if (!change.ok) continue;
          level = levelAfter(level, change.value);
          exact = exactly(exact, pieces);
          left += 1n;
          if (exact.pieces === 0n) [exact, left] = [{ pieces: 0n, numerator: 0n, denominator: 1n }, 0n];
        }
        expect(BigInt(level.stock)).toBe(exact.pieces);
        const beside = portion(exact.numerator, 1n, exact.denominator);
        const apart = level.valueFen > beside ? level.valueFen - beside : beside - level.valueFen;
        expect(2n * apart).toBeLessThanOrEqual(left + 1n);
      }),
      { numRuns: 300 },
    );
  });
});
