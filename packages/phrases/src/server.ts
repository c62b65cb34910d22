import { type ErrorCode, type Language, languages, type Permission } from "@yunshou/contract";
import type { TitledPath } from "@yunshou/contract/pages";
import { fill, type PhraseValues } from "./fill.ts";
import { loadRoom } from "./load.ts";
import { type Overlay, overlaid } from "./overlay.ts";
import {
  type Every,
  type EveryKind,
  type RoomModule,
  type RoomName,
  roomNames,
  rooms,
  type Words,
  wordsIn,
} from "./rooms.ts";

/** A server speaks to everybody, so it holds every room in every language from its start. */
const delivered = new Map<string, RoomModule>();
/** The delivered rooms with what people wrote over them. */
const modules = new Map<string, RoomModule>();
const read = new Map<string, Words<RoomName>>();
interface EveryWord {
  readonly pages: Every<"pages">;
  readonly permissions: Every<"permissions">;
  readonly verbs: Every<"verbs">;
  readonly errors: Every<"errors">;
}
const every = new Map<Language, EveryWord>();
for (const language of languages) {
  const loaded = await Promise.all(roomNames.map((name) => loadRoom(name, language)));
  for (const [index, name] of roomNames.entries()) delivered.set(`${language} ${name}`, loaded[index] ?? {});
  layOver(language, {});
}

/** Speaks with these texts in the place of the delivered ones from then on, in this process. */
export function layOver(language: Language, overlay: Overlay): void {
  for (const name of roomNames) {
    const key = `${language} ${name}`;
    modules.set(key, overlaid(delivered.get(key) ?? {}, overlay[name]));
    read.delete(key);
  }
  const all = (kind: EveryKind): object =>
    Object.assign({}, ...roomNames.map((name) => modules.get(`${language} ${name}`)?.[kind]));
  every.set(language, {
    pages: all("pages"),
    permissions: all("permissions"),
    verbs: all("verbs"),
    errors: all("errors"),
  } as EveryWord);
}

/** One text of the interface as the product brings it. */
export interface DeliveredText {
  /** Room, kind and key, e.g. `orders.fields.orderNo`. */
  readonly langKey: string;
  readonly path: readonly string[];
  readonly text: string;
}

/** All texts of a language as the product brings them, in the order of their rooms. */
export function deliveredTexts(language: Language): DeliveredText[] {
  const textsOf = (path: readonly string[], tree: object): DeliveredText[] =>
    Object.entries(tree).flatMap(([key, text]: [string, unknown]) => {
      const here = [...path, key];
      if (typeof text === "string") return [{ langKey: here.join("."), path: here, text }];
      return textsOf(here, text as object);
    });
  return roomNames.flatMap((name) => textsOf([name], delivered.get(`${language} ${name}`) ?? {}));
}

const moduleOf = (language: Language, name: RoomName): RoomModule => modules.get(`${language} ${name}`) ?? {};

/** The words of one room, e.g. for a file that the server writes: `wordsOf(language, "orders").fields.orderNo`. */
export function wordsOf<Name extends RoomName>(language: Language, name: Name): Words<Name> {
  const key = `${language} ${name}`;
  const known = read.get(key);
  if (known !== undefined) return known as unknown as Words<Name>;
  const made = wordsIn<Name>(moduleOf(language, name), moduleOf(language, "common"));
  read.set(key, made as unknown as Words<RoomName>);
  return made;
}

/** Every code of a refusal has its text in exactly one room; a code without one does not compile. */
const errorTexts = (language: Language): Readonly<Record<ErrorCode, string>> => every.get(language)!.errors;

/** Every permission has its name; one without does not compile. */
const permissionNames = (language: Language): Readonly<Record<Permission, string>> => every.get(language)!.permissions;

/** Every page and folder of the menu has its title; one without does not compile. */
const pageTitles = (language: Language): Readonly<Record<TitledPath, string>> => every.get(language)!.pages;

/** The text of an error code in one language, e.g. for `msg` of an envelope. */
export function errorText(language: Language, code: ErrorCode, values?: PhraseValues): string {
  return fill(errorTexts(language)[code], values);
}

/** What a permission is called. */
export function permissionName(language: Language, permission: Permission): string {
  return permissionNames(language)[permission];
}

/** The title of a page; undefined for a path that has none. */
export function pageTitle(language: Language, path: string): string | undefined {
  return (pageTitles(language) as Readonly<Record<string, string>>)[path];
}

/** What was done, for the log: by the whole action where its room says so, else by its last word; undefined without either. */
export function verbText(language: Language, action: string): string | undefined {
  const verbs: Readonly<Record<string, string>> = every.get(language)!.verbs;
  return verbs[action] ?? verbs[action.slice(action.lastIndexOf(".") + 1)];
}

/**
 * The label of an input's field: of the room that is named like the resource, else of the other rooms of its area when they
 * agree, else the common one; undefined when none has it.
 *
 * @param place area and resource of the call, e.g. `members` and `cards`.
 */
export function fieldLabel(
  language: Language,
  place: { readonly area: string; readonly resource?: string | undefined },
  field: string,
): string | undefined {
  const labelsIn = (isMeant: (folder: string) => boolean) => [
    ...new Set(
      roomNames
        .filter((name) => isMeant(rooms[name]))
        .map((name) => moduleOf(language, name).fields?.[field])
        .filter((label) => label !== undefined),
    ),
  ];
  const [own] = labelsIn((folder) => folder === `${place.area}/${place.resource}`);
  const inArea = labelsIn((folder) => folder === place.area || folder.startsWith(`${place.area}/`));
  return own ?? (inArea.length === 1 ? inArea[0] : undefined) ?? moduleOf(language, "common").fields?.[field];
}

/** The sentence about a broken rule of an input; `field` is one of the values. */
export function ruleText(language: Language, rule: keyof Words<"rules"> & RuleName, values: PhraseValues): string {
  return fill(wordsOf(language, "rules")[rule], values);
}

type RuleName = Exclude<keyof Words<"rules">, "fields" | "errors" | "pages">;
