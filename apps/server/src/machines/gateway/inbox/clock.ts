/** A message is dated back by at most this much, however old its machine says it is. */
export const oldestMessageMs = 30 * 86_400_000;

/**
 * When a message happened. Only the distance of the machine's two clock readings counts, never the readings
 * themselves, so a clock that is years off changes nothing; the result is never later than the receipt.
 */
export function occurredAt(receivedAt: Date, message: { readonly at: number; readonly sentAt: number }): Date {
  const ageMs = Math.min(Math.max(message.sentAt - message.at, 0), oldestMessageMs);
  return new Date(receivedAt.getTime() - ageMs);
}

/** The time of the database, and the readings of `performance.now()` before it was asked and after it had answered. */
export interface ClockReading {
  readonly now: Date;
  readonly askedMs: number;
  readonly answeredMs: number;
}

/** The database's clock as this process knows it; jumps of the process's own clock do not move it. */
export interface DatabaseClock {
  /** Learns the database's time. However late it is told, only the time that the answer took is in doubt. */
  observe(reading: ClockReading): void;
  /** Ms since 1970; the process's own clock until the first observation. */
  now(): number;
  /** Ms since 1970 of a reading of `performance.now()`. */
  at(readingMs: number): number;
}

/** Smaller differences are left alone, because following them would shake the order of receipts. */
const jitterMs = 250;
const smoothedMs = 2 * jitterMs;

export function createDatabaseClock(): DatabaseClock {
  let offsetMs = Date.now() - performance.now();
  let isKnown = false;
  const at = (readingMs: number) => Math.floor(readingMs + offsetMs);
  return {
    observe({ now, askedMs, answeredMs }) {
      // The database looked at its clock at some moment between the question and the answer.
      const [leastMs, mostMs] = [now.getTime() - answeredMs, now.getTime() - askedMs];
      const doubtMs = isKnown ? jitterMs : 0;
      if (offsetMs < leastMs - doubtMs) offsetMs = leastMs;
      else if (offsetMs > mostMs + doubtMs) offsetMs = mostMs;
      isKnown = true;
    },
    now: () => at(performance.now()),
    at,
  };
}

/**
 * Dates the receipts of a gateway, batch by batch. What one machine says is dated in the order in which it is applied, a
 * later batch later by the millisecond too, so that ids made from receipts keep that order. Machines do not push each other
 * on: a writer that is behind dates its messages by when they came.
 */
export function createReceipts(
  clock: Pick<DatabaseClock, "at" | "now">,
): (arrivals: readonly { readonly machineNo: string; readonly arrivedMs: number }[]) => Date[] {
  const lastMs = new Map<string, number>();
  return (arrivals) => {
    // A clock that was set back is believed; only jitter is smoothed.
    const believedMs = clock.now() + smoothedMs;
    const inBatch = new Map<string, number>();
    const dates = arrivals.map(({ machineNo, arrivedMs }) => {
      const beforeMs = lastMs.get(machineNo) ?? -Infinity;
      const floorMs = inBatch.get(machineNo) ?? (beforeMs > believedMs ? -Infinity : beforeMs + 1);
      const ms = Math.max(floorMs, clock.at(arrivedMs));
      inBatch.set(machineNo, ms);
      return ms;
    });
    for (const [machineNo, ms] of inBatch) lastMs.set(machineNo, ms);
    return dates.map((ms) => new Date(ms));
  };
}
