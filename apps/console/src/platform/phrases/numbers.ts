import { yuanFromFen } from "@yunshou/domain";
import { likeLao } from "@yunshou/phrases/likeLao";
import { currentLanguage, languageTags } from "./language.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** The one place that writes figures: separators and groups follow the chosen language (LANG-03). */
function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const tag = languageTags[currentLanguage()];
  const key = `${tag} ${options.style ?? "decimal"} ${options.minimumFractionDigits ?? 0} ${options.maximumFractionDigits ?? 0}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat([tag, likeLao], options);
  formats.set(key, made);
  return made;
}

/** A figure with exactly so many decimals. A text keeps every digit that it has, also beyond those of a number. */
export function writeNumber(value: number | string, decimals = 0): string {
  return formatOf({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value as number);
}

/** Fen as yuan with two decimals, for texts that name the currency themselves (GEN-18). */
export function writeYuan(fen: bigint | string): string {
  return writeNumber(yuanFromFen(BigInt(fen)), 2);
}

/** A figure with as many decimals as it needs, at most so many. */
export function writeShort(value: number, decimals = 1): string {
  return formatOf({ maximumFractionDigits: decimals }).format(value);
}

/** `rate` is 0 to 1. */
export function writePercent(rate: number, decimals = 1): string {
  return formatOf({ style: "percent", minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(rate);
}
