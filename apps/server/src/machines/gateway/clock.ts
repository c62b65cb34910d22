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

/** The database's clock as this process knows it; jumps of the process's own clock do not move it. */
export interface DatabaseClock {
  /** Learns the database's time, read just now. */
  observe(now: Date): void;
  /** Ms since 1970; the process's own clock until the first observation. */
  now(): number;
}

export function createDatabaseClock(): DatabaseClock {
  let offsetMs = Date.now() - performance.now();
  return {
    observe: (now) => {
      offsetMs = now.getTime() - performance.now();
    },
    now: () => Math.round(performance.now() + offsetMs),
  };
}
