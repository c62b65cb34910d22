import { searchPieces, searchText } from "@yunshou/domain";
import { pinyin } from "pinyin-pro";

/** What a record is found by: `search` holds every way to write it, one a line; `pieces` are what the index looks up. */
export interface Findable {
  readonly search: string;
  readonly pieces: string[];
}

const isChinese = /\p{Script=Han}/u;

/**
 * How a Chinese text is typed on a keyboard of letters: its syllables without tones, and their first letters. Other
 * characters stay. Of characters with several readings the one is taken that the words around them ask for, and for the first
 * of a person's name the one that it has as a surname.
 */
export function spellingsOf(text: string, isPerson = false): string[] {
  if (!isChinese.test(text)) return [];
  const options = {
    toneType: "none",
    type: "array",
    nonZh: "consecutive",
    v: true,
    surname: isPerson ? "head" : "off",
  } as const;
  const syllables = pinyin(text, options);
  const initials = pinyin(text, { ...options, pattern: "first" });
  return [syllables.join(""), initials.join("")];
}

/** Everything under which a record is to be found: its numbers and names, and how the Chinese ones are spelled. */
export function findableBy(words: readonly (string | null)[], { isPerson = false } = {}): Findable {
  const given = words.filter((word): word is string => word !== null && word.trim() !== "");
  const all = [...new Set([...given, ...given.flatMap((word) => spellingsOf(word, isPerson))].map(searchText))];
  return { search: all.join("\n"), pieces: searchPieces(all) };
}
