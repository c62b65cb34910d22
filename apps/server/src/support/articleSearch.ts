import { searchPieces, searchText } from "@yunshou/domain";
import { type Findable, findableBy } from "../platform/spelling.ts";

interface Text {
  readonly title: string;
  readonly content: string;
}

/** What a published article is found by. Pinyin leads to titles; what follows is found by its own words, in every language. */
export function publishedAs({
  title,
  content,
  texts = {},
}: Text & { readonly texts?: Readonly<Record<string, Text>> }): Findable {
  const others = Object.values(texts);
  const named = findableBy([title, ...others.map((one) => one.title)]);
  const words = [content, ...others.map((one) => one.content)].map(searchText).join("\n");
  return {
    search: `${named.search}\n${words}`,
    pieces: [...new Set([...named.pieces, ...searchPieces([words])])],
  };
}
