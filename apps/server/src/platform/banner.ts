import { serverPhrases } from "@yunshou/phrases/server";

type Line = keyof (typeof serverPhrases)["zh"]["start"];

/** A line of the banner: what it is, and the value. */
export type BannerLine = readonly [label: Line, text: string];

/** What the person who started the program reads first, in Chinese and English. */
export function banner(lines: readonly BannerLine[]): string {
  const { zh, en } = serverPhrases;
  const rows = lines.map(([label, text]) => ({ label: `${zh.start[label]} ${en.start[label]}`, text }));
  const width = Math.max(...rows.map(({ label }) => widthOf(label)));
  const body = rows.map(({ label, text }) => `  ${label}${" ".repeat(width - widthOf(label))}   ${text}`);
  return [
    "",
    `  ${zh.start.ready} · ${en.start.ready}`,
    "",
    ...body,
    "",
    `  ${zh.start.stopLine} · ${en.start.stopLine}`,
    "",
    "",
  ].join("\n");
}

/** Chinese characters take two columns of a terminal. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0);
}

/** Both languages of one sentence. */
export function bilingual(line: Line): string {
  return `${serverPhrases.zh.start[line]} · ${serverPhrases.en.start[line]}`;
}
