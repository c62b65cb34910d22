import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import de from "./machines/operators/de.ts";
import en from "./machines/operators/en.ts";
import es from "./machines/operators/es.ts";
import fr from "./machines/operators/fr.ts";
import it from "./machines/operators/it.ts";
import ko from "./machines/operators/ko.ts";
import lo from "./machines/operators/lo.ts";
import vi from "./machines/operators/vi.ts";
import zh from "./machines/operators/zh.ts";

/** The words of operators, for files that the server writes. */
export const operatorWords: Readonly<Record<Language, Translation<typeof zh>>> = { zh, en, fr, ko, vi, es, de, lo, it };
