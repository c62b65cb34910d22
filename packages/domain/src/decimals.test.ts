import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DecimalSign, readDecimal, showDecimal } from "./decimals.ts";

const signs: readonly DecimalSign[] = [".", ","];

describe("a figure as a person types it", () => {
  it.each(signs)("LANG-03 is a half when it is typed as 0,5 or 0.5, never five, where decimals follow %s", (sign) => {
    for (const typed of ["0,5", "0.5", ",5", ".5", "0\uFF0C5", "0\u30025"])
      expect(Number(readDecimal(typed, sign)), typed).toBe(0.5);
  });
  it("LANG-03 reads thousands as the language writes them", () => {
    expect(readDecimal("1.500", ",")).toBe("1500");
    expect(readDecimal("1,500", ",")).toBe("1.500");
    expect(readDecimal("1,500", ".")).toBe("1500");
    expect(readDecimal("1.500", ".")).toBe("1.500");
    expect(readDecimal("0.500", ",")).toBe("0.500");
  });
  it.each(signs)("LANG-03 reads figures that were copied from anywhere, where decimals follow %s", (sign) => {
    expect(readDecimal("1.234.567,89", sign)).toBe("1234567.89");
    expect(readDecimal("1,234,567.89", sign)).toBe("1234567.89");
    expect(readDecimal("1 234,50", sign)).toBe("1234.50");
    expect(readDecimal("1\u202F234,50", sign)).toBe("1234.50");
    expect(readDecimal(" -3,5 ", sign)).toBe("-3.5");
    expect(readDecimal("1 234 567", sign)).toBe("1234567");
  });
  it.each(signs)(
    "LANG-03 stays as it is where it is no figure, so that it is refused, where decimals follow %s",
    (sign) => {
      for (const typed of ["abc", "3 5", "1,2.3,4", "1,2.5", "1.2,5", "1.2.3", "5€", "--1"])
        expect(readDecimal(typed, sign)).toBe(typed);
    },
  );
  it("LANG-03 is read as it was shown, in every language", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom(...signs),
        (whole, decimals, sign) => {
          const plain = decimals === 0 ? String(whole) : `${whole}.${"07".slice(0, decimals)}`;
          expect(readDecimal(showDecimal(plain, sign), sign)).toBe(plain);
        },
      ),
    );
  });
});
