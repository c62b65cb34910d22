import type { Language } from "@yunshou/contract";

/** How each language calls itself; the switcher shows these in every language alike. */
export const languageNames: Readonly<Record<Language, string>> = {
  zh: "中文",
  en: "English",
  fr: "Français",
  ko: "한국어",
  vi: "Tiếng Việt",
  es: "Español",
  de: "Deutsch",
  lo: "ລາວ",
  it: "Italiano",
};
