import { searchPieces, searchText } from "@yunshou/domain";
import { type Findable, findableBy } from "../platform/spelling.ts";

/** What a published article is found by. Pinyin leads to titles; what follows is found by its own words. */
export function publishedAs({ title, content }: { readonly title: string; readonly content: string }): Findable {
  const named = findableBy([title]);
  const words = searchText(content);
  return {
    search: `${named.search}\n${words}`,
    pieces: [...new Set([...named.pieces, ...searchPieces([words])])],
  };
}
