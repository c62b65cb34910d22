/** What is searched in is compared in lower case, without spaces and with full-width letters as ordinary ones. */
export function searchText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}

/** Pairs of neighbouring characters, and single ones where a text has only one. */
function pairs(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}

/** Three neighbouring digits, wherever a word has as many: every tenth number holds a pair, every hundredth such a triple. */
const triples = (word: string): string[] =>
  [...word.matchAll(/\d{3,}/g)].flatMap(([run]) =>
    Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3)),
  );

/** The word without the digits that its triples stand for, in the parts that are left. */
const besideTriples = (word: string): string[] => word.split(/(?<=\d)\d+(?=\d)/g);

/**
 * The pieces under which a record is found: every pair of neighbouring characters of each of its words, every triple of
 * digits, and each single character that is no letter of an alphabet or digit. A search for a piece of a word finds the
 * record by an index, whatever the script, and the words themselves are then compared (decision 0024).
 */
export function searchPieces(words: readonly string[]): string[] {
  const pieces = new Set<string>();
  for (const word of words.map(searchText)) {
    for (const pair of pairs(word)) pieces.add(pair);
    for (const triple of triples(word)) pieces.add(triple);
    for (const character of word) if (/\p{Script=Han}/u.test(character)) pieces.add(character);
  }
  return [...pieces];
}

/** The pieces that a record must have to hold the text that is looked for; none for a single letter or digit. */
export function piecesToFind(text: string): string[] {
  const wanted = searchText(text);
  if ([...wanted].length === 1) return /\p{Script=Han}/u.test(wanted) ? [wanted] : [];
  const ofOthers = besideTriples(wanted).flatMap((part) => ([...part].length < 2 ? [] : pairs(part)));
  return [...new Set([...triples(wanted), ...ofOthers])];
}
