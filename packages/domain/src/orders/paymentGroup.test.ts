import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dividePaid } from "./paymentGroup.ts";

const fens = fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1, maxLength: 20 });
const sum = (some: readonly bigint[]) => some.reduce((all, fen) => all + fen, 0n);

describe("one payment for several orders", () => {
  it("M14 gives each order what was asked for it, and any other amount whole to the first", () => {
    fc.assert(
      fc.property(fens, fc.bigInt({ min: 1n, max: 200_000n }), (asked, other) => {
        expect(dividePaid(asked, sum(asked))).toEqual(asked);
        expect(sum(dividePaid(asked, other))).toBe(other);
        if (other !== sum(asked))
          expect(
            dividePaid(asked, other)
              .slice(1)
              .every((fen) => fen === 0n),
          ).toBe(true);
      }),
    );
  });
});
