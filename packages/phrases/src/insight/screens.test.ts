import { languages } from "@yunshou/contract";
import { describe, expect, it } from "vitest";
import { provinceName } from "./provinces.ts";
import { screenWordsOf } from "./screens.ts";

function textsOf(tree: object, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : textsOf(value as object, `${prefix}${key}.`),
  );
}

const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);

describe("texts of the big screens", () => {
  it.each(languages)("LANG-06 %s has every text with the places of the original", async (language) => {
    const original = textsOf((await screenWordsOf.zh()).words);
    const translated = new Map(textsOf((await screenWordsOf[language]()).words));
    expect([...translated.keys()].sort()).toEqual(original.map(([key]) => key).sort());
    for (const [key, text] of original) {
      expect(translated.get(key)?.trim(), key).not.toBe("");
      expect(places(translated.get(key) ?? ""), key).toEqual(places(text));
      if (language !== "zh") expect(/[一-鿿]/.test(translated.get(key) ?? ""), key).toBe(false);
    }
  });

  it("MSG-03 MSG-05 MSG-16 keeps the texts that must match character by character", async () => {
    const { words: zh } = await screenWordsOf.zh();
    const { words: en } = await screenWordsOf.en();
    expect([zh.state.network, zh.state.empty, zh.device.allTypes]).toEqual([
      "error:请检查网络是否连接",
      "暂无数据",
      "全部机器类型",
    ]);
    expect([en.state.network, en.state.empty, en.device.allTypes]).toEqual([
      "error: please check the network connection",
      "No data",
      "All machine types",
    ]);
  });

  it("BIGSALES-33 labels the six areas", async () => {
    const { words: zh } = await screenWordsOf.zh();
    expect(Object.values(zh.tab)).toEqual(["销售", "设备", "售后", "商户", "商品", "客户"]);
  });

  it("names provinces in every language and leaves unknown ones as they are", () => {
    expect(languages.map((language) => provinceName(language, "北京"))).toEqual([
      "北京",
      "Beijing",
      "Pékin",
      "베이징",
      "Bắc Kinh",
      "Pekín",
      "Peking",
      "ປັກກິ່ງ",
      "Pechino",
    ]);
    expect(provinceName("fr", "广东")).toBe("Guangdong");
    expect(provinceName("en", "")).toBe("");
  });
});
