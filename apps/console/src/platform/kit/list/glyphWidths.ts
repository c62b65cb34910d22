/** Widths of characters at 14 px, as wide as the widest of the fonts that the console names. */
const wide = 14.2;
const classes: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\uffef]/, wide],
  // Marks above and below a letter take no room of their own.
  [/\p{M}/u, 0],
  [/[\u0e00-\u0eff]/, 8.6],
  [/[ijlI'’|.,:;!\u00ec-\u00ef]/, 4.1],
  [/[ftr\s()[\]/·\-–]/, 5.2],
  [/[mwMW%@…—]/, 12.6],
  [/[A-Z\u00c0-\u00de]/, 9.8],
];
const ordinary = 8.1;
/** How much wider heads are. */
const bold = 1.06;

/** The room a text needs in pixels at 14 px, without drawing it; rather a little too much than too little. */
export function textWidth(text: string): number {
  const widthOf = (character: string) => classes.find(([letters]) => letters.test(character))?.[1] ?? ordinary;
  return Math.ceil([...text].reduce((sum, character) => sum + widthOf(character), 0));
}

/** The room a head needs when it may stand in two lines, broken where it has a space. */
export function headWidth(text: string): number {
  const words = text.split(" ");
  const broken = words.map((_, at) => Math.max(...[words.slice(0, at), words.slice(at)].map(widthOfWords)));
  return Math.ceil(Math.min(...broken) * bold);
}

const widthOfWords = (words: readonly string[]) => textWidth(words.join(" "));
