import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { piecesToFind, searchPieces, searchText } from "./search.ts";

describe("the pieces under which a record is found", () => {
  it("are pairs of characters, and single Chinese ones", () => {
    expect(searchPieces(["可乐 A1"]).sort()).toEqual(["a1", "乐", "乐a", "可", "可乐"].sort());
    expect(piecesToFind("可")).toEqual(["可"]);
    expect(piecesToFind("a")).toEqual([]);
  });

  it("are triples of digits too, which a search for a number asks instead of pairs", () => {
    expect(searchPieces(["690a12"]).sort()).toEqual(["12", "69", "690", "90", "0a", "a1"].sort());
    expect(piecesToFind("04711").sort()).toEqual(["047", "471", "711"]);
    expect(piecesToFind("pt0471").sort()).toEqual(["047", "471", "pt", "t0"].sort());
    expect(piecesToFind("47")).toEqual(["47"]);
  });

  it("hold every piece of every part of a word", () => {
    const words = fc.array(
      fc.oneof(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), fc.stringMatching(/^[a-c0-9茶]{1,14}$/)),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (all, from, length) => {
        const word = [...searchText(all[from % all.length] ?? "")];
        const start = from % Math.max(word.length, 1);
        const part = word.slice(start, start + 1 + (length % 6)).join("");
        const known = new Set(searchPieces(all));
        expect(piecesToFind(part).filter((piece) => !known.has(piece))).toEqual([]);
      }),
    );
  });
});
