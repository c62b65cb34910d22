import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbersBeginningWith } from "./numberRanges.ts";

const holds = (text: string, number: bigint) =>
  numbersBeginningWith(text).some(({ from, to }) => BigInt(from) <= number && number <= BigInt(to));

describe("numbers that begin with a text", () => {
  it("D1 are the number itself when it is whole", () => {
    expect(numbersBeginningWith("9223372036854775807")).toEqual([
      { from: "9223372036854775807", to: "9223372036854775807" },
    ]);
  });
  it("D1 are none of a text that is too short, too long, or no number", () => {
    for (const text of ["", "382712", "0382712345", "38271234x", "-3827123", "9".repeat(19), "1".repeat(20)])
      expect(numbersBeginningWith(text)).toEqual([]);
  });
  it("D1 are those and no others", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10n ** 16n, max: 2n ** 63n - 1n }),
        fc.bigInt({ min: 10n ** 16n, max: 2n ** 63n - 1n }),
        fc.integer({ min: 7, max: 19 }),
        (number, other, digits) => {
          const text = String(number).slice(0, digits);
          expect(holds(text, number)).toBe(true);
          expect(holds(text, other)).toBe(String(other).startsWith(text));
        },
      ),
    );
  });
});
