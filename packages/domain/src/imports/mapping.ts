import { refuse, type Refusal } from "../result.ts";

/** A field that a column can be imported into, with everything that people call it. */
export interface NamedField {
  readonly key: string;
  readonly names: readonly string[];
}

/** A header as it is compared: without star, unit in brackets, spaces and signs. */
export const plainHeader = (header: string): string =>
  header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[(（【[][^)）】\]]*[)）】\]]/g, "")
    .replace(/[\s*＊:：_\-.·/]/g, "");

/**
 * Which field each column probably holds, by its header: first those that are called exactly so, then the longest name
 * that a header contains. Each field is given once; null is a column that is not imported.
 */
export function guessColumns(headers: readonly string[], fields: readonly NamedField[]): (string | null)[] {
  const names = fields
    .flatMap(({ key, names: all }) => all.map((name) => ({ key, name: plainHeader(name) })))
    .filter(({ name }) => name !== "")
    .sort((a, b) => b.name.length - a.name.length);
  const plain = headers.map(plainHeader);
  const taken = new Set<string>();
  const found = headers.map((): string | null => null);
  const passes = [
    (header: string, name: string) => header === name,
    (header: string, name: string) => name.length > 1 && header.includes(name),
  ];
  for (const isMeant of passes) {
    plain.forEach((header, column) => {
      if (found[column] !== null || header === "") return;
      const match = names.find(({ key, name }) => !taken.has(key) && isMeant(header, name));
      if (match === undefined) return;
      found[column] = match.key;
      taken.add(match.key);
    });
  }
  return found;
}

/** No field is filled from two columns, and something must be imported. */
export function checkColumns(columns: readonly (string | null)[]): Refusal | undefined {
  const given = columns.filter((key) => key !== null);
  const twice = given.find((key, place) => given.indexOf(key) !== place);
  if (twice !== undefined) return refuse("import.columnTwice", { field: twice });
  return given.length === 0 ? refuse("import.columnMissing", { field: "columns" }) : undefined;
}
