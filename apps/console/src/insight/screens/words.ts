import type { Language } from "@yunshou/contract";
import type { ScreenWords } from "@yunshou/phrases/insight/screens";
import { createContext, use } from "react";
import { languageTags } from "../../platform/phrases/language.ts";
import { likeLao } from "@yunshou/phrases/likeLao";
import { writePercent, writeShort } from "../../platform/phrases/numbers.ts";

export interface ScreenText {
  readonly words: ScreenWords;
  readonly language: Language;
}

export const ScreenTextContext = createContext<ScreenText | undefined>(undefined);

/** Texts of the screen and its language. */
export function useScreenText(): ScreenText & {
  readonly number: { readonly format: (value: number) => string };
  readonly percent: (part: number, all: number) => string;
  readonly tags: readonly string[];
} {
  const text = use(ScreenTextContext);
  if (text === undefined) throw new Error("Texts are used outside of the screen.");
  return {
    ...text,
    tags: [languageTags[text.language], likeLao],
    number: { format: writeShort },
    percent: (part, all) => writePercent(all === 0 ? 0 : part / all),
  };
}

/** Fen as yuan for a chart or a short label; display only, never computed with. */
export const yuanOf = (fen: string): number => Number(BigInt(fen)) / 100;
