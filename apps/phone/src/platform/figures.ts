import { yuanFromFen } from "@yunshou/domain";
import { currentLanguage, languageTag } from "./phrases/language.ts";

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known !== undefined) return known as Format;
  const made = make();
  formats.set(key, made);
  return made;
}

/** An amount in yuan as the language writes it; exact, because the figure never is a float of fen. */
export function showFen(fen: string): string {
  const options = { style: "currency", currency: "CNY", currencyDisplay: "narrowSymbol" } as const;
  const format = once("yuan", () => new Intl.NumberFormat(languageTag(currentLanguage()), options));
  return format.format(yuanFromFen(BigInt(fen)) as `${number}`);
}

/** Day and minute in the phone's own time. */
export function showInstant(iso: string): string {
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return once("instant", () => new Intl.DateTimeFormat(languageTag(currentLanguage()), options)).format(new Date(iso));
}

/** A mean of whole numbers, given in hundredths, with one place behind the comma. */
export function showMean(hundredths: number): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return once("mean", () => new Intl.NumberFormat(languageTag(currentLanguage()), options)).format(hundredths / 100);
}
