import fc from "fast-check";
import { expect, it } from "vitest";
import { paidForPieces } from "./medicineSales.ts";

const order = fc.record({
  paidFen: fc.bigInt({ min: 0n, max: 10_000_000n }),
  quantity: fc.integer({ min: 1, max: 99 }),
  pieces: fc.integer({ min: 0, max: 120 }),
});

it("STAT-07 counts of an order that came out in part what was paid for that part, and never more than was paid", () => {
  fc.assert(
    fc.property(order, ({ paidFen, quantity, pieces }) => {
      const amount = paidForPieces(paidFen, quantity, pieces);
      expect(amount).toBeGreaterThanOrEqual(0n);
      expect(amount).toBeLessThanOrEqual(paidFen);
      // Rounded down by less than a fen.
      const exact = paidFen * BigInt(Math.min(pieces, quantity));
      expect(exact - amount * BigInt(quantity)).toBeLessThan(BigInt(quantity));
      expect(paidForPieces(paidFen, quantity, quantity)).toBe(paidFen);
      expect(paidForPieces(paidFen, quantity, 0)).toBe(0n);
    }),
  );
});
