import type { Language } from "@yunshou/contract";
import type { Translation } from "@yunshou/phrases/language";
import type zh from "@yunshou/phrases/login/zh";

/** The texts of the login page only, so that it opens without the large catalogue. */
export type LoginWords = Translation<typeof zh>;

const wordsOf: Readonly<Record<Language, () => Promise<{ readonly default: LoginWords }>>> = {
  zh: () => import("@yunshou/phrases/login/zh"),
  en: () => import("@yunshou/phrases/login/en"),
  fr: () => import("@yunshou/phrases/login/fr"),
  ko: () => import("@yunshou/phrases/login/ko"),
  vi: () => import("@yunshou/phrases/login/vi"),
  es: () => import("@yunshou/phrases/login/es"),
  de: () => import("@yunshou/phrases/login/de"),
  lo: () => import("@yunshou/phrases/login/lo"),
  it: () => import("@yunshou/phrases/login/it"),
};

export async function loadLoginWords(language: Language): Promise<LoginWords> {
  return (await wordsOf[language]()).default;
}
