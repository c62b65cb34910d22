import { checkText } from "../fields.ts";
import { accept, type Result } from "../result.ts";
import { productLimits } from "./product.ts";

/** Whether somebody has written the name of a product in a language (PRODUCT-22). */
export const translationStates = ["translated", "notTranslated"] as const;
export type TranslationState = (typeof translationStates)[number];

/** Names of a product in other languages, with the ISO instant at which somebody wrote each. */
export type ProductNames = Readonly<Record<string, { readonly name: string; readonly updatedAt: string }>>;

/** A name in another language, cleaned; an empty one takes the translation away. */
export function checkTranslatedName(text: string, field = "translatedName"): Result<string | null> {
  return text.trim() === "" ? accept(null) : checkText(text, field, productLimits.nameLength);
}

/** The names after some were written: those that are the same keep their instant, and empty ones are gone. */
export function namesAfter(
  before: ProductNames,
  written: Readonly<Record<string, string | null>>,
  now: Date,
): ProductNames {
  const after = new Map(Object.entries(before));
  for (const [language, name] of Object.entries(written)) {
    if (name === null) after.delete(language);
    else if (before[language]?.name !== name) after.set(language, { name, updatedAt: now.toISOString() });
  }
  return Object.fromEntries(after);
}
