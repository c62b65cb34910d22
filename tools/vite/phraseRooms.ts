import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { type EveryKind, type RoomModule, rooms } from "../../packages/phrases/src/rooms.ts";

const folder = join(import.meta.dirname, "../../packages/phrases/src");
const loader = join(folder, "load.ts").replaceAll("\\", "/");
/** Stands for files that exist only while building: `languages/de.js`, `languages/verbs.de.js`. */
const made = join(folder, "languages").replaceAll("\\", "/");
const kinds: readonly EveryKind[] = ["pages", "permissions", "verbs", "errors"];

/** Every language that the first room is written in; a test sees to it that no room lacks one. */
const languages = readdirSync(join(folder, "common"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length));

/** Only these rooms, and no titles: an app that has no menu. They are so few that one file a language holds them all. */
export interface PhraseRoomsOptions {
  readonly only?: readonly string[];
}

/**
 * Puts the functions of `phrases/src/load.ts` together so that a room is a chunk a language, and the console's start brings the
 * titles of all pages and nothing else of all rooms. A bundler cannot do that by itself: whoever takes one name of a module
 * takes the module, and as soon as a page loads the whole of it, all of it would come with the start. So the titles, and the
 * permissions, verbs and refusals that few pages want from everywhere, are read here and written out as records.
 */
export function phraseRooms({ only }: PhraseRoomsOptions = {}): Plugin {
  const chosen = Object.entries(rooms).filter(([name]) => only === undefined || only.includes(name));
  return {
    name: "yunshou-phrase-rooms",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source.startsWith(made) ? source : null),
    async load(id) {
      if (id === loader) return loaderCode();
      if (!id.startsWith(`${made}/`)) return null;
      const [kind, language] = id.slice(made.length + 1).split(".");
      if (kinds.includes(kind as EveryKind))
        return `export default ${await textsOf(kind as EveryKind, language ?? "")};`;
      return languageCode(kind ?? "", chosen, only === undefined);
    },
  };
}

const importOf = (file: string) => `() => import(${JSON.stringify(file)})`;

function loaderCode(): string {
  const entries = languages.map((language) => `${language}: ${importOf(`${made}/${language}.js`)}`);
  return `const languages = { ${entries.join(", ")} };
export const loadRoom = async (name, language) => (await languages[language]()).rooms[name]();
export const roomOfPage = async (path, language) =>
  Object.entries((await languages[language]()).titles).find(([, titles]) => path in titles)?.[0];
export const loadEvery = async (kind, language) => (await (await languages[language]()).every[kind]()).default;`;
}

/** Only the loaders of one language, because a person reads one: those of all would grow ninefold with every room. */
async function languageCode(
  language: string,
  chosen: readonly (readonly [string, string])[],
  withTitles: boolean,
): Promise<string> {
  const files = chosen.map(([name, room]) => [name, join(folder, room, `${language}.ts`)] as const);
  if (!withTitles)
    return `${files.map(([name, file]) => `import * as ${name} from ${JSON.stringify(file)};`).join("\n")}
export const titles = {};
export const rooms = { ${files.map(([name]) => `${name}: () => ${name}`).join(", ")} };
export const every = {};`;
  const loaders = files.map(([name, file]) => `${name}: ${importOf(file)}`);
  const later = kinds.slice(1).map((kind) => `${kind}: ${importOf(`${made}/${kind}.${language}.js`)}`);
  const titles = Object.entries(await roomsOf(language)).flatMap(([name, { pages }]) => (pages ? [[name, pages]] : []));
  return `export const titles = ${JSON.stringify(Object.fromEntries(titles))};
const pages = Object.assign({}, ...Object.values(titles));
export const rooms = { ${loaders.join(", ")} };
export const every = { pages: () => ({ default: pages }), ${later.join(", ")} };`;
}

async function textsOf(kind: EveryKind, language: string): Promise<string> {
  const all = Object.values(await roomsOf(language));
  return JSON.stringify(Object.assign({}, ...all.map((module) => module[kind])));
}

async function roomsOf(language: string): Promise<Readonly<Record<string, RoomModule>>> {
  const loaded = Object.entries(rooms).map(async ([name, room]) => {
    const file = pathToFileURL(join(folder, room, `${language}.ts`)).href;
    return [name, (await import(file)) as RoomModule] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
