import { loadRoom } from "@yunshou/phrases/load";
import { type RoomModule, type RoomName, type Words, wordsIn } from "@yunshou/phrases/rooms";
import { currentLanguage, languageTag } from "./language.ts";

const loaded = new Map<string, unknown>();
const nothing: RoomModule = {};

/** Fetches rooms of words in the language of this page; a page is drawn once they are there. */
export async function startPhrases(names: readonly RoomName[]): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = languageTag(language);
  await Promise.all(
    names.map(async (name) => {
      if (!loaded.has(name)) loaded.set(name, wordsIn(await loadRoom(name, language), nothing));
    }),
  );
}

export type Phrases<Name extends RoomName> = { readonly [Room in Name]: Words<Room> };

/** The words of rooms that the entry has fetched. A page has one language for its life, so this is no state. */
export function usePhrases<Name extends RoomName>(...names: readonly Name[]): Phrases<Name> {
  return Object.fromEntries(names.map((name) => [name, loaded.get(name)])) as Phrases<Name>;
}
