import { defaultLanguage, type Language, languages, type StoredRow } from "@yunshou/contract";
import type { translations } from "@yunshou/contract/system/translations";
import { hasSamePlaces, translationStateOf } from "@yunshou/domain";
import type { Overlay } from "@yunshou/phrases/overlay";
import { type DeliveredText, deliveredTexts } from "@yunshou/phrases/server";
import type { StoredText, WrittenText } from "./translations.queries.ts";

type Row = StoredRow<typeof translations.list>;

const books = new Map<Language, ReadonlyMap<string, DeliveredText>>();

/** The delivered texts of a language by their keys; they do not change while the program runs. */
function bookOf(language: Language): ReadonlyMap<string, DeliveredText> {
  const known = books.get(language);
  if (known !== undefined) return known;
  const book = new Map(deliveredTexts(language).map((text) => [text.langKey, text]));
  books.set(language, book);
  return book;
}

/** The delivered text; undefined for a key that the product does not have. */
export const deliveredText = (language: Language, langKey: string): string | undefined =>
  bookOf(language).get(langKey)?.text;

/** What somebody wrote counts while it has the places of the delivered text: an update of the product may bring others. */
const counts = ({ langCode, langKey, langText }: WrittenText): boolean => {
  const text = deliveredText(langCode, langKey);
  return text !== undefined && hasSamePlaces(langText, text);
};

/** The Chinese text that counts for a key. */
export function originalIn(stored: readonly WrittenText[], langKey: string): string | undefined {
  const written = stored.find((one) => one.langCode === defaultLanguage && one.langKey === langKey && counts(one));
  return written?.langText ?? deliveredText(defaultLanguage, langKey);
}

export interface TextFilters {
  readonly langKey?: string | undefined;
  readonly langText?: string | undefined;
  readonly langCode?: Language | undefined;
  readonly translationStatus?: Row["translationStatus"] | undefined;
  readonly reviewStatus?: Row["reviewStatus"] | undefined;
}

/** Texts of all languages, or of one, as the list shows them: key by key, Chinese first. */
export function textRows(stored: readonly StoredText[], filters: TextFilters): Row[] {
  const written = new Map(stored.filter(counts).map((one) => [`${one.langCode} ${one.langKey}`, one]));
  const key = filters.langKey?.toLowerCase();
  const part = filters.langText?.toLowerCase();
  const asked = filters.langCode === undefined ? languages : [filters.langCode];
  const rows: Row[] = [];
  for (const [langKey, { text: chinese }] of bookOf(defaultLanguage)) {
    if (key !== undefined && !langKey.toLowerCase().includes(key)) continue;
    const originalText = written.get(`${defaultLanguage} ${langKey}`)?.langText ?? chinese;
    for (const langCode of asked) {
      const row = rowOf(langKey, langCode, originalText, chinese, written.get(`${langCode} ${langKey}`));
      if (filters.translationStatus !== undefined && row.translationStatus !== filters.translationStatus) continue;
      if (filters.reviewStatus !== undefined && row.reviewStatus !== filters.reviewStatus) continue;
      if (part !== undefined && !`${row.langText}\n${originalText}`.toLowerCase().includes(part)) continue;
      rows.push(row);
    }
  }
  return rows;
}

function rowOf(
  langKey: string,
  langCode: Language,
  originalText: string,
  chinese: string,
  written: StoredText | undefined,
): Row {
  const delivered = deliveredText(langCode, langKey) ?? chinese;
  return {
    textKey: `${langKey} ${langCode}`,
    langKey,
    langCode,
    originalText,
    langText: written?.langText ?? delivered,
    deliveredText: delivered,
    translationStatus: translationStateOf(langCode === defaultLanguage, written?.madeFrom ?? chinese, originalText),
    reviewStatus: written === undefined ? "delivered" : written.reviewer === null ? "unreviewed" : "reviewed",
    writer: written?.writer ?? null,
    reviewer: written?.reviewer ?? null,
    updatedTime: written?.updatedTime ?? null,
  };
}

/** What is written of one language as the trees that the words are read from. */
export function overlayOf(language: Language, written: readonly WrittenText[]): Overlay {
  const overlay: Record<string, unknown> = {};
  for (const one of written) {
    if (one.langCode !== language || !counts(one)) continue;
    const path = bookOf(language).get(one.langKey)!.path;
    let place = overlay;
    for (const key of path.slice(0, -1)) place = (place[key] ??= {}) as Record<string, unknown>;
    place[path.at(-1)!] = one.langText;
  }
  return overlay;
}
