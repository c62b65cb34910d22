import type { Language } from "@yunshou/contract";
import type { Translation } from "@yunshou/phrases/language";
import { withOverlay } from "../../platform/phrases/overlay.ts";
import type { words } from "@yunshou/phrases/access/login/zh";

/** The texts of the login page only, so that it opens without any other room. */
export type LoginWords = Translation<typeof words>;

const wordsOf: Readonly<Record<Language, () => Promise<{ readonly words: LoginWords }>>> = {
  zh: () => import("@yunshou/phrases/access/login/zh"),
  en: () => import("@yunshou/phrases/access/login/en"),
  fr: () => import("@yunshou/phrases/access/login/fr"),
  ko: () => import("@yunshou/phrases/access/login/ko"),
  vi: () => import("@yunshou/phrases/access/login/vi"),
  es: () => import("@yunshou/phrases/access/login/es"),
  de: () => import("@yunshou/phrases/access/login/de"),
  lo: () => import("@yunshou/phrases/access/login/lo"),
  it: () => import("@yunshou/phrases/access/login/it"),
};

export async function loadLoginWords(language: Language): Promise<LoginWords> {
  const [room] = await Promise.all([
    wordsOf[language](),
    import("../../platform/phrases/freshOverlay.ts").then(({ loadOverlay }) => loadOverlay(language)),
  ]);
  return withOverlay(language, "login", { words: room.words }).words;
}
