import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";

type Line = keyof Words<"start">["start"];

/** A line of the banner: what it is, and the value. */
export type BannerLine = readonly [label: Line, text: string];

/** What the person who started the program reads first, in Chinese and English. */
export function banner(lines: readonly BannerLine[]): string {
  const [zh, en] = [wordsOf("zh", "start").start, wordsOf("en", "start").start];
  const rows = lines.map(([label, text]) => ({ label: `${zh[label]} ${en[label]}`, text }));
  const width = Math.max(...rows.map(({ label }) => widthOf(label)));
  const body = rows.map(({ label, text }) => `  ${label}${" ".repeat(width - widthOf(label))}   ${text}`);
  return ["", `  ${zh.ready} · ${en.ready}`, "", ...body, "", `  ${zh.stopLine} · ${en.stopLine}`, "", ""].join("\n");
}

/** Chinese characters take two columns of a terminal. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0);
}

/** Both languages of one sentence. */
export function bilingual(line: Line): string {
  return `${wordsOf("zh", "start").start[line]} · ${wordsOf("en", "start").start[line]}`;
}
