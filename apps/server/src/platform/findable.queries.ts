import { likePattern, raw, type Sql, sql } from "@yunshou/database";
import { piecesToFind, searchText } from "@yunshou/domain";

/**
 * Rows with `search` and `pieces` that hold the text in a number, a name or its pinyin. The index finds them by
 * pairs of characters; the words themselves are then compared (decision 0024).
 */
export function finds(alias: "p" | "q" | "v" | "x", text: string): Sql {
  const pieces = piecesToFind(text);
  const holds = sql`${raw(alias)}.search like ${likePattern(searchText(text))}`;
  return pieces.length === 0 ? holds : sql`${raw(alias)}.pieces @> ${pieces}::text[] and ${holds}`;
}
