import { addDays } from "../dates.ts";
import { procurementLimits } from "./supplier.ts";

/** Whole days whose sales say what is needed: four of each weekday. */
export const demandDays = 28;
/** Days that an order shall last beyond its lead time. */
export const coverDays = 14;
/** What lies a year back for this: 52 whole weeks, so that weekdays meet weekdays. */
export const yearBackDays = 364;
/** Of the pieces of an ordinary day, what a season makes of them at least and at most, in percent. */
export const seasonRange = { least: 50, most: 200 } as const;
/** Pieces that each weekday is given besides what it sold, so that chance does not pass for a habit. */
const evenPieces = 4;

/** Pieces sold a year ago: in the `demandDays` before this day, and in as many from it on. */
export interface YearAgo {
  readonly before: number;
  readonly after: number;
}

/** What is known of the need for a product of a supplier. */
export interface Demand {
  /** Pieces sold in the last `demandDays`. */
  readonly sold: number;
  /** Of these, by weekday (0 is Sunday). */
  readonly soldOn: readonly number[];
  readonly yearAgo: YearAgo;
  /** Pieces that would have sold besides, by estimate, had no lane been empty. */
  readonly lost: number;
  /** Pieces in warehouses and bags. */
  readonly stock: number;
  /** Pieces that are ordered and not received. */
  readonly onOrder: number;
  readonly warnThreshold: number;
  readonly packSize: number;
  readonly leadDays: number;
}

type Wanted = Pick<Demand, "sold" | "soldOn" | "yearAgo" | "lost">;

/**
 * What the season makes of the last four weeks in the coming ones, in percent, as it did a year ago. Where less than a piece
 * a day was sold then, before or after, the past says nothing: 100.
 */
export function seasonPercent({ before, after }: YearAgo): number {
  if (before < demandDays || after < demandDays) return 100;
  return Math.min(seasonRange.most, Math.max(seasonRange.least, Math.round((after * 100) / before)));
}

/** What a week needs, as whole numbers over one denominator, so that no rounding adds up. */
function week({ sold, lost, soldOn, yearAgo }: Wanted): { readonly on: readonly number[]; readonly of: number } {
  const even = soldOn.map((pieces) => pieces + evenPieces);
  const all = even.reduce((sum, pieces) => sum + pieces, 0);
  const season = seasonPercent(yearAgo);
  return { on: even.map((pieces) => (sold + lost) * season * pieces), of: all * (demandDays / 7) * 100 };
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Pieces that so many days need, the first of which is `from`, rounded up. */
export function neededPieces(wanted: Wanted, from: string, days: number): number {
  const { on, of } = week(wanted);
  const first = weekdayOf(from);
  const rest = Array.from({ length: days % 7 }, (_, day) => on[(first + day) % 7]!);
  return Math.ceil((Math.floor(days / 7) * sumOf(on) + sumOf(rest)) / of);
}

/** Whole days from `from` on for which so many pieces last; null where nothing sells. */
export function lastingDays(wanted: Wanted, from: string, pieces: number): number | null {
  const { on, of } = week(wanted);
  const ofWeek = sumOf(on);
  if (ofWeek <= 0) return null;
  const weeks = Math.floor((pieces * of) / ofWeek);
  let left = pieces * of - weeks * ofWeek;
  let days = weeks * 7;
  for (let weekday = weekdayOf(from); left >= on[weekday]!; weekday = (weekday + 1) % 7) {
    left -= on[weekday]!;
    days += 1;
  }
  return days;
}

/**
 * Pieces to order today in whole packs, so that goods last through the lead time and `coverDays` without falling below the
 * warning, by the weekdays that come and the season (STOCK-07).
 */
export function suggestedPieces(demand: Demand, today: string): number {
  const { stock, onOrder, warnThreshold, packSize, leadDays } = demand;
  const missing = neededPieces(demand, today, leadDays + coverDays) + warnThreshold - stock - onOrder;
  return missing <= 0 ? 0 : Math.min(Math.ceil(missing / packSize) * packSize, procurementLimits.pieces);
}

/** Whole days for which the goods that are there or ordered last; null where nothing sells. */
export const daysCovered = (demand: Pick<Demand, keyof Wanted | "stock" | "onOrder">, today: string): number | null =>
  lastingDays(demand, today, demand.stock + demand.onOrder);

/**
 * The last day on which an order still comes before the goods fall to the warning; today where that is too late already,
 * null where nothing sells.
 */
export function orderByDay(demand: Demand, today: string): string | null {
  const above = Math.max(0, demand.stock + demand.onOrder - demand.warnThreshold);
  const lasting = lastingDays(demand, today, above);
  return lasting === null ? null : addDays(today, Math.max(0, lasting - demand.leadDays));
}
