import type { Language } from "@yunshou/contract";
import { fill, type PhraseValues } from "./fill.ts";
import type { Translation } from "./language.ts";
import de from "./server/de.ts";
import en from "./server/en.ts";
import es from "./server/es.ts";
import fr from "./server/fr.ts";
import it from "./server/it.ts";
import ko from "./server/ko.ts";
import lo from "./server/lo.ts";
import vi from "./server/vi.ts";
import zh from "./server/zh.ts";

/** Phrases that only the server says, in every language; the console never loads them. */
export const serverPhrases: Readonly<Record<Language, Translation<typeof zh>>> = { zh, en, fr, ko, vi, es, de, lo, it };

/** The sentence about a broken rule of an input; `field` is one of the values. */
export function rulePhrase(language: Language, rule: keyof typeof zh.rules, values: PhraseValues): string {
  return fill(serverPhrases[language].rules[rule], values);
}
