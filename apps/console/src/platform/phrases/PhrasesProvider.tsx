import type { Language } from "@yunshou/contract";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { sessionVersion, watchSession } from "../session/session.ts";
import { currentLanguage } from "./language.ts";
import { type LanguagePack, loadLanguage } from "./locales.ts";
import { LanguageContext } from "./usePhrases.ts";

interface PhrasesProviderProps {
  readonly first: LanguagePack;
  readonly children: (pack: LanguagePack) => ReactNode;
}

/** Gives texts to everything below and follows the chosen language; the old language stays until the new one is complete. */
export function PhrasesProvider({ first, children }: PhrasesProviderProps) {
  useSyncExternalStore(watchSession, sessionVersion);
  const language: Language = currentLanguage();
  const [pack, setPack] = useState(first);
  useEffect(() => {
    let wanted = true;
    if (pack.language !== language) void loadLanguage(language).then((next) => wanted && setPack(next));
    return () => {
      wanted = false;
    };
  }, [language, pack.language]);
  useEffect(() => {
    const following = import("./freshOverlay.ts").then(({ followOverlay }) => followOverlay(language));
    return () => void following.then((stop) => stop());
  }, [language]);
  return <LanguageContext value={pack.language}>{children(pack)}</LanguageContext>;
}
