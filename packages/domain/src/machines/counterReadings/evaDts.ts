import { accept, refuse, type Result } from "../../result.ts";
import { bytesChecksum } from "./checksum.ts";

/** What one EVA-DTS file says of a machine's counters. Counters only grow, from the making of its board on. */
export interface Counters {
  /** Serial number of the machine (ID101) and of its control board (CB101); empty where the file does not say. */
  readonly serial: string;
  readonly board: string;
  /** What the machine's own clock showed, `2026-11-23 09:00`; it is shown and never believed. Empty where it is not said. */
  readonly clock: string;
  /** Three letters (ID403), or empty. */
  readonly currency: string;
  /** Pieces sold since the board was made. */
  readonly vends: number;
  /** What they cost, in hundredths of the currency; null where the file does not say. */
  readonly valueCents: bigint | null;
  readonly products: readonly ProductCounter[];
}

export interface ProductCounter {
  /** The number of the selection (PA101). */
  readonly selection: string;
  readonly name: string;
  readonly vends: number;
}

/** A file of a machine has some kilobytes; so many travel in the body of one call, written in base64. */
export const counterFileBytes = 44 * 1024;
/** The counters of the standard have at most eight digits; twelve bound what is read as a number. */
const counterPattern = /^\d{1,12}$/;
const productLimit = 500;
/** ID402 names the currency by its ISO number behind a 1; only what matters here is translated. */
const currencyNumbers: Readonly<Record<string, string>> = { "1156": "CNY", "1978": "EUR", "1840": "USD" };

type Segment = readonly string[];

/**
 * Reads a file in the Data Transfer Standard of the European Vending Association. Its own count of segments and its
 * checksum say whether it is whole; a file without its end is refused, however much of it could be read.
 */
export function readEvaDts(bytes: Uint8Array): Result<Counters> {
  if (bytes.length > counterFileBytes)
    return refuse("counterReadings.fileTooLarge", { field: "content", values: { limit: "44 KB" } });
  const lines = textOf(bytes)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  const first = lines.findIndex((line) => line.startsWith("ST*"));
  if (first < 0) return refuse("counterReadings.notEvaDts", { field: "content" });
  const last = lines.findIndex((line, index) => index > first && line.startsWith("SE*"));
  if (last < 0) return refuse("counterReadings.cutOff", { field: "content" });
  const body = lines.slice(first, last).filter((line) => line !== "");
  const expected = Number(lines[last]!.split("*")[1]);
  if (expected !== body.length + 1)
    return refuse("counterReadings.segmentsMissing", {
      field: "content",
      values: { expected: Number.isFinite(expected) ? expected : 0, found: body.length + 1 },
    });
  const sum = body.findIndex((line) => line.startsWith("G85*"));
  if (sum >= 0) {
    const said = body[sum]!.split("*")[1]!.toUpperCase();
    // What follows the checksum is not in it; lines end with carriage return and line feed there, whatever the file has.
    const found = bytesChecksum(`${body.slice(0, sum).join("\r\n")}\r\n`);
    if (said !== found)
      return refuse("counterReadings.checksum", { field: "content", values: { expected: said, found } });
  }
  return countersOf(body.map((line) => line.split("*")));
}

function countersOf(segments: readonly Segment[]): Result<Counters> {
  const first = (name: string): Segment => segments.find(([id]) => id === name) ?? [];
  const malformed = segments.find(
    ([id, ...fields]) =>
      (id === "VA1" || id === "PA2") && fields.slice(0, 4).some((field) => field !== "" && !counterPattern.test(field)),
  );
  if (malformed !== undefined)
    return refuse("counterReadings.noNumber", {
      field: "content",
      values: { segment: malformed.join("*").slice(0, 40) },
    });
  const products = productsOf(segments);
  const [, value, total = ""] = first("VA1");
  if (total === "" && products.length === 0) return refuse("counterReadings.noCounters", { field: "content" });
  const [, places, currencyNumber = "", letters = ""] = first("ID4");
  return accept({
    serial: (first("ID1")[1] ?? "").trim().slice(0, 40),
    board: (first("CB1")[1] ?? "").trim().slice(0, 40),
    clock: clockOf(first("ID5")),
    currency: /^[A-Z]{3}$/.test(letters) ? letters : (currencyNumbers[currencyNumber] ?? ""),
    vends: total === "" ? products.reduce((sum, { vends }) => sum + vends, 0) : Number(total),
    valueCents: value === undefined || value === "" ? null : centsOf(BigInt(value), places),
    products,
  });
}

/** PA1 names a selection, the PA2 behind it counts it. */
function productsOf(segments: readonly Segment[]): ProductCounter[] {
  const products = new Map<string, ProductCounter>();
  let named: Segment | undefined;
  for (const segment of segments) {
    if (segment[0] === "PA1") named = segment;
    if (segment[0] !== "PA2" || named === undefined || products.size >= productLimit) continue;
    const selection = (named[1] ?? "").slice(0, 20);
    // Since it was made a machine has sold at least what it sold since it was read; some makers write the two in the wrong order.
    const vends = Math.max(Number(segment[1] ?? 0), Number(segment[3] ?? 0));
    products.set(selection, { selection, name: (named[3] ?? "").trim().slice(0, 60), vends });
    named = undefined;
  }
  return [...products.values()];
}

/** ID401 says how many places the file's amounts have behind the point; two are usual. */
function centsOf(value: bigint, places = "2"): bigint {
  const digits = /^[0-4]$/.test(places) ? Number(places) : 2;
  return digits <= 2 ? value * 10n ** BigInt(2 - digits) : value / 10n ** BigInt(digits - 2);
}

/** ID5 holds day and time as YYYYMMDD, older machines YYMMDD, and HHMMSS. */
function clockOf([, day = "", time = ""]: Segment): string {
  const full = /^\d{6}$/.test(day) ? `20${day}` : day;
  if (!/^\d{8}$/.test(full) || !/^\d{4,6}$/.test(time)) return "";
  return `${full.slice(0, 4)}-${full.slice(4, 6)}-${full.slice(6)} ${time.slice(0, 2)}:${time.slice(2, 4)}`;
}

/** The standard knows single bytes only; each becomes the character of its number, so that the checksum finds it again. */
function textOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
