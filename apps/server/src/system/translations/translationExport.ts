import type { Language } from "@yunshou/contract";
import { translations } from "@yunshou/contract/system/translations";
import type { Handle } from "@yunshou/database";
import { languageNames } from "@yunshou/phrases/languageNames";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type TextFilters, textRows } from "./phraseBook.ts";
import { storedTexts } from "./translations.queries.ts";

async function textsAfter(tx: Handle, filters: TextFilters, after: string | undefined, limit: number) {
  const rows = textRows(await storedTexts(tx), filters);
  const first = after === undefined ? 0 : rows.findIndex(({ textKey }) => textKey === after) + 1;
  return rows.slice(first, first + limit);
}

/** Texts of the interface as a file that can be imported again. */
export const translationExport = exportOf({
  name: "translations",
  of: translations.list,
  words: (language: Language) => wordsOf(language, "translations"),
  title: ({ pages }) => pages["/xtgl/yysz"],
  columns: [
    "langKey",
    "langCode",
    "originalText",
    "langText",
    "translationStatus",
    "reviewStatus",
    "writer",
    "reviewer",
    "updatedTime",
  ],
  rows: (tx, _context, filters: TextFilters, after, limit) => textsAfter(tx, filters, after, limit),
  key: ({ textKey }) => textKey,
  values: ({ translation, review }) => ({
    langCode: languageNames,
    translationStatus: translation,
    reviewStatus: review,
  }),
});
