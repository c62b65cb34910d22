import { join } from "node:path";
import { type RoomName, rooms } from "@yunshou/phrases/rooms";
import { API, type Checker } from "typescript/unstable/sync";
import { readSource, root, sourceFiles } from "./imports.ts";

const original = /packages\/phrases\/src\/(.+)\/zh\.ts$/;
const speakers = /^(?:apps\/(?:console|phone|server)\/src\/(?!.*\.test\.tsx?$)|packages\/phrases\/src\/server\.ts$)/;

interface Named {
  readonly name?: { readonly text?: string };
  readonly parent?: Named;
}

/** A place of a source that names something, and what stands around it. */
interface Place {
  readonly at: number;
  readonly name: string;
  /** Of `t.orders.method[kind]`: `kind` chooses, so every word below is used. */
  readonly chooses: boolean;
  /** Something is taken from it at once, or it only gets a shorter name: what is used is seen there. */
  readonly goesOn: boolean;
}

/**
 * Every phrase that the console, the phone or the server reads, as `room folder/export.key.key`, found by the compiler: a name that is
 * written counts for the very phrase that it means, and for no other one of that name. A branch that is read by a value of the
 * domain, or handed on as a record, counts with all its phrases.
 *
 * @param leaves every phrase in that writing.
 */
export function usedPhrases(leaves: readonly string[]): ReadonlySet<string> {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] }).getProjects();
    if (project === undefined) throw new Error("The compiler opened no project.");
    const known = new Set(leaves.flatMap((leaf) => leaf.split(/[./]/)));
    const used = new Set<string>();
    for (const file of sourceFiles().filter((one) => speakers.test(one))) {
      for (const path of namedIn(project.checker, file, known)) used.add(path);
      for (const folder of chosenRooms(readSource(file))) used.add(`${folder}/*`);
    }
    return new Set(leaves.filter((leaf) => used.has(leaf) || [...prefixes(leaf)].some((one) => used.has(one))));
  } finally {
    api.close();
  }
}

function namedIn(checker: Checker, file: string, known: ReadonlySet<string>): string[] {
  const places = placesOf(readSource(file)).filter(({ name }) => known.has(name));
  if (places.length === 0) return [];
  const symbols = checker.getSymbolAtPosition(
    join(root, file),
    places.map(({ at }) => at),
  );
  return places.flatMap(({ chooses, goesOn }, index) =>
    (symbols[index]?.declarations ?? []).flatMap((declaration) => {
      const folder = original.exec(declaration.path)?.[1];
      if (folder === undefined) return [];
      const path = pathOf(folder, declaration.resolve() as Named | undefined);
      const isWhole = chooses || (!goesOn && path.includes("."));
      return isWhole ? [path, `${path}.*`] : [path];
    }),
  );
}

/** Names after a point, in braces and in brackets. */
function placesOf(text: string): Place[] {
  const after = [...text.matchAll(/[.]\s*([A-Za-z_]\w*)/g), ...text.matchAll(/\[["']([\w./#-]+)["']\]/g)];
  const braces = [...text.matchAll(/const \{([^{}]*)\}\s*=/g)].flatMap((match) =>
    [...(match[1] ?? "").matchAll(/([A-Za-z_]\w*)/g)].map((name) => ({
      at: match.index + "const {".length + name.index,
      name: name[1] ?? "",
      chooses: new RegExp(`\\b${name[1]}\\[[^"'\\]]`).test(text),
      goesOn: true,
    })),
  );
  return [
    ...after.map((match): Place => {
      const name = match[1] ?? "";
      const at = match.index + match[0].indexOf(name);
      const rest = text.slice(match.index + match[0].length);
      const alias = /const (\w+) =[^;=]*$/.exec(text.slice(Math.max(0, match.index - 120), match.index));
      const shortened = alias !== null && /^\s*;/.test(rest) ? alias[1] : undefined;
      return {
        at,
        name,
        chooses:
          /^\s*\[[^"']/.test(rest) || (shortened !== undefined && new RegExp(`\\b${shortened}\\[[^"'\\]]`).test(text)),
        goesOn: shortened !== undefined || /^\s*(?:[.]|\?[.]|\[["'])/.test(rest),
      };
    }),
    ...braces,
  ];
}

function pathOf(folder: string, node: Named | undefined): string {
  const keys: string[] = [];
  for (let one = node; one !== undefined; one = one.parent)
    if (one.name?.text !== undefined) keys.unshift(one.name.text);
  return `${folder}/${keys.join(".")}`;
}

/** Rooms of which a value chooses a word: `const words = t.lanes; words[action]`, `wordsOf(language, "rules")[rule]`. */
function chosenRooms(text: string): string[] {
  const isChosen = (name: string) => new RegExp(`\\b${name}\\[[^"'\\]]`).test(text);
  const named = [...text.matchAll(/const (\w+) = (?:t|usePhrases\([^)]*\))\.(\w+);/g)].filter(([, name]) =>
    isChosen(name ?? ""),
  );
  const direct = [...text.matchAll(/\bt\.(\w+)\[[^"']|wordsOf\([^)]*"(\w+)"\)\[[^"']/g)];
  const names = [...named.map((match) => match[2]), ...direct.map((match) => match[1] ?? match[2])];
  return names.flatMap((name) => (name !== undefined && name in rooms ? [rooms[name as RoomName]] : []));
}

/** The marks that say of a phrase that it is read with others: below a branch, or straight in the words of a room. */
function* prefixes(leaf: string): Generator<string> {
  const keys = leaf.split(".");
  for (let count = keys.length - 1; count > 1; count -= 1) yield `${keys.slice(0, count).join(".")}.*`;
  if (keys.length === 2 && leaf.includes("/words.")) yield `${leaf.slice(0, leaf.lastIndexOf("/words."))}/*`;
}
