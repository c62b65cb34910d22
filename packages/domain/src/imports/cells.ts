import { isDay } from "../dates.ts";
import { readDecimal } from "../decimals.ts";
import { fenFromYuan } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** How the text of a cell is read. A name is looked up by whoever knows what it names. */
export type ImportCellKind = "text" | "amount" | "number" | "day" | "yesNo" | "name";

/** What a cell was read as: amounts are fen as decimal text, days are ISO texts; null is an empty cell, which changes nothing. */
export type ImportValue = string | number | boolean | null;

const fullWidth = /[\uFF01-\uFF5E]/g;
const yes: ReadonlySet<string> = new Set(["是", "有", "对", "√", "✓", "1", "y", "yes", "true", "on", "启用"]);
const no: ReadonlySet<string> = new Set(["否", "无", "不", "×", "✗", "0", "n", "no", "false", "off", "停用"]);

/** Digits and signs of Chinese keyboards as the plain ones. */
const plain = (text: string) =>
  text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("　", " ")
    .trim();

/**
 * Reads one cell. Amounts may carry ¥, 元 and thousands, weights a g or 克; a comma alone stands before decimals unless exactly
 * three digits follow, because tables come from programs of many languages. Days are in any usual order of year, month, day.
 *
 * @param field is named by the refusal.
 */
export function readImportCell(text: string, kind: ImportCellKind, field: string): Result<ImportValue> {
  const given = text.trim();
  if (given === "") return accept(null);
  switch (kind) {
    case "text":
    case "name":
      return accept(given);
    case "amount":
      return readAmount(plain(given), field);
    case "number":
      return readNumber(plain(given), field);
    case "day":
      return readDay(plain(given), field);
    case "yesNo":
      return readYesNo(plain(given).toLowerCase(), field);
  }
}

function readAmount(text: string, field: string): Result<string> {
  const bare = text.replace(/^(?:[¥￥]|CNY|RMB)\s*/i, "").replace(/\s*(?:元|CNY|RMB)$/i, "");
  // Spreadsheets write 3.50 as 3.5 and 3.1000000000000001: what is beyond two decimals must be nothing but zeros.
  const fen = fenFromYuan(readDecimal(bare, ".").replace(/^(-?\d+\.\d\d)0*$/, "$1"), field);
  return fen.ok ? accept(fen.value.toString()) : fen;
}

function readNumber(text: string, field: string): Result<number> {
  const bare = readDecimal(text.replace(/\s*(?:g|克|ml|毫升)$/i, ""), ".");
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(bare) ? accept(Number(bare)) : refuse("import.notNumber", { field });
}

const dayPatterns = [
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})[日号]?$/,
  /^(\d{4})(\d{2})(\d{2})$/,
];

function readDay(text: string, field: string): Result<string> {
  for (const pattern of dayPatterns) {
    const [, year, month, day] = pattern.exec(text) ?? [];
    if (year === undefined || month === undefined || day === undefined) continue;
    const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    if (isDay(iso)) return accept(iso);
  }
  return refuse("import.notDay", { field });
}

function readYesNo(text: string, field: string): Result<boolean> {
  if (yes.has(text)) return accept(true);
  return no.has(text) ? accept(false) : refuse("import.notYesNo", { field });
}
