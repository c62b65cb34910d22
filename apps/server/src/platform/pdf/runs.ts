/** The fonts that a page has; each holds the scripts of some of the nine languages (Noto Sans, SIL Open Font License 1.1). */
export const pdfFonts = ["chinese", "korean", "lao"] as const;
export type PdfFont = (typeof pdfFonts)[number];

/** A piece of a text that one font can write. */
export interface Run {
  readonly font: PdfFont;
  readonly text: string;
}

const hangul = /[\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF]/u;
const lao = /[\u0E80-\u0EFF]/u;

const fontOf = (sign: string): PdfFont => (lao.test(sign) ? "lao" : hangul.test(sign) ? "korean" : "chinese");

/** Cuts a text where the font changes. Latin, Vietnamese and Han stand in the Chinese font. */
export function runsOf(text: string): Run[] {
  const runs: { font: PdfFont; text: string }[] = [];
  for (const sign of text) {
    const font = fontOf(sign);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

/**
 * Lines of a text that are no wider than `limit`. It breaks between words, which Chinese and Lao have without spaces, and
 * within a word only where the word alone is too wide.
 */
export function linesOf(
  text: string,
  { limit, widthOf, language }: { limit: number; widthOf: (part: string) => number; language: string },
): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const lines: string[] = [];
  let line = "";
  let width = 0;
  const put = (part: string) => {
    const wide = widthOf(part);
    if (line !== "" && width + wide > limit) {
      lines.push(line.trimEnd());
      [line, width] = ["", 0];
      if (part.trim() === "") return;
    }
    line += part;
    width += wide;
  };
  for (const { segment } of segmenter.segment(text)) {
    if (widthOf(segment) <= limit) put(segment);
    else for (const sign of segment) put(sign);
  }
  return [...lines, line.trimEnd()];
}
