import { Unzip, UnzipInflate } from "fflate";
import { SaxesParser } from "saxes";
import { type DayEpoch, dayFormats, serialDay } from "./dayFormats.ts";
import { type RowSink, type TableLimits, Unreadable } from "./tableLimits.ts";

const pieceBytes = 65_536;

/** Names of the parts that a reader needs, before it knows where the first sheet lies. */
const workbookPath = "xl/workbook.xml";
const relationsPath = "xl/_rels/workbook.xml.rels";

/**
 * Reads the first sheet of an .xlsx. The archive is unpacked piece by piece and never as a whole, and what its headers
 * say of its size is not believed. Formulas give the value that was saved with them; nothing is computed.
 *
 * @throws Unreadable
 */
export function readXlsx(content: Uint8Array, limits: TableLimits, sink: RowSink): void {
  const budget = { bytes: limits.unpackedBytes };
  const sheets: string[] = [];
  const targets = new Map<string, string>();
  const strings: string[] = [];
  const days: boolean[] = [];
  let epoch: DayEpoch = "1900";
  unpack(content, budget, {
    [workbookPath]: () =>
      onElements({
        sheet: (attributes) => void sheets.push(attributes["r:id"] ?? ""),
        workbookPr: ({ date1904 = "0" }) => void (epoch = ["1", "true"].includes(date1904) ? "1904" : "1900"),
      }),
    [relationsPath]: () =>
      onElements({
        Relationship: ({ Id = "", Target = "" }) => void targets.set(Id, Target.replace(/^\/?(?:xl\/)?/, "")),
      }),
    "xl/sharedStrings.xml": () => sharedStrings(strings, limits.cellLength),
    "xl/styles.xml": () => dayFormats(days),
  });
  const target = targets.get(sheets[0] ?? "");
  if (target === undefined) throw new Unreadable("import.damaged");
  const isThere = unpack(content, budget, { [`xl/${target}`]: () => sheetRows({ strings, days, epoch }, sink) });
  if (!isThere) throw new Unreadable("import.damaged");
}

type Reader = SaxesParser;

/** Feeds the named parts to their readers; answers whether any was there. */
function unpack(
  content: Uint8Array,
  budget: { bytes: number },
  readers: Readonly<Record<string, () => Reader>>,
): boolean {
  let found = false;
  let failure: unknown;
  const unzip = new Unzip((file) => {
    const open = Object.hasOwn(readers, file.name) ? readers[file.name] : undefined;
    if (open === undefined) return;
    found = true;
    const reader = open();
    const decoder = new TextDecoder("utf-8");
    file.ondata = (error, piece, isLast) => {
      if (failure !== undefined) return;
      try {
        if (error !== null) throw error;
        budget.bytes -= piece.length;
        if (budget.bytes < 0) throw new Unreadable("import.fileTooLarge");
        reader.write(decoder.decode(piece, { stream: !isLast }));
        if (isLast) reader.close();
      } catch (caught) {
        failure = caught;
        file.terminate();
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < content.length && failure === undefined; at += pieceBytes)
      unzip.push(content.subarray(at, at + pieceBytes), at + pieceBytes >= content.length);
  } catch (caught) {
    failure ??= caught;
  }
  if (failure !== undefined) throw failure instanceof Unreadable ? failure : new Unreadable("import.damaged");
  return found;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Name of an element without the prefix of its namespace. */
const local = (name: string) => name.slice(name.indexOf(":") + 1);

function onElements(handlers: Readonly<Record<string, (attributes: Attributes) => void>>): Reader {
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => handlers[local(name)]?.(attributes as Attributes));
  parser.on("error", (error) => {
    throw error;
  });
  return parser;
}

/** Texts that cells refer to; the reading aids of Japanese and Chinese texts are left out. */
function sharedStrings(strings: string[], cellLength: number): Reader {
  const parser = new SaxesParser();
  let text = "";
  let isText = false;
  let isAid = false;
  parser.on("opentag", ({ name }) => {
    if (local(name) === "si") text = "";
    if (local(name) === "rPh") isAid = true;
    isText = local(name) === "t";
  });
  parser.on("text", (piece) => {
    if (isText && !isAid && text.length <= cellLength) text += piece;
  });
  parser.on("closetag", ({ name }) => {
    isText = false;
    if (local(name) === "rPh") isAid = false;
    if (local(name) === "si") strings.push(text);
  });
  parser.on("error", (error) => {
    throw error;
  });
  return parser;
}

const longestValue = 32_767;

function sheetRows(
  book: { readonly strings: readonly string[]; readonly days: readonly boolean[]; readonly epoch: DayEpoch },
  sink: RowSink,
): Reader {
  const parser = new SaxesParser();
  let cells: string[] = [];
  let rowNo = 0;
  let place = -1;
  let type = "";
  let style = 0;
  let value = "";
  let isValue = false;
  parser.on("opentag", ({ name, attributes }) => {
    const { r = "", t = "n", s = "0" } = attributes as Attributes;
    switch (local(name)) {
      case "row": {
        const given = Number(r);
        const next = Number.isInteger(given) && given > rowNo ? given : rowNo + 1;
        // Sheets leave empty rows out; their numbers are kept, but a jump over half the sheet is no gap.
        for (rowNo += 1; rowNo < next; rowNo += 1) sink([]);
        cells = [];
        place = -1;
        break;
      }
      case "c":
        place = r === "" ? place + 1 : columnOf(r);
        [type, style, value] = [t, Number(s), ""];
        break;
      case "v":
      case "t":
        isValue = true;
        break;
      default:
    }
  });
  parser.on("text", (piece) => {
    if (isValue && value.length <= longestValue) value += piece;
  });
  parser.on("closetag", ({ name }) => {
    switch (local(name)) {
      case "v":
      case "t":
        isValue = false;
        break;
      case "c":
        if (place > 16_384) throw new Unreadable("import.tooManyColumns");
        if (value !== "") {
          while (cells.length < place) cells.push("");
          cells[place] = shown(type, value, book.days[style] === true ? book.epoch : undefined, book.strings);
        }
        break;
      case "row":
        sink(cells);
        break;
      default:
    }
  });
  parser.on("error", (error) => {
    throw error;
  });
  return parser;
}

/** `BC12` is the 55th column, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    if (sign < "A" || sign > "Z") break;
    column = column * 26 + sign.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** A cell as a person reads it: whole numbers with all their digits, because barcodes are saved as numbers. */
function shown(type: string, value: string, dayFrom: DayEpoch | undefined, strings: readonly string[]): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type !== "n") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (dayFrom !== undefined) return serialDay(number, dayFrom) ?? value;
  return Number.isSafeInteger(number) ? BigInt(number).toString() : String(Number(number.toPrecision(15)));
}
