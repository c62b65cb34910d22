import { likePattern, raw, type Sql, sql } from "@yunshou/database";
import { piecesToFind, searchText } from "@yunshou/domain";

/** Rows with `search` that hold the text, compared one by one. */
export const holds = (alias: "p" | "q" | "v" | "x", text: string): Sql =>
  sql`${raw(alias)}.search like ${likePattern(searchText(text))}`;

/**
 * Rows with `search` and `pieces` that hold the text in a number, a name or its pinyin. The index finds them by
 * pairs of characters and triples of digits; the words themselves are then compared (decision 0024).
 */
export function finds(alias: "p" | "q" | "v" | "x", text: string): Sql {
  const pieces = piecesToFind(text);
  return pieces.length === 0
    ? holds(alias, text)
    : sql`${raw(alias)}.pieces @> ${pieces}::text[] and ${holds(alias, text)}`;
}
