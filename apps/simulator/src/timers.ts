import type { Clock } from "./clock.ts";

/** The timers of one life of a machine; a power cut ends them all. */
export class Timers {
  readonly #clock: Clock;
  readonly #cancels = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  after(delayMs: number, action: () => void): void {
    const cancel = this.#clock.after(delayMs, () => {
      this.#cancels.delete(cancel);
      action();
    });
    this.#cancels.add(cancel);
  }

  /** Runs `action` again and again; it answers the pause before the next time in ms. */
  repeat(firstDelayMs: number, action: () => number): void {
    this.after(firstDelayMs, () => this.repeat(action(), action));
  }

  cancelAll(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }
}
