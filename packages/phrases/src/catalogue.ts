import type { Language } from "@yunshou/contract";
import type zh from "./catalogue/zh.ts";
import type { Translation } from "./language.ts";

/** Every text of the console after login, in one language. An area is added by one line in each file of `catalogue/`. */
export type Catalogue = Translation<typeof zh>;

/** Loads one language; each is its own chunk of the console. */
export const catalogueOf: Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>> = {
  zh: () => import("./catalogue/zh.ts"),
  en: () => import("./catalogue/en.ts"),
  fr: () => import("./catalogue/fr.ts"),
  ko: () => import("./catalogue/ko.ts"),
  vi: () => import("./catalogue/vi.ts"),
  es: () => import("./catalogue/es.ts"),
  de: () => import("./catalogue/de.ts"),
  lo: () => import("./catalogue/lo.ts"),
  it: () => import("./catalogue/it.ts"),
};
