import { readFileSync, readdirSync } from "node:fs";

/** One file below `tables/`. */
export interface TableFile {
  /** `<area>/<name>.sql`. */
  readonly path: string;
  readonly text: string;
}

/** Functions that every table may use come first; what speaks of all tables comes last. */
const first = "platform/functions.sql";
const last = "after_all.sql";

/** Where a statement needs a table or routine to exist; a name that no file creates is a column, an alias or PostgreSQL's. */
const mention = /\b(?:references|from|join|on|into|update|table|of|call)\s+([a-z_.]+)|\b([a-z_.]+)\(/g;
const creation = /\bcreate\s+(?:table|function|procedure)\s+([a-z_.]+)/g;

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name, routine = ""]) => name ?? routine));

/** Without comments and texts, in which the names of tables are mere words. */
const code = (text: string) => text.replace(/--.*$/gm, "").replace(/'(?:[^']|'')*'/g, "''");

/**
 * Every file of `tables/`, each after the files whose tables and routines it mentions, otherwise in the order of their paths.
 *
 * @throws Error when files need each other in a circle, because none of them can come first.
 */
export function readTableFiles(folder: URL): TableFile[] {
  const files = readdirSync(new URL("tables/", folder), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".sql"))
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(`tables/${path}`, folder), "utf8") }));
  return inOrder(files);
}

/** The files in the order in which a database can run them; `readTableFiles` says which that is. */
export function inOrder(files: readonly TableFile[]): TableFile[] {
  const homes = new Map(files.flatMap((file) => [...namesIn(code(file.text), creation)].map((table) => [table, file])));
  const needs = (file: TableFile) =>
    [...namesIn(code(file.text), mention)].flatMap((name) => homes.get(name) ?? []).filter((other) => other !== file);
  const ends = (path: string) => files.filter((file) => file.path === path);
  const ordered = ends(first);
  const place = (file: TableFile, waiting: readonly TableFile[]) => {
    if (ordered.includes(file)) return;
    if (waiting.includes(file))
      throw new Error(`Tables need each other in a circle: ${[...waiting, file].map(({ path }) => path).join(" → ")}`);
    for (const other of needs(file)) place(other, [...waiting, file]);
    ordered.push(file);
  };
  for (const file of files) if (file.path !== last) place(file, []);
  return [...ordered, ...ends(last)];
}
