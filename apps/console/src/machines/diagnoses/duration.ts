import type { Language } from "@yunshou/contract";
import { nothingShown } from "../../platform/kit/index.ts";
import { showDuration } from "../../platform/kit/show/duration.ts";

/** Seconds as people read them, e.g. "3 h 20 min". */
export function showSeconds(seconds: number | null, language: Language): string {
  if (seconds === null) return nothingShown;
  const shown = showDuration(new Date(0).toISOString(), new Date(Math.round(seconds) * 1_000).toISOString(), language);
  return shown === "" ? nothingShown : shown;
}
