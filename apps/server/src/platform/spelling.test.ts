import { piecesToFind, searchText } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { findableBy, spellingsOf } from "./spelling.ts";

const finds = (words: readonly string[], text: string) => {
  const { search, pieces } = findableBy(words);
  return piecesToFind(text).every((piece) => pieces.includes(piece)) && search.includes(searchText(text));
};

describe("what a record is found by", () => {
  it("PRODUCT-02 is any part of its number and name, its pinyin and its initials", () => {
    const cola = ["SP00000042", "6901028075763", "可口可乐 330ml"];
    for (const text of ["0042", "5763", "口可", "乐", "kekou", "kkkl", "KL330", "３３０"]) {
      expect([text, finds(cola, text)]).toEqual([text, true]);
    }
    for (const text of ["百事", "kkkk", "6902"]) expect([text, finds(cola, text)]).toEqual([text, false]);
  });

  it.each([
    ["重庆小面", "chongqingxiaomian", "cqxm"],
    ["行李牌饮料", "xinglipaiyinliao", "xlpyl"],
    ["长沙臭豆腐", "changshachoudoufu", "cscdf"],
  ])("spells %s as people read it", (name, syllables, initials) => {
    expect(spellingsOf(name)).toEqual([syllables, initials]);
  });

  it("spells nothing that is written in letters", () => {
    expect(spellingsOf("Cola 330ml")).toEqual([]);
  });
});
