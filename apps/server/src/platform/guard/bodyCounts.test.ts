import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formFits, jsonFits, limitsOf, readForm } from "./bodyCounts.ts";

const limits = { parts: 4, depth: 2 };
const fits = (text: string) => jsonFits(Buffer.from(text), limits);

describe("what a body may hold", () => {
  it("O4 counts members and items, and the depth of both", () => {
    expect(fits('{"a":1,"b":2}')).toBe(true);
    expect(fits('{"a":1,"b":2,"c":3}')).toBe(false);
    expect(fits("[1,2,3,4,5]")).toBe(true);
    expect(fits("[1,2,3,4,5,6]")).toBe(false);
    expect(fits("[[1]]")).toBe(true);
    expect(fits("[[[1]]]")).toBe(false);
    expect(fits("[[1],[2],[3]]")).toBe(true);
  });

  it("O4 counts nothing inside texts, whatever is escaped in them", () => {
    expect(fits('{"a":",,,,,,::::[[[[{{{{"}')).toBe(true);
    expect(fits('{"a":"\\",,,,,,[[[["}')).toBe(true);
    expect(fits('{"a":"\\\\","b":[[1]]}')).toBe(false);
  });

  it("O4 never lets a value pass that has more parts, or refuses one that has fewer", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const { parts, depth } = sizeOf(value);
        const body = Buffer.from(JSON.stringify(value));
        expect(jsonFits(body, { parts, depth })).toBe(true);
        if (parts > 0) expect(jsonFits(body, { parts: parts - 1, depth })).toBe(false);
        if (depth > 0) expect(jsonFits(body, { parts, depth: depth - 1 })).toBe(false);
      }),
    );
  });

  it("O4 counts the fields of a form, with or without values", () => {
    expect(formFits("a=1&b&&c", limits)).toBe(true);
    expect(formFits(Buffer.from("a&b&c&d&e"), limits)).toBe(false);
  });

  it("O4 gives a larger body more parts, and the smallest enough for any form", () => {
    expect(limitsOf(0).parts).toBe(200);
    expect(limitsOf(65_536).parts).toBe(8_192);
  });
});

describe("a form", () => {
  it("HTTP-03 is read as URLSearchParams reads it", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }))), (pairs) => {
        const text = String(new URLSearchParams(pairs));
        expect(readForm(text)).toEqual(Object.fromEntries(new URLSearchParams(text)));
      }),
    );
    for (const text of ["a=%zz&b=%e4%bd", "a=b=c", "=x", "a&b=", "&&a=1", "a+b=c+d", "__proto__=1"])
      expect(readForm(text)).toEqual(Object.fromEntries(new URLSearchParams(text)));
  });

  it("HTTP-03 gives only what is wanted", () => {
    expect(readForm("a=1&b=2&%61=3", new Set(["a"]))).toEqual({ a: "3" });
  });
});

function sizeOf(value: unknown): { parts: number; depth: number } {
  if (typeof value !== "object" || value === null) return { parts: 0, depth: 0 };
  const inner = Object.values(value as object).map(sizeOf);
  const commas = Math.max(0, inner.length - 1);
  const colons = Array.isArray(value) ? 0 : inner.length;
  return {
    parts: commas + colons + inner.reduce((sum, { parts }) => sum + parts, 0),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
}
