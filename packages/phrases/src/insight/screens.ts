import type { Language } from "@yunshou/contract";
import type { Translation } from "../language.ts";
import type { words } from "./screens/zh.ts";

/** Every text of the big screens in one language. */
export type ScreenWords = Translation<typeof words>;

/** Loads one language; each is its own small chunk, because the screens are public and load nothing of the console. */
export const screenWordsOf: Readonly<Record<Language, () => Promise<{ readonly words: ScreenWords }>>> = {
  zh: () => import("./screens/zh.ts"),
  en: () => import("./screens/en.ts"),
  fr: () => import("./screens/fr.ts"),
  ko: () => import("./screens/ko.ts"),
  vi: () => import("./screens/vi.ts"),
  es: () => import("./screens/es.ts"),
  de: () => import("./screens/de.ts"),
  lo: () => import("./screens/lo.ts"),
  it: () => import("./screens/it.ts"),
};
