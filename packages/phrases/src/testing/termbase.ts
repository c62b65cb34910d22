import { readFileSync } from "node:fs";
import type { Language } from "@yunshou/contract";

/** The wordings of one Chinese term in one language; a text may use any of them. */
type Wordings = Readonly<Record<Language, readonly string[]>>;

const columns: readonly Language[] = ["zh", "en", "fr", "ko", "vi", "es", "de", "lo", "it"];

/** The terms of TERMBASE.md by their Chinese name. A cell may hold several terms: 停售 / 启用. */
export const terms: ReadonlyMap<string, Wordings> = termsOf(
  readFileSync(new URL("../../../../TERMBASE.md", import.meta.url), "utf8"),
);

function termsOf(document: string): Map<string, Wordings> {
  const found = new Map<string, Wordings>();
  for (const line of document.split("\n").filter((one) => one.startsWith("| ") && !one.startsWith("| Area"))) {
    const cells = line.split("|").slice(2, -1);
    const chinese = partsOf(cells[0] ?? "").map((one) => one.replace(/（[^）]*）/g, ""));
    for (const [index, term] of chinese.entries()) {
      const wordings = columns.map((language, column): [Language, string[]] => {
        const parts = partsOf(cells[column] ?? "");
        const own = parts.length === chinese.length ? [parts[index] ?? ""] : parts;
        return [language, own.flatMap(variantsOf)];
      });
      found.set(term, Object.fromEntries(wordings) as Record<Language, string[]>);
    }
  }
  return found;
}

function partsOf(cell: string): string[] {
  return cell.split(" / ").map((one) => one.trim());
}

/** "carte SIM de données (carte SIM)" are two wordings, "Guthaben; Konto: Saldo" too. */
function variantsOf(part: string): string[] {
  const inside = [...part.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? "");
  const outside = part.replace(/\([^)]*\)/g, "").split(";");
  return [...outside, ...inside].map((one) => one.replace(/^[^:]*:/, "").trim()).filter((one) => one !== "");
}

/**
 * The terms that a Chinese text names, aliases by the term that they stand for. What belongs to a longer wording does not
 * count for a shorter one: 审核通过 is not 审核.
 */
export function termsIn(text: string, aliases: Readonly<Record<string, string>>): Set<string> {
  const found = new Set<string>();
  const longestFirst = [...terms.keys(), ...Object.keys(aliases)].sort((one, other) => other.length - one.length);
  let rest = text;
  for (const term of longestFirst) {
    if (!rest.includes(term)) continue;
    found.add(aliases[term] ?? term);
    rest = rest.replaceAll(term, "\n");
  }
  return found;
}

/** Languages whose words keep their form; the others are compared by stems, since words bend. */
const unbent: readonly Language[] = ["zh", "ko", "vi", "lo"];

const folded = (text: string) =>
  text
    .replace(/\{\{\w+\}\}/g, "")
    .toLowerCase()
    .replace(/[’\u00a0]/g, " ");

/** Accents bend with a word: Schacht, Schächte. */
const plain = (text: string) =>
  folded(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** The beginning of a word that stays when it bends; little words say nothing. */
function stemOf(word: string): string {
  if (word.length <= 4) return word;
  return word.slice(0, Math.max(4, word.length - (word.length < 8 ? 2 : 3)));
}

/** Whether a text says a wording. */
export function says(text: string, wording: string, language: Language): boolean {
  if (language === "ko") return text.replaceAll(" ", "").includes(wording.replaceAll(" ", ""));
  if (unbent.includes(language)) return folded(text).includes(folded(wording));
  const words = plain(wording).split(/[\s-]+/);
  const telling = words.filter((word) => word.length > 3);
  return (telling.length > 0 ? telling : words).every((word) => plain(text).includes(stemOf(word)));
}
