import type { Language } from "@yunshou/contract";
import { type DurationUnit, durationUnits } from "@yunshou/phrases/durationUnits";
import { showNumber } from "./show.ts";

/** How long after one instant another came, in its largest whole unit: "+7秒", "+3 min"; nothing within one second. */
export function showElapsed(from: string, to: string, language: Language): string {
  const duration = showDuration(from, to, language);
  return duration === "" ? "" : `+${duration}`;
}

/** The time between two instants in its largest whole unit: "9天", "3 min"; nothing within one second. */
export function showDuration(from: string, to: string, language: Language): string {
  const seconds = Math.floor((Date.parse(to) - Date.parse(from)) / 1_000);
  if (seconds < 1) return "";
  const [amount, unit]: [number, DurationUnit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3_600
        ? [Math.floor(seconds / 60), "minute"]
        : seconds < 86_400
          ? [Math.floor(seconds / 3_600), "hour"]
          : [Math.floor(seconds / 86_400), "day"];
  const own = durationUnits[language]?.[unit];
  if (own !== undefined) return `${showNumber(amount)} ${own}`;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(amount);
}
