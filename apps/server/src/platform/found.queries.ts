import { given, likePattern, raw, type Sql, sql } from "@yunshou/database";
import { piecesToFind, searchText } from "@yunshou/domain";

/**
 * The rows in whose searchable text somebody finds what he typed: any part of a number, a name, its pinyin or initials.
 * The index answers by the pieces (`findableBy`), the text itself is then compared (decision 0024).
 */
export const foundBy = (alias: string, text: string | undefined): Sql | undefined =>
  given(text, (typed) => {
    const pieces = piecesToFind(typed);
    const holds = sql`${raw(alias)}.search like ${likePattern(searchText(typed))}`;
    return pieces.length === 0 ? holds : sql`${raw(alias)}.pieces @> ${pieces}::text[] and ${holds}`;
  });
