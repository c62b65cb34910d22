import { defaultLanguage, type Language, languages } from "@yunshou/contract";

const known = new Set<string>(languages);

/** The language of a call: the payload's `language`, else the best of Accept-Language, else Chinese (LANG-03, LANG-08). */
export function languageOf(payload: unknown, acceptLanguage: string | undefined): Language {
  if (typeof payload === "string" && known.has(payload)) return payload as Language;
  for (const part of (acceptLanguage ?? "").slice(0, 200).split(",")) {
    const code = part.split(";")[0]?.trim().slice(0, 2).toLowerCase() ?? "";
    if (known.has(code)) return code as Language;
  }
  return defaultLanguage;
}
