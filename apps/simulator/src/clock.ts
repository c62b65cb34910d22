/** Time as a machine sees it. Everything in the simulator waits through this, never by itself. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Runs `action` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, action: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(delayMs, action) {
    const timer = setTimeout(action, Math.max(0, delayMs));
    return () => clearTimeout(timer);
  },
};

/** A clock that moves only when told to; the order of what happens depends on nothing else. */
export interface VirtualClock extends Clock {
  /** Runs everything that is due within the next `durationMs`, in order of time, then of request. */
  advance(durationMs: number): void;
}

interface Waiting {
  readonly dueAt: number;
  readonly order: number;
  readonly action: () => void;
}

export function createVirtualClock(startAt: number): VirtualClock {
  let now = startAt;
  let order = 0;
  const waiting = new Set<Waiting>();

  const nextUntil = (end: number) => {
    let first: Waiting | undefined;
    for (const entry of waiting) {
      if (entry.dueAt > end) continue;
      if (
        first === undefined ||
        entry.dueAt < first.dueAt ||
        (entry.dueAt === first.dueAt && entry.order < first.order)
      )
        first = entry;
    }
    return first;
  };

  return {
    now: () => now,
    after(delayMs, action) {
      const entry = { dueAt: now + Math.max(0, delayMs), order: order++, action };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    advance(durationMs) {
      const end = now + durationMs;
      for (let entry = nextUntil(end); entry !== undefined; entry = nextUntil(end)) {
        waiting.delete(entry);
        now = Math.max(now, entry.dueAt);
        entry.action();
      }
      now = end;
    },
  };
}
