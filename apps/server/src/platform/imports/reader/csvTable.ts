import { parse } from "csv-parse";
import { type RowSink, type TableLimits, Unreadable } from "./tableLimits.ts";

/**
 * The text of a file: by its byte order mark, else UTF-8 when it is valid, else GB18030, in which the spreadsheets of
 * older Chinese systems are saved.
 */
export function decodedText(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("gb18030").decode(content);
  }
}

const delimiters = [",", "\t", ";"] as const;

/** The sign between cells: the one of which the first line has most outside of quotes. */
export function delimiterOf(text: string): string {
  const line =
    text
      .slice(0, 20_000)
      .replace(/"(?:[^"]|"")*"/g, "")
      .split(/\r?\n/, 1)[0] ?? "";
  const counts = delimiters.map((sign) => line.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** Reads a text table. A cell that begins with = is text like any other. @throws Unreadable */
export async function readCsv(content: Uint8Array, limits: TableLimits, sink: RowSink): Promise<void> {
  const text = decodedText(content);
  // A binary file that somebody gave the name of a table.
  if (text.includes("\0")) throw new Unreadable("import.damaged");
  const parser = parse({
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: limits.columns * (limits.cellLength + 10) * 4,
  });
  parser.end(text);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) sink(cells);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("import.damaged");
  }
}
