import { useEffect } from "react";
import { brandOf } from "../deployment.ts";
import { useLanguage, usePhrases } from "../phrases/usePhrases.ts";
import { rememberedLoginPath } from "../session/session.ts";

/** Name and logo of the console: those of the brand through whose login page it was entered, else the product's (SYS-04, LOGIN-38). */
export function useBrand(): { readonly name: string; readonly logo: string | null | undefined } {
  const t = usePhrases();
  const language = useLanguage();
  const own = brandOf(rememberedLoginPath() ?? "");
  return { name: own?.titles[language] ?? own?.title ?? t.common.brand, logo: own?.logo };
}

/** Names the window after a page and the console. */
export function useWindowTitle(page: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${page} · ${name}`;
  });
}
