import { describe, expect, it } from "vitest";
import { differenceOf } from "./difference.ts";

describe("SYS-01 what an entry changed", () => {
  it("puts changed properties first and tells new from missing ones", () => {
    expect(differenceOf({ name: "a", price: 1, gone: null }, { name: "a", price: 2, added: [1] })).toEqual([
      { property: "price", before: "1", after: "2", changed: true },
      { property: "gone", before: "null", after: undefined, changed: true },
      { property: "added", before: undefined, after: "[1]", changed: true },
      { property: "name", before: "a", after: "a", changed: false },
    ]);
  });

  it("shows lists and bare values whole, and nothing when nothing was recorded", () => {
    expect(differenceOf(["a"], ["a", "b"])).toEqual([
      { property: "", before: '["a"]', after: '["a","b"]', changed: true },
    ]);
    expect(differenceOf(null, null)).toEqual([]);
  });
});
