import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./pharmacy/pharmacists/de.ts";
import en from "./pharmacy/pharmacists/en.ts";
import es from "./pharmacy/pharmacists/es.ts";
import fr from "./pharmacy/pharmacists/fr.ts";
import it from "./pharmacy/pharmacists/it.ts";
import ko from "./pharmacy/pharmacists/ko.ts";
import lo from "./pharmacy/pharmacists/lo.ts";
import vi from "./pharmacy/pharmacists/vi.ts";
import zh from "./pharmacy/pharmacists/zh.ts";

/** The words of pharmacists, for files that the server writes. */
export const pharmacistWords: Readonly<Record<Language, Translation<typeof zh>>> = {
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
