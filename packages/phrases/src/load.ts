import type { Language } from "@yunshou/contract";
import { type Every, type EveryKind, type RoomModule, type RoomName, roomNames, rooms } from "./rooms.ts";

/*
 * The build of the console puts other functions with the same names in the place of these (tools/vite/phraseRooms.ts):
 * there each room is a chunk, and what is asked of all rooms is gathered while building, so that the menu brings its titles
 * and not every word of the product. Everything else runs what stands here.
 */

/** The words of one room in one language. */
export async function loadRoom(name: RoomName, language: Language): Promise<RoomModule> {
  return (await import(/* @vite-ignore */ `./${rooms[name]}/${language}.ts`)) as RoomModule;
}

/** Words of one kind in all rooms, e.g. the titles of all pages. */
export async function loadEvery<Kind extends EveryKind>(kind: Kind, language: Language): Promise<Every<Kind>> {
  const all = await Promise.all(roomNames.map((name) => loadRoom(name, language)));
  return Object.assign({}, ...all.map((room) => room[kind])) as Every<Kind>;
}

/** The room that holds the title of a page, because most words of the page stand beside it. */
export async function roomOfPage(path: string, language: Language): Promise<RoomName | undefined> {
  for (const name of roomNames) {
    if ((await loadRoom(name, language)).pages?.[path] !== undefined) return name;
  }
  return undefined;
}
