import type { Leaf } from "./rails.ts";

/** Letters alone count: neither their size nor their accents, and no spaces. */
export const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{Mark}\s]/gu, "")
    .toLowerCase();

/**
 * Entries whose title contains a text, then those whose first letters or pinyin do, then those of a folder that is
 * called so; beginnings before what stands inside.
 *
 * @param spelled whether titles are shown in Chinese, which people also write in letters.
 */
export function found(
  leaves: readonly Leaf[],
  text: string,
  titleOf: (path: string) => string,
  spelled: boolean,
): readonly Leaf[] {
  const wanted = plain(text);
  if (wanted === "") return [];
  const rankOf = ({ node, folders }: Leaf): number => {
    const places = [
      plain(titleOf(node.path)).indexOf(wanted),
      ...(spelled
        ? (node.spelling ?? "")
            .split(" ")
            .reverse()
            .map((one) => one.indexOf(wanted))
        : []),
      ...folders.map(({ path }) => plain(titleOf(path)).indexOf(wanted)),
    ];
    const ranks = places.flatMap((place, way) => (place < 0 ? [] : [way * 2 + (place === 0 ? 0 : 1)]));
    return Math.min(...ranks, Infinity);
  };
  return leaves
    .map((leaf) => ({ leaf, rank: rankOf(leaf) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ leaf }) => leaf);
}
