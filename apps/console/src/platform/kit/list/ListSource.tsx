import type { Phrases } from "../../phrases/loadedRooms.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";

/** Where the rows of a list come from that nobody adds by hand. */
export type ListSourceName = Exclude<keyof Phrases<"sources">["sources"], "fields" | "errors" | "pages">;

/** How an empty list is filled: 机器售出商品后，记录会出现在这里. */
export function ListSource({ of }: { readonly of: ListSourceName }) {
  const t = usePhrases("sources");
  return t.sources[of];
}
