import type { ErrorCode, Language } from "@yunshou/contract";
import de from "./errors/de.ts";
import en from "./errors/en.ts";
import es from "./errors/es.ts";
import fr from "./errors/fr.ts";
import it from "./errors/it.ts";
import ko from "./errors/ko.ts";
import lo from "./errors/lo.ts";
import vi from "./errors/vi.ts";
import zh from "./errors/zh.ts";
import { fill, type PhraseValues } from "./fill.ts";

const errorPhrases: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  zh,
  en,
  fr,
  ko,
  vi,
  es,
  de,
  lo,
  it,
};

/** The text of an error code in one language, e.g. for `msg` of an envelope. The server uses it; the console loads one language only. */
export function phraseOf(language: Language, code: ErrorCode, values?: PhraseValues): string {
  return fill(errorPhrases[language][code], values);
}
