import { defaultLanguage, type Language, languages } from "@yunshou/contract/languages";
import { store, stored } from "../stored.ts";

const key = "language";

const known = (text: string): Language | undefined => languages.find((one) => one === text);

/** The chosen language, else the first of the phone's that we speak, else Chinese (LANG-03). */
export function currentLanguage(): Language {
  const own = navigator.languages.map((tag) => known(tag.split("-")[0]?.toLowerCase() ?? ""));
  return known(stored(key, "")) ?? own.find((one) => one !== undefined) ?? defaultLanguage;
}

/** BCP 47 tags for `<html lang>` and `Intl`. */
export const languageTag = (language: Language): string => (language === "zh" ? "zh-CN" : language);

/** Chooses a language; the page is loaded anew in it. */
export function chooseLanguage(language: Language): void {
  store(key, language);
  window.location.reload();
}
