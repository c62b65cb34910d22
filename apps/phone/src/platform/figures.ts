import { type DecimalSign, yuanFromFen } from "@yunshou/domain";
import { likeLao } from "@yunshou/phrases/likeLao";
import { currentLanguage, languageTag } from "./phrases/language.ts";

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known !== undefined) return known as Format;
  const made = make();
  formats.set(key, made);
  return made;
}

const tags = () => [languageTag(currentLanguage()), likeLao];

/** An amount in yuan, exact, because the figure never is a float of fen: "¥1,234.50", in German "¥1.234,50" (GEN-18). */
export function showFen(fen: string): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const yuan = once("yuan", () => new Intl.NumberFormat(tags(), options)).format(
    yuanFromFen(BigInt(fen)) as `${number}`,
  );
  return yuan.startsWith("-") ? `-¥${yuan.slice(1)}` : `¥${yuan}`;
}

/** The sign before decimals, as `showMean` writes it. Phones of such languages have a comma alone on their keys for figures. */
export const decimalSign = (): DecimalSign => (showMean(150).includes(",") ? "," : ".");

const instants = {
  worded: { dateStyle: "medium", timeStyle: "short" },
  // Where browsers do not know Lao, its months have no names.
  inFigures: { day: "numeric", month: "numeric", year: "numeric", hour: "2-digit", minute: "2-digit" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Day and minute in the phone's own time. */
export function showInstant(iso: string): string {
  const options = instants[currentLanguage() === "lo" ? "inFigures" : "worded"];
  return once("instant", () => new Intl.DateTimeFormat(tags(), options)).format(new Date(iso));
}

/** A mean of whole numbers, given in hundredths, with one place behind the comma. */
export function showMean(hundredths: number): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return once("mean", () => new Intl.NumberFormat(tags(), options)).format(hundredths / 100);
}
