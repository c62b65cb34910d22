import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

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

/** Words of the console in Chinese; what stands on a button is short and no sentence. */
async function buttons(): Promise<Leaf[]> {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("zh.ts"));
  const rooms = await Promise.all(
    files.map(async (file) => {
      const { words = {} } = (await import(join(root, file))) as { words?: object };
      return leavesOf(words, "", file.replaceAll("\\", "/").replace(/\/?zh\.ts$/, ""));
    }),
  );
  return rooms.flat().filter(({ text }) => text.length <= 10 && !/[？。，！：]/.test(text));
}

/** Verbs that make or keep something, whether they are in the table or not. */
const making = /^(?:新增|新建|创建|添加|增加|录入|注册|上传|发卡|保存|提交)/;
/** Where a verb with a narrow meaning may stand. */
const narrow: Readonly<Record<string, RegExp>> = {
  注册: /^machines(?:\/registrations)?$/,
  上传: /^(?:system\/|common$|machines\/(?:software|counterReadings)$|mall\/domains$|finance\/bills$)/,
  发卡: /^members$/,
};
/** Results and states that begin with a verb, e.g. 添加成功. */
const isNoButton = ({ key }: Leaf) => /(?:^|\.)(?:result|failure|event|state|movement|fileState)\./.test(key);

describe("verbs of buttons", () => {
  it("are those of GLOSSARY.md, each where it means what it says", async () => {
    const all = await buttons();
    expect(all.length).toBeGreaterThan(500);
    const wrong = all.filter((leaf) => {
      const verb = making.exec(leaf.text)?.[0];
      if (verb === undefined || isNoButton(leaf)) return false;
      return !table.includes(verb) || !(narrow[verb]?.test(leaf.room) ?? true);
    });
    expect(wrong).toEqual([]);
  });

  it("never say only that somebody agrees", async () => {
    const wrong = (await buttons()).filter(
      ({ room, text }) => room !== "access/login" && /^(?:确定|确认|好的|OK)$/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
