import type { Catalogue } from "@yunshou/phrases/catalogue";
import type { Language } from "@yunshou/contract";
import { createContext, use } from "react";

export interface Words {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

export const WordsContext = createContext<Words | undefined>(undefined);

function useWords(): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error("Texts are used outside of PhrasesProvider.");
  return words;
}

/** All texts in the current language, typed: `const t = usePhrases(); t.common.action.save`. Values go in with `fill`. */
export function usePhrases(): Catalogue {
  return useWords().catalogue;
}

export function useLanguage(): Language {
  return useWords().language;
}
