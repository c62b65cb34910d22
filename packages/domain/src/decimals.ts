/** The sign before the decimals of a figure; which one depends on the language. */
export type DecimalSign = "." | ",";

const written = /^-?[\d.,]*$/;
/** Thousands as a language writes them: one to three digits, then groups of three. */
const grouped = /^-?[1-9]\d{0,2}([.,]\d{3})+$/;

/**
 * What a person typed as a figure, with a point before its decimals and no sign between its thousands; whatever is no figure
 * stays as it is, so that the rule of the field refuses it. Of two kinds of signs the last stands before the decimals. One
 * kind alone stands between thousands where there are several of it, or where it is not the language's decimal sign and
 * exactly three digits follow; otherwise it stands before decimals, so that 0,5 is a half in every language and never 5.
 */
export function readDecimal(typed: string, sign: DecimalSign): string {
  const text = typed
    .trim()
    .replace(/(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, "")
    .replaceAll("\u3002", ".")
    .replaceAll("\uFF0C", ",");
  if (!written.test(text)) return typed;
  const [point, comma] = [text.lastIndexOf("."), text.lastIndexOf(",")];
  if (point >= 0 && comma >= 0) {
    const [decimal, group] = point > comma ? [".", ","] : [",", "."];
    const [whole = "", decimals = "", ...more] = text.split(decimal!);
    return more.length === 0 && grouped.test(whole) ? `${whole.replaceAll(group!, "")}.${decimals}` : typed;
  }
  const only = point >= 0 ? "." : ",";
  const several = text.split(only).length > 2;
  if (grouped.test(text) && (several || only !== sign)) return text.replaceAll(only, "");
  return several ? typed : text.replace(",", ".");
}

/** A figure with a point before its decimals as the language writes it. */
export const showDecimal = (plain: string, sign: DecimalSign): string =>
  sign === "," && /^-?\d*\.\d*$/.test(plain) ? plain.replace(".", ",") : plain;
