import { addDays, businessDay } from "./dates.ts";

/** Where the platform reviews: its working days are those of China, all year round eight hours before UTC. */
const reviewTimeZone = "Asia/Shanghai";
const reviewOffset = "+08:00";

/** Days off that are no weekends, and weekends on which people work, as the State Council announces them each November. */
interface YearOfHolidays {
  /** First and last day off. */
  readonly off: readonly (readonly [string, string])[];
  readonly works: readonly string[];
}

/** Of other years weekends alone are known; a year is added here when it is announced. */
const holidays: readonly YearOfHolidays[] = [
  {
    off: [
      ["2025-01-01", "2025-01-01"],
      ["2025-01-28", "2025-02-04"],
      ["2025-04-04", "2025-04-06"],
      ["2025-05-01", "2025-05-05"],
      ["2025-05-31", "2025-06-02"],
      ["2025-10-01", "2025-10-08"],
    ],
    works: ["2025-01-26", "2025-02-08", "2025-04-27", "2025-09-28", "2025-10-11"],
  },
  {
    off: [
      ["2026-01-01", "2026-01-03"],
      ["2026-02-15", "2026-02-23"],
      ["2026-04-04", "2026-04-06"],
      ["2026-05-01", "2026-05-05"],
      ["2026-06-19", "2026-06-21"],
      ["2026-09-25", "2026-09-27"],
      ["2026-10-01", "2026-10-07"],
    ],
    works: ["2026-01-04", "2026-02-14", "2026-02-28", "2026-05-09", "2026-09-20", "2026-10-10"],
  },
];

const works = new Set(holidays.flatMap((year) => year.works));
const off = holidays.flatMap((year) => year.off);

/** Whether people in China work on an ISO day. */
export function isWorkday(day: string): boolean {
  if (works.has(day)) return true;
  if (off.some(([first, last]) => day >= first && day <= last)) return false;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The end of the n-th working day after the day on which something was handed in (PRODUCT-21). */
export function endOfWorkday(handedIn: Date, workdays: number): Date {
  let day = businessDay(handedIn, reviewTimeZone);
  for (let left = workdays; left > 0;) {
    day = addDays(day, 1);
    if (isWorkday(day)) left -= 1;
  }
  return new Date(`${addDays(day, 1)}T00:00:00${reviewOffset}`);
}
