import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./insight/dashboard/de.ts";
import en from "./insight/dashboard/en.ts";
import es from "./insight/dashboard/es.ts";
import fr from "./insight/dashboard/fr.ts";
import it from "./insight/dashboard/it.ts";
import ko from "./insight/dashboard/ko.ts";
import lo from "./insight/dashboard/lo.ts";
import vi from "./insight/dashboard/vi.ts";
import zh from "./insight/dashboard/zh.ts";

/** The words of the home page and its drill-downs, for files that the server writes. */
export const dashboardWords: Readonly<Record<Language, Translation<typeof zh>>> = {
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
