import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkReturned, returnablePieces } from "./supplierReturn.ts";

describe("goods that go back to a supplier", () => {
  it("STOCK-08 are never more than came, in whatever parts they go and are taken back", () => {
    const steps = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 40 }), undone: fc.boolean() }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), steps, (quantity, asked) => {
        const booked: number[] = [];
        for (const { pieces, undone } of asked) {
          const returned = booked.reduce((sum, one) => sum + one, 0);
          if (undone) booked.pop();
          else if (checkReturned(pieces, { quantity, returned }).ok) booked.push(pieces);
          const after = booked.reduce((sum, one) => sum + one, 0);
          expect(after).toBeLessThanOrEqual(quantity);
          expect(returnablePieces({ quantity, returned: after })).toBe(quantity - after);
        }
      }),
    );
  });

  it("STOCK-08 says how many may still go back", () => {
    expect(checkReturned(6, { quantity: 10, returned: 4 })).toEqual({ ok: true, value: 6 });
    expect(checkReturned(7, { quantity: 10, returned: 4 })).toMatchObject({
      code: "stock.aboveReceived",
      values: { open: 6 },
    });
  });
});
