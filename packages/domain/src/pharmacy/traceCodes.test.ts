import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTraceCodes, isCopiedCode, readTraceCodes, traceLimits } from "./traceCodes.ts";

const code = (place: number, medicine = "8123456") => `${medicine}${String(place).padStart(13, "0")}`;
const facts = { medicineParts: [], otherParts: [], recorded: 0, quantity: 10 };

describe("trace codes of medicines", () => {
  it("MED-06 are read from a pasted list in its order, however it is separated", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { minLength: 1, maxLength: 40 }),
        fc.constantFrom("\n", " ", ", ", "；", "\r\n", "\t", "、"),
        (numbers, between) => {
          const codes = numbers.map((number) => code(number));
          expect(readTraceCodes(` ${codes.join(between)}\n`)).toEqual({ ok: true, value: codes });
        },
      ),
    );
  });

  it.each([
    ["nothing", "  \n", "field.required", {}],
    ["19 digits", `${code(1)} ${code(2).slice(1)}`, "pharmacy.traceMalformed", { code: code(2).slice(1) }],
    ["21 digits", `${code(1)}0`, "pharmacy.traceMalformed", { code: `${code(1)}0` }],
    ["letters", code(1).replace("8", "B"), "pharmacy.traceMalformed", { code: code(1).replace("8", "B") }],
    ["a code twice", `${code(1)}\n${code(2)}\n${code(1)}`, "pharmacy.traceTwice", { code: code(1) }],
    [
      "too many",
      Array.from({ length: traceLimits.atOnce + 1 }, (_, place) => code(place)).join("\n"),
      "pharmacy.traceTooMany",
      { limit: 200 },
    ],
  ])("MED-06 refuse %s", (_, text, refusal, values) => {
    expect(readTraceCodes(text)).toMatchObject({
      ok: false,
      code: refusal,
      ...(refusal === "field.required" ? {} : { values }),
    });
  });

  it("MED-06 of another medicine, or more than the batch has boxes, are refused", () => {
    expect(checkTraceCodes([code(1), code(2)], facts).ok).toBe(true);
    const mixed = checkTraceCodes([code(1), code(2, "8999999")], facts);
    expect(mixed).toMatchObject({ code: "pharmacy.traceOther", values: { code: code(2, "8999999") } });
    expect(checkTraceCodes([code(1)], { ...facts, medicineParts: ["8999999"] })).toMatchObject({
      code: "pharmacy.traceOther",
    });
    expect(checkTraceCodes([code(1)], { ...facts, otherParts: ["8123456"] })).toMatchObject({
      code: "pharmacy.traceOther",
    });
    expect(checkTraceCodes([code(1)], { ...facts, recorded: 9 }).ok).toBe(true);
    expect(checkTraceCodes([code(1), code(2)], { ...facts, recorded: 9 })).toMatchObject({
      code: "pharmacy.traceAboveBatch",
      values: { quantity: 10 },
    });
  });

  it("MED-06 scanned far away within a day are copies", () => {
    const shanghai = { longitude: 121.47, latitude: 31.23 };
    const suzhou = { longitude: 120.62, latitude: 31.3 };
    const nearby = { longitude: 121.6, latitude: 31.2 };
    const at = new Date("2026-11-22T08:00:00Z");
    const sold = { at, place: shanghai };
    const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
    expect(isCopiedCode(sold, { at: hours(3), place: suzhou })).toBe(true);
    expect(isCopiedCode(sold, { at: hours(25), place: suzhou })).toBe(false);
    expect(isCopiedCode(sold, { at: hours(3), place: nearby })).toBe(false);
    expect(isCopiedCode(sold, { at: hours(3), place: null })).toBe(false);
  });
});
