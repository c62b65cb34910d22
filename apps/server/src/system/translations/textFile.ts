import { defaultLanguage, type Language, languages } from "@yunshou/contract";
import { checkTranslation, type Refusal, refuse, translationRows } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { errorText, wordsOf } from "@yunshou/phrases/server";
import { deliveredText, originalIn } from "./phraseBook.ts";
import type { WrittenText } from "./translations.queries.ts";

const columns = ["langKey", "langCode", "langText"] as const;
type Column = (typeof columns)[number];

/** What the export calls a column in any of our languages, and its wire name. */
const isColumn = (column: Column, header: string): boolean =>
  header === column || languages.some((language) => wordsOf(language, "translations").fields[column] === header);

const languageOf = (cell: string): Language | undefined =>
  languages.find((one) => one === cell.toLowerCase() || languageNames[one].toLowerCase() === cell.toLowerCase());

/** What a file would write. */
export interface FileTexts {
  readonly texts: readonly WrittenText[];
  /** Texts of the file that are the ones that count already. */
  readonly same: number;
}

interface Problem {
  readonly row: number;
  readonly refusal: Refusal;
}

/**
 * The texts of a spreadsheet. Its first row names the columns, others than key, language and text are passed over, and an
 * empty text says nothing. What the file says of Chinese is what its other languages are made from.
 */
export function textsOfFile(
  rows: readonly (readonly string[])[],
  stored: readonly WrittenText[],
  language: Language,
): FileTexts | Refusal {
  const [header = [], ...lines] = rows;
  const places = columns.map((column) => header.findIndex((cell) => isColumn(column, cell.trim())));
  if (places.includes(-1)) return refuse("system.translationColumns", { field: "file" });
  const current = new Map(stored.map((one) => [`${one.langCode} ${one.langKey}`, one]));
  const texts = new Map<string, WrittenText>();
  const problems: Problem[] = [];
  for (const [index, cells] of lines.entries()) {
    const [langKey = "", code = "", text = ""] = places.map((place) => (cells[place] ?? "").trim());
    if (text === "") continue;
    const langCode = languageOf(code);
    const delivered = langCode === undefined ? undefined : deliveredText(langCode, langKey);
    const checked =
      delivered === undefined
        ? refuse("record.unknown", { field: langCode === undefined ? "langCode" : "langKey" })
        : checkTranslation(text, delivered);
    if (!checked.ok) problems.push({ row: index + 2, refusal: checked });
    else texts.set(`${langCode} ${langKey}`, { langKey, langCode: langCode!, langText: checked.value, madeFrom: "" });
  }
  const [first] = problems;
  if (first !== undefined) {
    const { row, refusal } = first;
    const problem = errorText(language, refusal.code, refusal.values);
    return refuse("system.translationsRefused", { field: "file", values: { n: problems.length, row, problem } });
  }
  return changedTexts([...texts.values()], stored, current);
}

function changedTexts(
  texts: readonly WrittenText[],
  stored: readonly WrittenText[],
  current: ReadonlyMap<string, WrittenText>,
): FileTexts {
  const chinese = texts.filter(({ langCode }) => langCode === defaultLanguage);
  const known = new Map<string, string | undefined>();
  for (const { langKey } of texts) if (!known.has(langKey)) known.set(langKey, originalIn(stored, langKey));
  for (const { langKey, langText } of chinese) known.set(langKey, langText);
  const made = texts.map((one) => ({ ...one, madeFrom: known.get(one.langKey) ?? one.langText }));
  const changed = made.filter((one) => {
    const now = current.get(`${one.langCode} ${one.langKey}`);
    const madeFrom = now?.madeFrom ?? deliveredText(defaultLanguage, one.langKey);
    const langText = now?.langText ?? deliveredText(one.langCode, one.langKey);
    return langText !== one.langText || (one.langCode !== defaultLanguage && madeFrom !== one.madeFrom);
  });
  return { texts: changed, same: made.length - changed.length };
}

/** Rows of a file with texts, the header among them. */
export const textFileRows = translationRows + 1;
