import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./pages/de.ts";
import en from "./pages/en.ts";
import es from "./pages/es.ts";
import fr from "./pages/fr.ts";
import it from "./pages/it.ts";
import ko from "./pages/ko.ts";
import lo from "./pages/lo.ts";
import vi from "./pages/vi.ts";
import zh from "./pages/zh.ts";

/** Titles of pages by path, for lists that the server words. */
export const pageTitles: Readonly<Record<Language, Translation<typeof zh>>> = { zh, en, fr, ko, vi, es, de, lo, it };
