import type { Language } from "@yunshou/contract";
import type { Every, EveryKind, RoomName } from "@yunshou/phrases/rooms";
import { createContext, use, useSyncExternalStore } from "react";
import { isLoaded, loadKind, loadRooms, type Phrases, phrasesOf, wordsEverywhere } from "./loadedRooms.ts";
import { overlayVersion, watchOverlays } from "./overlay.ts";

export const LanguageContext = createContext<Language | undefined>(undefined);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === undefined) throw new Error("Texts are used outside of PhrasesProvider.");
  return language;
}

/** React must be given the same promise whenever it asks again. */
const waits = new Map<string, Promise<void>>();

function waitFor(key: string, isThere: boolean, load: () => Promise<void>): Promise<void> {
  const known = waits.get(key);
  if (known !== undefined) return known;
  // What is there already is marked as React marks what it has seen end, so that nothing is drawn a moment later for it.
  const wait = isThere ? Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined } as const) : load();
  // Whoever opens the page anew tries again.
  wait.catch(() => waits.delete(key));
  waits.set(key, wait);
  return wait;
}

/**
 * Texts of rooms in the current language, typed: `const t = usePhrases("orders"); t.orders.fields.orderNo`. `common` is always
 * there. A room that is missing is fetched, and the page waits for it as it waits for its script. Values go in with `fill`.
 */
export function usePhrases<Name extends RoomName = never>(...names: readonly Name[]): Phrases<Name> {
  const language = useLanguage();
  useSyncExternalStore(watchOverlays, overlayVersion, overlayVersion);
  const areThere = names.every((name) => isLoaded(language, name));
  use(waitFor([language, ...names].join(" "), areThere, () => loadRooms(language, names)));
  return phrasesOf(language, names);
}

/** Words of one kind from all rooms, e.g. the names of all permissions; they are fetched where a page asks for them. */
export function useEvery<Kind extends EveryKind>(kind: Kind): Every<Kind> {
  const language = useLanguage();
  useSyncExternalStore(watchOverlays, overlayVersion, overlayVersion);
  const isThere = wordsEverywhere(language, kind) !== undefined;
  use(waitFor(`${language} every ${kind}`, isThere, () => loadKind(language, kind)));
  return wordsEverywhere(language, kind)!;
}
