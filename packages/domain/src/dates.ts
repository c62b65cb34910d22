import { accept, refuse, type Result } from "./result.ts";

/** No query may start earlier: the first day of card balance records (spec 2 §9, TOPBAR-18). */
export const earliestQueryDay = "2019-06-22";

/** Longest query range in days, by kind of screen (TOPBAR-20). */
export const queryRangeDays = { statistics: 92, orders: 30, history: 7, reportExport: 31, exports: 36_500 } as const;

const dayMs = 86_400_000;

/** Whole days between two ISO days, both included. */
export function daysIncluded(fromDay: string, toDay: string): number {
  return Math.round((Date.parse(`${toDay}T00:00:00Z`) - Date.parse(`${fromDay}T00:00:00Z`)) / dayMs) + 1;
}

/** A range of ISO days that a screen may query: not reversed, not too early, within its limit (TOPBAR-17, TOPBAR-19). */
export function checkDayRange(
  fromDay: string,
  toDay: string,
  limitDays: number,
): Result<{ fromDay: string; toDay: string }> {
  if (fromDay < earliestQueryDay)
    return refuse("range.tooEarly", { field: "fromDay", values: { day: earliestQueryDay } });
  if (fromDay > toDay) return refuse("range.reversed", { field: "toDay" });
  if (daysIncluded(fromDay, toDay) > limitDays)
    return refuse("range.tooLong", { field: "toDay", values: { n: limitDays } });
  return accept({ fromDay, toDay });
}

/** Whether an ISO text is a day that the calendar has. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One formatter a zone: making one costs more than a hundred uses. */
function localFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  return format;
}

const minuteMs = 60_000;
const latest = new Map<
  string,
  { readonly minute: number; readonly time: { readonly day: string; readonly hour: number; readonly minute: number } }
>();

/**
 * The ISO day, the hour (0 to 23) and the minute that an instant falls on in a time zone, e.g. "Asia/Shanghai".
 * All instants of one minute share them in every zone, and sales come in crowds, so the latest answer of a zone is kept.
 */
export function businessTime(
  instant: Date,
  timeZone: string,
): { readonly day: string; readonly hour: number; readonly minute: number } {
  const minute = Math.floor(instant.getTime() / minuteMs);
  const kept = latest.get(timeZone);
  if (kept?.minute === minute) return kept.time;
  const part: Record<string, string> = {};
  for (const { type, value } of localFormat(timeZone).formatToParts(instant)) part[type] = value;
  const time = {
    day: `${part["year"]}-${part["month"]}-${part["day"]}`,
    hour: Number(part["hour"]),
    minute: Number(part["minute"]),
  };
  latest.set(timeZone, { minute, time });
  return time;
}

/** The ISO day that an instant falls on in a time zone. */
export function businessDay(instant: Date, timeZone: string): string {
  return businessTime(instant, timeZone).day;
}

let latestMs = Number.NaN;
let latestText = "";

/**
 * The ISO text of an instant, as JSON has it. Writing one costs as much as ten other fields of a row, and the sales of a
 * batch share their milliseconds, so the latest is kept.
 */
export function instantText(instant: Date): string {
  const ms = instant.getTime();
  if (ms !== latestMs) {
    latestMs = ms;
    latestText = instant.toISOString();
  }
  return latestText;
}

/** Adds whole days to an ISO day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Adds calendar months to an ISO day; a day that the month does not have becomes its last. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}
