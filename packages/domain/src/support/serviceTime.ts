import { addDays, businessDay } from "../dates.ts";
import { isWorkday } from "../workdays.ts";

/** Service is given on the working days of China, whole days long: a night counts, a weekend or holiday does not. */
const serviceZone = "Asia/Shanghai";
const serviceOffset = "+08:00";

const beginOf = (day: string) => Date.parse(`${day}T00:00:00${serviceOffset}`);

/** The instant that lies so many milliseconds of service after another; of none, the instant itself or the next moment of service. */
export function afterServiceTime(from: Date, ms: number): Date {
  let at = from.getTime();
  let left = ms;
  for (let day = businessDay(from, serviceZone); ; day = addDays(day, 1)) {
    const end = beginOf(addDays(day, 1));
    if (isWorkday(day)) {
      if (at + left <= end) return new Date(at + left);
      left -= end - at;
    }
    at = end;
  }
}

/** Milliseconds of service between two instants; none when the second lies before the first. */
export function serviceTime(from: Date, to: Date): number {
  let sum = 0;
  let at = from.getTime();
  for (let day = businessDay(from, serviceZone); at < to.getTime(); day = addDays(day, 1)) {
    const end = Math.min(beginOf(addDays(day, 1)), to.getTime());
    if (isWorkday(day)) sum += end - at;
    at = end;
  }
  return sum;
}

/** What of a ticket's time runs, as it stands in its row. */
export interface TicketClock {
  /** Until when somebody must answer; null while the reporter is asked, and once the ticket is closed. */
  readonly answerDueAt: Date | null;
  /** Until when it must be resolved; null as before. */
  readonly solveDueAt: Date | null;
  /** Milliseconds of service that remain to resolve it, as of the last moment at which the clock was stopped. */
  readonly solveLeftMs: number;
}

const hourMs = 3_600_000;
/** No answer within 24 hours of service is a time-out (TICKET-02). */
export const answerWithinMs = 24 * hourMs;
/** DECISION: a ticket is resolved within three working days; the specification names the answer alone. */
export const solveWithinMs = 72 * hourMs;

/** The clock of a new ticket. */
export function startClock(now: Date): TicketClock {
  return {
    answerDueAt: afterServiceTime(now, answerWithinMs),
    solveDueAt: afterServiceTime(now, solveWithinMs),
    solveLeftMs: solveWithinMs,
  };
}

/** Nothing runs: somebody answered and the reporter is awaited, or the ticket is closed. What remains is kept. */
export function pauseClock({ solveDueAt, solveLeftMs }: TicketClock, now: Date): TicketClock {
  return {
    answerDueAt: null,
    solveDueAt: null,
    solveLeftMs: solveDueAt === null ? solveLeftMs : serviceTime(now, solveDueAt),
  };
}

/**
 * The reporter said something, or a ticket was opened again: somebody must answer, and what remained goes on. A clock that
 * runs already is left alone. Once nothing remains only the answer is counted, because a deadline is missed once.
 */
export function resumeClock(clock: TicketClock, now: Date): TicketClock {
  if (clock.answerDueAt !== null) return clock;
  return {
    answerDueAt: afterServiceTime(now, answerWithinMs),
    solveDueAt: clock.solveLeftMs > 0 ? afterServiceTime(now, clock.solveLeftMs) : null,
    solveLeftMs: clock.solveLeftMs,
  };
}

/** Somebody takes what ran out of time: the answer is counted anew, and of the rest what was left. */
export const renewClock = (clock: TicketClock, now: Date): TicketClock => resumeClock(pauseClock(clock, now), now);
