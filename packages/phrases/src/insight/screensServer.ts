import type { Language } from "@yunshou/contract";
import type { MachineType } from "@yunshou/domain";
import type { ScreenWords } from "./screens.ts";
import de from "./screens/de.ts";
import en from "./screens/en.ts";
import es from "./screens/es.ts";
import fr from "./screens/fr.ts";
import it from "./screens/it.ts";
import ko from "./screens/ko.ts";
import lo from "./screens/lo.ts";
import vi from "./screens/vi.ts";
import zh from "./screens/zh.ts";

const words: Readonly<Record<Language, ScreenWords>> = { zh, en, fr, ko, vi, es, de, lo, it };

/** Name of a machine type for getJqywlx, which answers names and not only codes. */
export function machineTypePhrase(language: Language, type: MachineType): string {
  return words[language].machineType[type];
}

/** `classify` of the payment statistics. */
export function screenPhrase(language: Language, row: keyof ScreenWords["statistics"]): string {
  return words[language].statistics[row];
}
