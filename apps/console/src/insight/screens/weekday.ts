import type { Language } from "@yunshou/contract";
import { weekdays } from "@yunshou/phrases/weekdays";
import { languageTags } from "../../platform/phrases/language.ts";

/** What a day of the week is called, counted from Monday; screens load nothing of what the console knows of dates. */
export function weekdayOf(language: Language, day: number, style: "long" | "short"): string {
  // 2024-01-01 was a Monday.
  const written = new Intl.DateTimeFormat(languageTags[language], { weekday: style, timeZone: "UTC" });
  return weekdays[language]?.[day] ?? written.format(Date.UTC(2024, 0, 1 + day));
}
