import { createRequire } from "node:module";
import { type ErrorCode, type Language, languages, type Permission } from "@yunshou/contract";
import type { TitledPath } from "@yunshou/contract/pages";
import { fill, type PhraseValues } from "./fill.ts";
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

const read = createRequire(import.meta.url);

/**
 * A server speaks nine languages, but a process of it few of them, and one that answers machines none: what is never said
 * takes no memory and no time at the start. A room is read at once when its first word is asked for.
 */
const delivered = new Map<string, RoomModule>();
const overlays = new Map<Language, Overlay>();
/** The delivered rooms with what people wrote over them. */
const modules = new Map<string, RoomModule>();
const spoken = new Map<string, Words<RoomName>>();
interface EveryWord {
  readonly pages: Every<"pages">;
  readonly permissions: Every<"permissions">;
  readonly verbs: Every<"verbs">;
  readonly errors: Every<"errors">;
}
const every = new Map<Language, EveryWord>();

/** What `name` keeps under the key, made when it is not there. */
function kept<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  let value = all.get(key);
  if (value === undefined) all.set(key, (value = make()));
  return value;
}

const deliveredOf = (language: Language, name: RoomName): RoomModule =>
  kept(delivered, `${language} ${name}`, () => read(`./${rooms[name]}/${language}.ts`) as RoomModule);

const moduleOf = (language: Language, name: RoomName): RoomModule =>
  kept(modules, `${language} ${name}`, () => overlaid(deliveredOf(language, name), overlays.get(language)?.[name]));

function everyOf(language: Language): EveryWord {
  const all = (kind: EveryKind): object =>
    Object.assign({}, ...roomNames.map((name) => moduleOf(language, name)[kind]));
  return kept(
    every,
    language,
    () =>
      ({
        pages: all("pages"),
        permissions: all("permissions"),
        verbs: all("verbs"),
        errors: all("errors"),
      }) as EveryWord,
  );
}

/** Reads every room of every language, for a server that people of all languages ask and none should wait for. */
export function readEveryLanguage(): void {
  for (const language of languages) everyOf(language);
}

/** Speaks with these texts in the place of the delivered ones from then on, in this process. */
export function layOver(language: Language, overlay: Overlay): void {
  overlays.set(language, overlay);
  for (const name of roomNames) {
    modules.delete(`${language} ${name}`);
    spoken.delete(`${language} ${name}`);
  }
  every.delete(language);
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
  return roomNames.flatMap((name) => textsOf([name], deliveredOf(language, name)));
}

/** The words of one room, e.g. for a file that the server writes: `wordsOf(language, "orders").fields.orderNo`. */
export function wordsOf<Name extends RoomName>(language: Language, name: Name): Words<Name> {
  const make = () =>
    wordsIn<Name>(moduleOf(language, name), moduleOf(language, "common")) as unknown as Words<RoomName>;
  return kept(spoken, `${language} ${name}`, make) as unknown as Words<Name>;
}

/** Every code of a refusal has its text in exactly one room; a code without one does not compile. */
const errorTexts = (language: Language): Readonly<Record<ErrorCode, string>> => everyOf(language).errors;

/** Every permission has its name; one without does not compile. */
const permissionNames = (language: Language): Readonly<Record<Permission, string>> => everyOf(language).permissions;

/** Every page and folder of the menu has its title; one without does not compile. */
const pageTitles = (language: Language): Readonly<Record<TitledPath, string>> => everyOf(language).pages;

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
  const verbs: Readonly<Record<string, string>> = everyOf(language).verbs;
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
