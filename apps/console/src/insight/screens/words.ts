import type { Language } from "@yunshou/contract";
import type { ScreenWords } from "@yunshou/phrases/insight/screens";
import { createContext, use } from "react";
import { languageTags } from "../../platform/phrases/language.ts";

export interface ScreenText {
  readonly words: ScreenWords;
  readonly language: Language;
}

export const ScreenTextContext = createContext<ScreenText | undefined>(undefined);

/** Texts of the screen and its language. */
export function useScreenText(): ScreenText & { readonly number: Intl.NumberFormat; readonly percent: (part: number, all: number) => string; readonly tag: string } {
  const text = use(ScreenTextContext);
  if (text === undefined) throw new Error("Texts are used outside of the screen.");
  const tag = languageTags[text.language];
  const share = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { ...text, tag, number: new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }), percent: (part, all) => `${share.format(all === 0 ? 0 : (part / all) * 100)}%` };
}

/** Fen as yuan for a chart or a short label; display only, never computed with. */
export const yuanOf = (fen: string): number => Number(BigInt(fen)) / 100;
