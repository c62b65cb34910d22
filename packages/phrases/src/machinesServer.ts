import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./machines/de.ts";
import en from "./machines/en.ts";
import es from "./machines/es.ts";
import fr from "./machines/fr.ts";
import it from "./machines/it.ts";
import ko from "./machines/ko.ts";
import lo from "./machines/lo.ts";
import vi from "./machines/vi.ts";
import zh from "./machines/zh.ts";

/** The words of machines and lanes, for files that the server writes. */
export const machineWords: Readonly<Record<Language, Translation<typeof zh>>> = { zh, en, fr, ko, vi, es, de, lo, it };
