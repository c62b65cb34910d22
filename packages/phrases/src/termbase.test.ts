import { languages } from "@yunshou/contract";
import { describe, expect, it } from "vitest";
import { type RoomModule, roomNames, rooms } from "./rooms.ts";
import { loadRoom } from "./load.ts";
import { aliases, coreTerms, unsaid } from "./testing/coreTerms.ts";
import { bans, infinitiveInstruction, infinitives } from "./testing/style.ts";
import { says, terms, termsIn } from "./testing/termbase.ts";

const translated = languages.filter((language) => language !== "zh");

/** Every text of the product by room and key, e.g. `machines/lanes:errors.lane.exists`; words bear no kind. */
async function textsIn(language: (typeof languages)[number]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const walk = (tree: object, prefix: string, joint: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") texts.set(`${prefix}${joint}${key}`, value);
      else walk(value as object, `${prefix}${joint}${key}`, ".");
    }
  };
  for (const name of roomNames) {
    const { words, ...kinds }: RoomModule = await loadRoom(name, language);
    walk(kinds, rooms[name], ":");
    walk(words ?? {}, rooms[name], ":");
  }
  return texts;
}

const original = await textsIn("zh");
const leavesUnsaid = (term: string, key: string) => (unsaid[term] ?? []).some((start) => key.startsWith(start));

/** The core terms that each text names in Chinese. */
const named = [...original].map(([key, text]) => ({
  key,
  terms: [...termsIn(text, aliases)].filter((term) => coreTerms[term] !== undefined),
}));

describe("TERMBASE.md", () => {
  it("has the core terms, in every language", () => {
    for (const term of [...Object.keys(coreTerms), ...Object.values(aliases)]) {
      const missing = languages.filter((language) => (terms.get(term)?.[language] ?? []).length === 0);
      expect(missing, term).toEqual([]);
    }
  });

  // What a text rightly leaves unsaid is written in testing/coreTerms.ts, with the forms of words that bend.
  it.each(translated)("LANG-06 says each core term with one word on every page in %s", async (language) => {
    const texts = await textsIn(language);
    const strange = named.flatMap(({ key, terms: own }) =>
      own
        .filter((term) => !leavesUnsaid(term, key))
        .filter((term) => {
          const wordings = [...(terms.get(term)?.[language] ?? []), ...(coreTerms[term]?.[language] ?? [])];
          return !wordings.some((one) => says(texts.get(key) ?? "", one, language));
        })
        .map((term) => `${key} (${term} is ${terms.get(term)?.[language].join(" or ")}): ${texts.get(key)}`),
    );
    expect(strange).toEqual([]);
  });

  it("names no exception that is none", async () => {
    for (const [term, starts] of Object.entries(unsaid)) {
      for (const start of starts) {
        const keys = named.filter((one) => one.key.startsWith(start) && one.terms.includes(term));
        expect(keys.length, `${term} ${start}`).toBeGreaterThan(0);
      }
    }
  });

  it.each(translated)(
    "GEN-01 finds spelling, quotes, spaces and words of %s as the termbase says",
    async (language) => {
      const wrong = [...(await textsIn(language))].flatMap(([key, text]) =>
        bans[language]
          // Delivery is a word of the mall alone (配送); everywhere else it would stand for 出货.
          .filter(({ because }) => !(key.startsWith("mall") && because.includes("出货")))
          .filter(({ pattern }) => pattern.test(text.replace(/\{\{\w+\}\}/g, "{{}}")))
          .map(({ because }) => `${key}: ${text} (${because})`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(["fr", "es", "de", "it"] as const)("names what the log records with infinitives in %s", async (language) => {
    const verbs = [...(await textsIn(language))].filter(([key]) => key.includes(":verbs."));
    expect(verbs.length).toBeGreaterThan(0);
    expect(verbs.filter(([, text]) => !infinitives[language].test(text))).toEqual([]);
  });

  it("addresses people with Lei in Italian, where an instruction is neither tu nor an infinitive", async () => {
    const instructions = [...(await textsIn("it"))].filter(([key]) => !/:(?:verbs|permissions|pages)\./.test(key));
    expect(instructions.filter(([, text]) => infinitiveInstruction.test(text))).toEqual([]);
  });

  it("GEN-01 writes Chinese quotes “ ” and no straight ones", () => {
    expect([...original].filter(([, text]) => /["'«»„「」]/.test(text))).toEqual([]);
  });
});
