/** Widths of characters at 14 px, as wide as the widest of the fonts that the console names. */
const wide = 14.2;
const classes: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/, wide],
  // Marks above and below a letter take no room of their own.
  [/[\u0300-\u036f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd]/, 0],
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
  let sum = 0;
  for (const character of text) sum += classes.find(([letters]) => letters.test(character))?.[1] ?? ordinary;
  return Math.ceil(sum);
}

/** The room a head needs when it may stand in two lines, broken where it has a space. */
export function headWidth(text: string): number {
  const words = text.split(" ");
  const broken = words.map((_, index) =>
    Math.max(textWidth(words.slice(0, index).join(" ")), textWidth(words.slice(index).join(" "))),
  );
  return Math.ceil(Math.min(...broken) * bold);
}
