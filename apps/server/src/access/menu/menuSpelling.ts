import type { NameTexts } from "@yunshou/contract/access/shapes";
import { pageTitle } from "@yunshou/phrases/server";
import { spellingsOf } from "../../platform/spelling.ts";

/** Far more than a menu has entries, so that names which came and went do not stay for ever. */
const keptAtMost = 5_000;
const kept = new Map<string, string>();

/**
 * How the Chinese title of an entry is typed on a keyboard of letters: its syllables and its first letters with a space
 * between them, so that the search of the menu needs no dictionary. Undefined for a title without Chinese.
 */
export function spellingOf(path: string, names: NameTexts): string | undefined {
  const title = names.zh ?? pageTitle("zh", path) ?? "";
  const known = kept.get(title);
  if (known !== undefined) return known || undefined;
  if (kept.size >= keptAtMost) kept.clear();
  const spelling = spellingsOf(title)
    .map((one) => one.replaceAll(/\s/g, "").toLowerCase())
    .join(" ");
  kept.set(title, spelling);
  return spelling || undefined;
}
