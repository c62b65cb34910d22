import { defaultLanguage, type Language, languages } from "@yunshou/contract/languages";
import { storedLanguage, storeLanguage, storeLanguageOfSession } from "../session/session.ts";

/** The language of the console: the chosen one, else Chinese (LANG-03). */
export function currentLanguage(): Language {
  const stored = storedLanguage();
  return (languages as readonly string[]).includes(stored ?? "") ? (stored as Language) : defaultLanguage;
}

/** BCP 47 tags for `<html lang>` and `Intl`. */
export const languageTags: Readonly<Record<Language, string>> = {
  zh: "zh-CN",
  en: "en",
  fr: "fr",
  ko: "ko",
  vi: "vi",
  es: "es",
  de: "de",
  lo: "lo",
  it: "it",
};

/** Begins in the language of a page that nobody chose: for this session, and not for the next one. */
export function startInLanguage(language: Language): void {
  storeLanguageOfSession(language);
  document.documentElement.lang = languageTags[language];
}

/** Chooses a language; the session stays (LANG-04). */
export function chooseLanguage(language: Language): void {
  storeLanguage(language);
  document.documentElement.lang = languageTags[language];
}
