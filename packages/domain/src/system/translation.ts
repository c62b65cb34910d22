import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Whether a text was made from the Chinese one that counts (LANG-09, SYS-03). */
export const phraseStates = ["translated", "notTranslated"] as const;
export type PhraseState = (typeof phraseStates)[number];

/** Where a text comes from: delivered with the product, written by somebody, or written and read by a second person. */
export const translationReviews = ["delivered", "unreviewed", "reviewed"] as const;
export type TranslationReview = (typeof translationReviews)[number];

/** Characters of a text of the interface. */
export const translationLength = 2_000;
/** Texts that one file may hold. */
export const translationRows = 60_000;

/** The places `{{name}}` of a text in the order of their names, each as often as it stands there. */
export const placesIn = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

/** Whether two texts are filled with the same values. A text with other places would hide some, or show nothing. */
export const hasSamePlaces = (text: string, other: string): boolean => placesIn(text).join() === placesIn(other).join();

/** A text that somebody writes over the delivered one: it keeps the places of the Chinese original (LANG-07). */
export function checkTranslation(text: string, original: string): Result<string> {
  const checked = checkText(text, "langText", translationLength);
  if (!checked.ok) return checked;
  return hasSamePlaces(checked.value, original)
    ? checked
    : refuse("system.translationPlaces", {
        field: "langText",
        values: { places: placesIn(original).join(" ") || "-" },
      });
}

/** A text is translated while the Chinese text is the one that it was made from; Chinese itself always is (LANG-09). */
export const translationStateOf = (isOriginal: boolean, madeFrom: string, original: string): PhraseState =>
  isOriginal || madeFrom === original ? "translated" : "notTranslated";

/** What was written is read by somebody else. */
export const checkTranslationReview = (writerId: string, reviewerId: string): Result<undefined> =>
  writerId === reviewerId ? refuse("system.ownTranslation") : accept();
