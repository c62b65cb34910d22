import { languages } from "@yunshou/contract";
import { refusalValues } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";
import { loadEvery, loadRoom } from "./load.ts";
import { type EveryKind, type RoomModule, roomNames, rooms } from "./rooms.ts";
import { errorText, fieldLabel, pageTitle, permissionName, verbText, wordsOf } from "./server.ts";

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
const exported: readonly (keyof RoomModule)[] = ["pages", "permissions", "verbs", "errors", "fields", "words"];

describe.each(roomNames)("the room %s", (name) => {
  it.each(languages)(
    "LANG-06 LANG-07 has in %s every key, no empty text and the placeholders of the original",
    async (language) => {
      const original = textsOf({ ...(await loadRoom(name, "zh")) });
      const translated = textsOf({ ...(await loadRoom(name, language)) });
      expect([...translated.keys()].sort()).toEqual([...original.keys()].sort());
      for (const [key, text] of original) {
        expect(translated.get(key)?.trim(), `${language} ${key}`).not.toBe("");
        expect(placesOf(translated.get(key) ?? ""), `${language} ${key}`).toEqual(placesOf(text));
      }
    },
  );

  it("GEN-01 writes no Chinese into the other alphabets", async () => {
    for (const language of languages.filter((one) => one !== "zh")) {
      for (const [key, text] of textsOf({ ...(await loadRoom(name, language)) })) {
        expect(/[一-鿿]/.test(text), `${language} ${key}: ${text}`).toBe(false);
      }
    }
  });

  it("exports only what a room may hold, and no word with the name of an export", async () => {
    const room = await loadRoom(name, "zh");
    expect(Object.keys(room).filter((key) => !(exported as readonly string[]).includes(key))).toEqual([]);
    expect(Object.keys(room.words ?? {}).filter((key) => ["fields", "errors", "pages"].includes(key))).toEqual([]);
  });
});

describe("phrases", () => {
  it.each(["pages", "permissions", "verbs", "errors"] as const satisfies readonly EveryKind[])(
    "say each of the %s in one room only",
    async (kind) => {
      const homes = new Map<string, string[]>();
      for (const name of roomNames) {
        for (const key of Object.keys((await loadRoom(name, "zh"))[kind] ?? {}))
          homes.set(key, [...(homes.get(key) ?? []), rooms[name]]);
      }
      expect([...homes].filter(([, folders]) => folders.length > 1)).toEqual([]);
    },
  );

  it("fills values and leaves no braces behind", () => {
    expect(fill("第 {{from}}-{{to}} 条", { from: 1, to: 20 })).toBe("第 1-20 条");
    expect(fill("{{missing}}.")).toBe(".");
  });

  it("MSG-01 have a place in the text of a refusal only for values that the refusal cannot come without", async () => {
    // The server fills the seconds of this one from the header that says them too.
    const expected: Record<string, readonly string[]> = { ...refusalValues, "rate.limited": ["seconds"] };
    for (const [code, text] of Object.entries(await loadEvery("errors", "zh"))) {
      expect(placesOf(text), code).toEqual([...(expected[code] ?? [])].sort());
    }
  });

  it("MSG-107 words an error code with its value for the server", () => {
    expect(errorText("zh", "range.tooLong", { n: 30 })).toBe("查询时间范围不能超过30天");
    expect(errorText("de", "range.tooLong", { n: 7 })).toBe("Abfragezeitraum: höchstens 7 Tage");
  });

  it("MSG-27 MSG-30 keeps the texts that must match character by character", () => {
    expect(wordsOf("zh", "common").list.empty).toBe("暂无数据");
    expect(wordsOf("en", "common").form.incomplete).toBe("Please complete the information");
    expect(wordsOf("en", "common").failure.noPermission).toBe("You do not have access permission to this page.");
  });

  it("finds titles, permissions and verbs without their room, and says nothing of what it does not know", () => {
    expect(pageTitle("zh", "/hygl/kkmx")).toBe("扣款明细");
    expect(permissionName("en", "orders.order.refund")).toBe(wordsOf("en", "orders").action.refund);
    expect([verbText("zh", "members.card.issue"), verbText("zh", "orders.refund")]).toEqual(["发卡", "退款"]);
    expect([pageTitle("zh", "/none"), verbText("zh", "members.card.unheardOf")]).toEqual([undefined, undefined]);
  });

  it("labels a field by the room of its resource, its area, or what is called the same everywhere", () => {
    expect(wordsOf("zh", "members").fields.merchantName).toBe("商户名称");
    expect(fieldLabel("zh", { area: "members", resource: "cards" }, "physicalNo")).toBe("物理卡号");
    expect(fieldLabel("zh", { area: "merchants", resource: "certificates" }, "certNo")).toBe("证书编号");
    const roleName = fieldLabel("zh", { area: "access", resource: "roles" }, "name");
    expect([roleName, fieldLabel("zh", { area: "access" }, "name")]).toEqual(["角色名称", undefined]);
    expect(fieldLabel("de", { area: "orders" }, "merchantName")).toBe(wordsOf("de", "common").fields.merchantName);
    expect(fieldLabel("zh", { area: "orders" }, "unheardOf")).toBeUndefined();
  });
});
