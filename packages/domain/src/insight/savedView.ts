import { addDays, addMonths, daysIncluded } from "../dates.ts";
import { checkText, fieldLimits } from "../fields.ts";
import type { Result } from "../result.ts";

/** Saved views of statistics that one person may have. */
export const savedViewLimit = 50;

/**
 * The days of a saved view, told from the day on which it is opened: the month so many months ago up to that day, or so many
 * days that end so many days ago.
 */
export type ViewPeriod =
  | { readonly kind: "month"; readonly ago: number }
  | { readonly kind: "days"; readonly days: number; readonly ago: number };

/** What people call a view. */
export const checkViewName = (text: string): Result<string> => checkText(text, "viewName", fieldLimits.nameLength);

const firstOf = (day: string) => `${day.slice(0, 8)}01`;
const lastOf = (first: string) => addDays(addMonths(first, 1), -1);
const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Days that are a whole month, or the running month up to today, stay a month; all others move along with today. */
export function viewPeriod(fromDay: string, toDay: string, today: string): ViewPeriod {
  const ago = monthsBetween(fromDay, today);
  // The running month ends with today; with days to come it would not be shown as it was saved.
  const isMonth = fromDay === firstOf(fromDay) && toDay === (ago === 0 ? today : lastOf(fromDay));
  if (isMonth && ago >= 0) return { kind: "month", ago };
  const days = daysIncluded(fromDay, toDay);
  const since = toDay <= today ? daysIncluded(toDay, today) - 1 : 1 - daysIncluded(today, toDay);
  return { kind: "days", days, ago: since };
}

/** The days that a view is about on a day. */
export function viewDays(period: ViewPeriod, today: string): { readonly fromDay: string; readonly toDay: string } {
  if (period.kind === "days") {
    const toDay = addDays(today, -period.ago);
    return { fromDay: addDays(toDay, 1 - period.days), toDay };
  }
  const fromDay = addMonths(firstOf(today), -period.ago);
  return { fromDay, toDay: period.ago === 0 ? today : lastOf(fromDay) };
}
