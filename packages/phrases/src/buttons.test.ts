import { languages } from "@yunshou/contract";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadRoom } from "./load.ts";
import { type RoomModule, roomNames, rooms } from "./rooms.ts";

const root = import.meta.dirname;
const glossary = readFileSync(join(root, "../../../GLOSSARY.md"), "utf8");
const section = glossary.slice(glossary.indexOf("## Verbs of buttons"), glossary.indexOf("Abbreviations that may"));
const table = [...section.matchAll(/^\| (\p{Script=Han}+) \|/gmu)].map(([, verb]) => verb!);

interface Leaf {
  readonly room: string;
  readonly key: string;
  readonly text: string;
}

const leavesOf = (words: object, path: string, room: string): Leaf[] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string"
      ? [{ room, key: `${path}${name}`, text: value }]
      : leavesOf(value as object, `${path}${name}.`, room),
  );

/** Everything that a room says in one language, less the words of refusals, which stand on no button. */
async function said(language: (typeof languages)[number]): Promise<readonly Leaf[]> {
  const all = await Promise.all(
    roomNames.map(async (name) => {
      const { errors: _errors, ...kinds }: RoomModule = await loadRoom(name, language);
      return leavesOf(kinds, "", rooms[name]);
    }),
  );
  return all.flat();
}

const original = await said("zh");
/** What may stand on a button: it is short and no sentence, and no label of a field. */
const buttons = original.filter(
  ({ key, text }) => text.length <= 10 && !/[？。，！：、]/.test(text) && !/^(?:fields|permissions)\./.test(key),
);

/** Verbs that make or keep something, whether they are in the table or not. */
const making = /^(?:新增|新建|创建|添加|增加|录入|注册|上传|发卡|保存|提交)/;
/** Where a verb with a narrow meaning may stand. */
const narrow: Readonly<Record<string, RegExp>> = {
  注册: /^machines(?:\/registrations)?$/,
  上传: /^(?:system\/|common$|machines\/(?:software|counterReadings)$|mall\/domains$|finance\/bills$|support\/announcements$)/,
  发卡: /^members$/,
};
/** Results and states that begin with a verb, e.g. 添加成功, and what the screens count. */
const isNoButton = ({ key }: Leaf) =>
  /(?:^|\.)(?:result|failure|event|state|movement|fileState|afterSales)\./.test(key);

/** How each language says the verbs of the table, whatever follows. */
const verbs: Readonly<Record<string, Readonly<Record<Exclude<(typeof languages)[number], "zh">, RegExp>>>> = {
  新增: {
    en: /^Add\b/,
    fr: /^Ajouter\b/,
    ko: /추가/,
    vi: /^Thêm/,
    es: /^Añadir\b/,
    de: /hinzufügen|anlegen/i,
    lo: /^ເພີ່ມ/,
    it: /^Aggiun/,
  },
  保存: {
    en: /^Save\b/,
    fr: /^Enregistrer\b/,
    ko: /저장/,
    vi: /^Lưu/,
    es: /^Guardar\b/,
    de: /speichern/i,
    lo: /ບັນທຶກ/,
    it: /^Salva/,
  },
  上传: {
    en: /^Upload\b/,
    fr: /^(?:Téléverser|Importer)\b/,
    ko: /업로드/,
    vi: /^Tải/,
    es: /^(?:Subir|Cargar)\b/,
    de: /hochladen/i,
    lo: /ອັບໂຫຼດ/,
    it: /^Caric/,
  },
};

describe("verbs of buttons", () => {
  it("are those of GLOSSARY.md, each where it means what it says", () => {
    expect(buttons.length).toBeGreaterThan(1_500);
    const wrong = buttons.filter((leaf) => {
      const verb = making.exec(leaf.text)?.[0];
      if (verb === undefined || isNoButton(leaf)) return false;
      return !table.includes(verb) || !(narrow[verb]?.test(leaf.room) ?? true);
    });
    expect(wrong).toEqual([]);
  });

  it("stand in a table that holds nothing else", () => {
    expect([...section.matchAll(/^\| (?!Verb|---)(?!\p{Script=Han})[^|]*\|/gmu)].map(([row]) => row)).toEqual([]);
    expect(table.length).toBeGreaterThan(7);
  });

  it.each(languages.filter((language) => language !== "zh"))(
    "LANG-06 that make, keep and send something are the same ones everywhere in %s",
    async (language) => {
      const texts = new Map((await said(language)).map(({ room, key, text }) => [`${room}:${key}`, text]));
      const wrong = buttons.filter(isVerb).flatMap((leaf) => {
        const text = texts.get(`${leaf.room}:${leaf.key}`) ?? "";
        const says = verbs[making.exec(leaf.text)?.[0] ?? ""]?.[language];
        return says === undefined || says.test(text) ? [] : [`${leaf.room}:${leaf.key} ${leaf.text}: ${text}`];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ["zh", /^(?:确定|确认|好的|OK|提示|操作成功)$/],
    ["en", /^(?:OK|Okay|Sure|Hint|Notice|Prompt)$/i],
  ] as const)(
    "never say in %s only that somebody agrees, nor head a question with nothing",
    async (language, empty) => {
      const wrong = (await said(language)).filter(
        ({ room, key, text }) => room !== "access/login" && key !== "words.result.done" && empty.test(text),
      );
      expect(wrong).toEqual([]);
    },
  );

  it("FORM-01 name the field that must not be empty, wherever a sentence says so", () => {
    const bare = original.filter(({ text }) => /^(?:不能为空|必填|请输入内容)$/.test(text));
    expect(bare).toEqual([]);
  });
});

/** Field labels, fragments of sentences and nouns that only begin like a verb. */
const isVerb = (leaf: Leaf) => !isNoButton(leaf) && !/后|人$|时间$|中$/.test(leaf.text);
