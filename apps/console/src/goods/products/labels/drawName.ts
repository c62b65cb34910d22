import type { DrawName } from "./labels.ts";

/** Pixels of a millimetre: what printers of 300 dots an inch show. */
const density = 300 / 25.4;
const mostLines = 2;
const fonts = `system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif`;

/** Breaks a text where a line is full; what does not fit on the last line ends with an ellipsis. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const character of text) {
    if (measure(line + character) <= width) {
      line += character;
      continue;
    }
    if (lines.length === mostLines - 1) {
      while (line !== "" && measure(`${line}…`) > width) line = [...line].slice(0, -1).join("");
      return [...lines, `${line}…`];
    }
    // A word that began on this line goes on with the next one.
    const word = /[\p{L}\p{N}]*$/u.exec(line)![0];
    const breaks = /\p{Script=Latin}/u.test(word) && word.length < line.length && /\S/.test(character);
    lines.push((breaks ? line.slice(0, -word.length) : line).trimEnd());
    line = breaks ? word + character : character.trimStart();
  }
  return [...lines, line];
}

/** Draws a name with the fonts of the browser. */
export const drawName: DrawName = (name, room) => {
  const canvas = document.createElement("canvas");
  const [width, height] = [Math.round(room.width * density), Math.round(room.height * density)];
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#000";
  context.textBaseline = "middle";
  const lineHeight = height / mostLines;
  context.font = `600 ${Math.round(lineHeight * 0.82)}px ${fonts}`;
  const lines = linesOf(name, width, (text) => context.measureText(text).width);
  lines.forEach((line, index) => context.fillText(line, 0, (index + 0.5) * lineHeight));
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, grey: Uint8Array.from({ length: width * height }, (_, index) => data[index * 4]!) };
};
