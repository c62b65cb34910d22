import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./merchants/certificates/de.ts";
import en from "./merchants/certificates/en.ts";
import es from "./merchants/certificates/es.ts";
import fr from "./merchants/certificates/fr.ts";
import it from "./merchants/certificates/it.ts";
import ko from "./merchants/certificates/ko.ts";
import lo from "./merchants/certificates/lo.ts";
import vi from "./merchants/certificates/vi.ts";
import zh from "./merchants/certificates/zh.ts";

/** The words of certificates, for files that the server writes. */
export const certificateWords: Readonly<Record<Language, Translation<typeof zh>>> = {
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
