import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./members/de.ts";
import en from "./members/en.ts";
import es from "./members/es.ts";
import fr from "./members/fr.ts";
import it from "./members/it.ts";
import ko from "./members/ko.ts";
import lo from "./members/lo.ts";
import vi from "./members/vi.ts";
import zh from "./members/zh.ts";

/** The words of members and cards, for files that the server writes. */
export const cardWords: Readonly<Record<Language, Translation<typeof zh>>> = { zh, en, fr, ko, vi, es, de, lo, it };
