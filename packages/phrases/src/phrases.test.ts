import { languages } from "@yunshou/contract";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogue.ts";
import { phraseOf } from "./errors.ts";
import { fill } from "./fill.ts";

/** The texts of a tree by dotted key. */
function textsOf(tree: object, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of textsOf(value as object, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").sort();

describe("phrases", () => {
  it.each(languages)(
    "LANG-06 LANG-07 %s has every key, no empty text and the placeholders of the original",
    async (language) => {
      const original = textsOf((await catalogueOf.zh()).default);
      const translated = textsOf((await catalogueOf[language]()).default);
      expect([...translated.keys()].sort()).toEqual([...original.keys()].sort());
      for (const [key, text] of original) {
        expect(translated.get(key)?.trim(), `${language} ${key}`).not.toBe("");
        expect(placesOf(translated.get(key) ?? ""), `${language} ${key}`).toEqual(placesOf(text));
      }
    },
  );

  it("GEN-01 writes no Chinese into the other alphabets", async () => {
    for (const language of languages.filter((one) => one !== "zh")) {
      for (const [key, text] of textsOf((await catalogueOf[language]()).default)) {
        expect(/[一-鿿]/.test(text), `${language} ${key}: ${text}`).toBe(false);
      }
    }
  });

  it("fills values and leaves no braces behind", () => {
    expect(fill("第 {{from}}-{{to}} 条", { from: 1, to: 20 })).toBe("第 1-20 条");
    expect(fill("{{missing}}.")).toBe(".");
  });

  it("MSG-107 words an error code with its value for the server", () => {
    expect(phraseOf("zh", "range.tooLong", { n: 30 })).toBe("查询时间范围不能超过30天");
    expect(phraseOf("de", "range.tooLong", { n: 7 })).toBe("Abfragezeitraum: höchstens 7 Tage");
  });

  it("MSG-27 MSG-30 keeps the texts that must match character by character", async () => {
    const { default: zh } = await catalogueOf.zh();
    const { default: en } = await catalogueOf.en();
    expect(zh.common.list.empty).toBe("暂无数据");
    expect(en.common.form.incomplete).toBe("Please complete the information");
    expect(en.common.failure.noPermission).toBe("You do not have access permission to this page.");
  });
});
