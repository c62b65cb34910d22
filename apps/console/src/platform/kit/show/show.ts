import { addDays, businessDay } from "@yunshou/domain";
import { writeNumber, writePercent, writeYuan } from "../../phrases/numbers.ts";
import type { Phrases } from "../../phrases/loadedRooms.ts";
import { sessionCustomData } from "../../session/session.ts";

/** Shown where a value does not exist. */
export const nothingShown = "–";

/** What something is called in questions and messages: its name and its number, as far as they exist. */
export const namesOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== null && part !== "").join(" · ");

/** A count, or a measure with so many decimals, as the chosen language writes it. */
export function showNumber(value: number | null | undefined, decimals = 0): string {
  return value === null || value === undefined ? nothingShown : writeNumber(value, decimals);
}

/** Fen of the wire as yuan: "123450" becomes "¥1,234.50", in German "¥1.234,50" (GEN-18). */
export function showMoney(fen: string | null | undefined): string {
  if (fen === null || fen === undefined) return nothingShown;
  const yuan = writeYuan(fen);
  return yuan.startsWith("-") ? `-¥${yuan.slice(1)}` : `¥${yuan}`;
}

/** `rate` is 0 to 1. */
export function showPercent(rate: number | null | undefined, decimals = 1): string {
  return rate === null || rate === undefined ? nothingShown : writePercent(rate, decimals);
}

/** The merchant's zone, in which all times of the console are meant (GEN-17). */
export function timeZone(): string {
  return sessionCustomData()?.timeZone ?? "Asia/Shanghai";
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant as yyyy-MM-dd HH:mm:ss in the merchant's zone (GEN-17). */
export function showTime(instant: string | null | undefined): string {
  if (!instant) return nothingShown;
  const zone = timeZone();
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    // Swedish writes dates the ISO way.
    formatter = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
    formatters.set(zone, formatter);
  }
  return formatter.format(new Date(instant));
}

const offsetMs = (at: number): number => {
  const ms = new Date(at).setMilliseconds(0);
  return Date.parse(`${showTime(new Date(ms).toISOString()).replace(" ", "T")}Z`) - ms;
};

/**
 * The instant of a time that somebody picked. It is read as a time of the merchant's zone, as it will be shown (GEN-17):
 * a picker knows the browser's zone alone. What it begins with is `dayjs(showTime(instant))`.
 */
export function pickedInstant(picked: { format: (pattern: string) => string }): string {
  const wall = Date.parse(picked.format("YYYY-MM-DDTHH:mm:ss[Z]"));
  // The offset of the zone may be another one on the other side of a change of clocks.
  return new Date(wall - offsetMs(wall - offsetMs(wall))).toISOString();
}

/** Today's business day of the merchant, ISO. */
export function today(): string {
  return businessDay(new Date(), timeZone());
}

/** Filters for the last days, today included: `lastDays(7)`. */
export function lastDays(days: number): { fromDay: string; toDay: string } {
  const toDay = today();
  return { fromDay: addDays(toDay, 1 - days), toDay };
}

/** Filters for the current month up to today. */
export function thisMonth(): { fromDay: string; toDay: string } {
  const toDay = today();
  return { fromDay: `${toDay.slice(0, 7)}-01`, toDay };
}

/** Filters for the day before today. */
export function yesterday(): { fromDay: string; toDay: string } {
  const day = addDays(today(), -1);
  return { fromDay: day, toDay: day };
}

/** Filters for the week before this one, Monday to Sunday. */
export function lastWeek(): { fromDay: string; toDay: string } {
  const day = today();
  const sunday = addDays(day, -(new Date(`${day}T00:00:00Z`).getUTCDay() || 7));
  return { fromDay: addDays(sunday, -6), toDay: sunday };
}

/** Filters for the whole month before this one. */
export function lastMonth(): { fromDay: string; toDay: string } {
  const toDay = addDays(`${today().slice(0, 7)}-01`, -1);
  return { fromDay: `${toDay.slice(0, 7)}-01`, toDay };
}

/** Longitude and latitude as maps take them: with a point in every language, because the comma parts them. */
export function showCoordinates(longitude: number, latitude: number): string {
  return `${longitude.toFixed(5)}, ${latitude.toFixed(5)}`;
}

/** Bytes for people: 1536 becomes "1.5 KB". */
export function showBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) return nothingShown;
  const units = ["B", "KB", "MB", "GB", "TB"];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** step;
  return `${writeNumber(amount, step === 0 ? 0 : 1)} ${units[step]}`;
}

/** What a screen reader says of the boxes before the rows of a table; the table's own words are English. */
export function selectionNames({
  selectRow,
  selectPage,
}: Pick<Phrases<never>["common"]["list"], "selectRow" | "selectPage">) {
  return {
    getCheckboxProps: () => ({ "aria-label": selectRow }),
    getTitleCheckboxProps: () => ({ "aria-label": selectPage }),
  };
}
