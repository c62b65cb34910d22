import { SaxesParser } from "saxes";

/** Formats of days that every spreadsheet program knows by number. */
const builtIn: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Fills in, for each style of cells, whether it shows a number as a day. */
export function dayFormats(days: boolean[]): SaxesParser {
  const parser = new SaxesParser();
  const own = new Set<number>();
  let isCells = false;
  parser.on("opentag", ({ name, attributes }) => {
    const { numFmtId = "0", formatCode = "" } = attributes as Readonly<Record<string, string | undefined>>;
    const element = name.slice(name.indexOf(":") + 1);
    if (element === "numFmt" && isDayFormat(formatCode)) own.add(Number(numFmtId));
    if (element === "cellXfs") isCells = true;
    if (element === "xf" && isCells) days.push(builtIn.has(Number(numFmtId)) || own.has(Number(numFmtId)));
  });
  parser.on("closetag", ({ name }) => {
    if (name.endsWith("cellXfs")) isCells = false;
  });
  parser.on("error", (error) => {
    throw error;
  });
  return parser;
}

/** A format shows a day when it names years or days outside of quotes, colours and conditions. */
function isDayFormat(code: string): boolean {
  return /[yd]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
}

const dayMs = 86_400_000;
/** Day 1 is 1900-01-01, and day 60 one that never was (ECMA-376 part 1, 18.17.4.1). */
const zero = Date.UTC(1899, 11, 30);

/** From which year a book counts its days: 0 is 1904-01-01 in books of older Macintoshes. */
export type DayEpoch = "1900" | "1904";
const from1904 = 1_462;

/** The ISO day of a number that is shown as one; undefined outside of what spreadsheets know. */
export function serialDay(number: number, epoch: DayEpoch = "1900"): string | undefined {
  if (number < 0) return undefined;
  const serial = epoch === "1904" ? number + from1904 : number;
  if (serial < 1 || serial >= 2_958_466) return undefined;
  return new Date(zero + Math.floor(serial < 60 ? serial + 1 : serial) * dayMs).toISOString().slice(0, 10);
}
