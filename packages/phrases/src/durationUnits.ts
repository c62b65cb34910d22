import type { Language } from "@yunshou/contract";

export type DurationUnit = "second" | "minute" | "hour" | "day";

/** Short units of time in languages that browsers cannot write: Chromium has no Lao and would take the computer's language. */
export const durationUnits: Readonly<Partial<Record<Language, Readonly<Record<DurationUnit, string>>>>> = {
  lo: { second: "ວິ", minute: "ນທ", hour: "ຊມ", day: "ມື້" },
};
