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

/** Lao has no spaces between words; browsers know its words and divide a line between them. */
let laoWords: Intl.Segmenter | undefined;
function partsOf(text: string): readonly string[] {
  if (!/[\u0e80-\u0eff]/.test(text)) return text.split(/(?= )/);
  laoWords ??= new Intl.Segmenter("lo", { granularity: "word" });
  return Array.from(laoWords.segment(text), ({ segment }) => segment);
}

/** The room a head needs when it may stand in two lines, broken between its words. */
export function headWidth(text: string): number {
  const parts = partsOf(text);
  const broken = parts.map((_, at) => Math.max(...[parts.slice(0, at), parts.slice(at)].map(widthOfParts)));
  return Math.ceil(Math.min(...broken) * bold);
}

const widthOfParts = (parts: readonly string[]) => textWidth(parts.join("").trim());
