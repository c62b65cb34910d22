import { allPermissions } from "@yunshou/contract";
import { loadEvery, loadRoom } from "@yunshou/phrases/load";
import { roomNames, rooms } from "@yunshou/phrases/rooms";
import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "./imports.ts";
import { usedPhrases } from "./phraseUses.ts";

const sources = sourceFiles().filter((file) => !file.startsWith("packages/phrases/") && !/\.test\.tsx?$/.test(file));
const texts = sources.map(readSource).join("\n");
/** Whole texts of sources, and the last words of those with points: codes, paths, actions and names of fields. */
const quoted = new Set(
  [...texts.matchAll(/["'`]([\w./#-]+)["'`]/g)].flatMap(([, text = ""]) => [text, text.split(".").at(-1) ?? ""]),
);
/** Names of the contract: what a field is called on the wire. */
const onTheWire = new Set(
  sources
    .filter((file) => file.startsWith("packages/contract/src/"))
    .flatMap((file) => [...readSource(file).matchAll(/([A-Za-z]\w*)\??:/g)].map(([, name]) => name)),
);

function leavesOf(tree: object, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : leavesOf(value as object, `${prefix}${key}.`),
  );
}

describe("phrases", () => {
  it("are read by the console, the phone or the server, each of them by its whole path", async () => {
    const leaves: string[] = [];
    for (const name of roomNames) {
      const { words = {}, fields = {} } = await loadRoom(name, "zh");
      leaves.push(...leavesOf({ words, fields }, `${rooms[name]}/`));
    }
    const used = usedPhrases(leaves);
    // The label of a field is also read by its name on the wire, e.g. in the sentence about a broken rule.
    const isWireName = (leaf: string) =>
      leaf.includes("/fields.") && onTheWire.has(leaf.slice(leaf.lastIndexOf(".") + 1));
    expect(leaves.filter((leaf) => !used.has(leaf) && !isWireName(leaf))).toEqual([]);
  });

  it("of pages, refusals, permissions and the log name what exists", async () => {
    const [pages, errors] = [await loadEvery("pages", "zh"), await loadEvery("errors", "zh")];
    const [granted, verbs] = [await loadEvery("permissions", "zh"), await loadEvery("verbs", "zh")];
    expect([...Object.keys(pages), ...Object.keys(errors)].filter((key) => !quoted.has(key))).toEqual([]);
    expect(Object.keys(granted).filter((key) => !(allPermissions as readonly string[]).includes(key))).toEqual([]);
    expect(Object.keys(verbs).filter((key) => !quoted.has(key))).toEqual([]);
  });
});
