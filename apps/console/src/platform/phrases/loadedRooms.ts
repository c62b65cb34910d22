import type { Language } from "@yunshou/contract";
import { loadEvery, loadRoom, roomOfPage } from "@yunshou/phrases/load";
import {
  type Every,
  type EveryKind,
  type RoomModule,
  type RoomName,
  type Words,
  wordsIn,
} from "@yunshou/phrases/rooms";
import { currentLanguage } from "./language.ts";
import { overlayIn, watchOverlays, withOverlay } from "./overlay.ts";

/** What has been fetched, by language and name; a page load keeps everything that it ever needed. */
const modules = new Map<string, RoomModule>();
const everywhere = new Map<string, Readonly<Record<string, string>>>();
const underway = new Map<string, Promise<unknown>>();

/**
 * Names of rooms that somebody has asked for, and kinds of words of all rooms, so that another language brings the same. The
 * layout around the pages needs its own before anything is drawn.
 */
const wantedRooms = new Set<RoomName>(["common", "messages"]);
const wantedKinds = new Set<EveryKind>(["pages"]);

/** One fetch for the same thing, however many ask; one that failed may be tried again. */
function once(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = underway.get(key);
  if (known !== undefined) return known;
  const begun = load().finally(() => underway.delete(key));
  underway.set(key, begun);
  return begun;
}

export const isLoaded = (language: Language, name: RoomName): boolean => modules.has(`${language} ${name}`);

/** Fetches rooms side by side; those that are there cost nothing. */
export async function loadRooms(language: Language, names: readonly RoomName[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      wantedRooms.add(name);
      const key = `${language} ${name}`;
      if (!modules.has(key)) await once(key, async () => modules.set(key, await loadRoom(name, language)));
    }),
  );
}

/** The words of a page, fetched beside its script; rooms that it reads besides are fetched when it is drawn. */
export async function loadRoomOfPage(path: string): Promise<void> {
  const language = currentLanguage();
  const room = await roomOfPage(path, language);
  if (room !== undefined) await loadRooms(language, [room]);
}

export async function loadKind(language: Language, kind: EveryKind): Promise<void> {
  wantedKinds.add(kind);
  const key = `${language} every ${kind}`;
  if (!everywhere.has(key)) await once(key, async () => everywhere.set(key, await loadEvery(kind, language)));
}

/** The texts of all refusals while they are on their way; undefined before and after. */
export const errorsUnderway = (language: Language): Promise<unknown> | undefined =>
  underway.get(`${language} every errors`);

/** Everything in this language that the console has shown in another one. */
export async function loadWanted(language: Language): Promise<void> {
  await Promise.all([
    loadRooms(language, [...wantedRooms]),
    ...[...wantedKinds].map((kind) => loadKind(language, kind)),
  ]);
}

export function wordsEverywhere<Kind extends EveryKind>(language: Language, kind: Kind): Every<Kind> | undefined {
  const key = `${language} every ${kind}`;
  const texts = everywhere.get(key);
  const overlay = overlayIn(language);
  if (texts === undefined || overlay === undefined) return texts as Every<Kind> | undefined;
  if (!shown.has(key))
    shown.set(key, Object.assign({}, texts, ...Object.values(overlay).map((room) => (room as RoomModule)[kind])));
  return shown.get(key) as Every<Kind>;
}

/** Rooms by their names, `common` always among them. */
export type Phrases<Name extends RoomName> = { readonly [Room in Name | "common"]: Words<Room> };

const shown = new Map<string, unknown>();
watchOverlays(() => shown.clear());

/** A room as it is read: the words of the build, and what people wrote over them. */
const roomIn = (language: Language, name: RoomName): RoomModule =>
  withOverlay(language, name, modules.get(`${language} ${name}`) ?? {});

/** Loaded rooms as pages read them; the same object for the same question, so that it may be a dependency of an effect. */
export function phrasesOf<Name extends RoomName>(language: Language, names: readonly Name[]): Phrases<Name> {
  const key = [language, ...names].join(" ");
  const known = shown.get(key);
  if (known !== undefined) return known as Phrases<Name>;
  const common = roomIn(language, "common");
  const all: readonly RoomName[] = ["common", ...names];
  const made = Object.fromEntries(
    all.map((name) => [name, wordsIn(roomIn(language, name), common)]),
  ) as unknown as Phrases<Name>;
  shown.set(key, made);
  return made;
}

/** The text of a refusal among what is there; undefined when its room is not. */
export function loadedErrorText(language: Language, code: string): string | undefined {
  for (const name of wantedRooms) {
    const text = roomIn(language, name).errors?.[code];
    if (text !== undefined) return text;
  }
  return (wordsEverywhere(language, "errors") as Readonly<Record<string, string>> | undefined)?.[code];
}
