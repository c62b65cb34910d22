import { loadEvery, loadRoom } from "@yunshou/phrases/load";
import { roomNames } from "@yunshou/phrases/rooms";
import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "./imports.ts";

/** Families whose keys are values of the domain or codes, so that no source names them one by one. */
const families = /^(?:errors|pages|permissions|verbs|fields)\./;

const sources = sourceFiles().filter((file) => !file.startsWith("packages/phrases/") && !/\.test\.tsx?$/.test(file));
const speakers = /^apps\/(?:console|server)\//;
const wordsIn = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...readSource(file).matchAll(pattern)].map((match) => match[2] ?? match[1] ?? ""));
const taken = sources
  .filter((file) => speakers.test(file))
  .flatMap((file) =>
    [...readSource(file).matchAll(/\{([^{}=;()]*)\}\s*=[^=>]/g)].flatMap((match) => match[1]?.match(/\w+/g) ?? []),
  );
/** What sources name: a property, a name taken out of braces, or a text, which may also be a value of the domain or the contract. */
const used = new Set([
  ...wordsIn(
    sources.filter((file) => speakers.test(file)),
    /"[^"\n]*"|([.?])([A-Za-z]\w*)/g,
  ),
  ...taken,
  ...wordsIn(sources, /["'`]([\w./-]+)["'`]/g),
]);
/** Hints of tiles are named after their tile: `${name}Hint`. */
const isHint = (key: string) => key.endsWith("Hint") && used.has(key.slice(0, -"Hint".length));

const isUsed = (key: string) => used.has(key) || isHint(key);

function leavesOf(tree: object, prefix = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : leavesOf(value as object, `${prefix}${key}.`),
  );
}

describe("phrases", () => {
  it.each(roomNames)("of the room %s are used, each of them", async (name) => {
    const unused = leavesOf({ ...(await loadRoom(name, "zh")) }).filter(
      (leaf) => !families.test(leaf) && !isUsed(leaf.split(".").at(-1) ?? ""),
    );
    expect(unused).toEqual([]);
  });

  it("of pages and errors name pages and codes that exist", async () => {
    const texts = sources.map(readSource).join("\n");
    const all = { pages: await loadEvery("pages", "zh"), errors: await loadEvery("errors", "zh") };
    const lonely = [...leavesOf(all.pages, "pages."), ...leavesOf(all.errors, "errors.")].filter((leaf) => {
      const key = leaf.replace(/^(?:pages|errors)\./, "");
      return !texts.includes(`"${key}"`) && !used.has(key.split(".").at(-1) ?? "");
    });
    expect(lonely).toEqual([]);
  });
});
