import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountLimitFen, checkMovedAmount, fenFromYuan, portion, yuanFromFen } from "./money.ts";

describe("M19 amounts", () => {
  it("GEN-18 come back unchanged from their text", () => {
    fc.assert(
      fc.property(fc.bigInt(-99_999_999_999n, 99_999_999_999n), (fen) => {
        expect(fenFromYuan(yuanFromFen(fen))).toEqual({ ok: true, value: fen });
        expect(yuanFromFen(fen)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
  });

  it.each(["", "1.234", "1,5", "abc", "1e5", "0x10", " ", "--1", "1.", "1234567890123", "NaN", "１"])(
    "refuses %j as an amount",
    (text) => {
      expect(fenFromYuan(text)).toMatchObject({ ok: false, code: "amount.malformed" });
    },
  );

  it.each([
    ["3.5", 350n],
    [" 12.00 ", 1_200n],
    ["-0.01", -1n],
    ["7", 700n],
  ])("reads %j", (text, fen) => {
    expect(fenFromYuan(text)).toEqual({ ok: true, value: fen });
  });

  it("are divided with at most half a fen of difference to the exact value, rounding half away from zero", () => {
    fc.assert(
      fc.property(
        fc.bigInt(-1_000_000_000n, 1_000_000_000n),
        fc.bigInt(0n, 10_000n),
        fc.bigInt(1n, 10_000n),
        (fen, numerator, denominator) => {
          const error = portion(fen, numerator, denominator) * denominator - fen * numerator;
          expect((error < 0n ? -error : error) * 2n <= denominator).toBe(true);
          expect(portion(-fen, numerator, denominator)).toBe(-portion(fen, numerator, denominator));
        },
      ),
      { numRuns: 2_000 },
    );
    expect([portion(1n, 1n, 2n), portion(-1n, 1n, 2n), portion(350n, 6n, 1_000n), portion(5n, 1n, 3n)]).toEqual([
      1n,
      -1n,
      2n,
      2n,
    ]);
  });

  it("move only above zero and within the limit", () => {
    expect(checkMovedAmount(1n, "f").ok).toBe(true);
    expect(checkMovedAmount(amountLimitFen, "f").ok).toBe(true);
    expect(checkMovedAmount(0n, "f")).toMatchObject({ code: "amount.notPositive", field: "f" });
    expect(checkMovedAmount(amountLimitFen + 1n, "f")).toMatchObject({
      code: "amount.tooLarge",
      values: { limit: "10000000.00" },
    });
  });
});
