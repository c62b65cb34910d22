export interface TurnLimits {
  /** Works that run at once, of all keys together. */
  readonly atOnce: number;
  readonly atOnceOfKey: number;
  /** Works that wait; one more is turned away. */
  readonly waiting: number;
  readonly waitingOfKey: number;
}

/**
 * Lets works run in turns: each key (a merchant) gets the next free place in a circle, so that fifty works of one
 * never stand before the first of another.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  /** Keys in the order of their turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #waitingAll = 0;
  #runningAll = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when its turn comes; undefined when too many wait already. */
  async run<T>(key: string, work: () => Promise<T>): Promise<{ readonly done: T } | undefined> {
    if (!this.#isFree(key)) {
      const line = this.#waiting.get(key) ?? [];
      if (line.length >= this.#limits.waitingOfKey || this.#waitingAll >= this.#limits.waiting) return undefined;
      this.#waitingAll += 1;
      await new Promise<void>((begin) => this.#waiting.set(key, [...line, begin]));
    } else this.#count(key, 1);
    try {
      return { done: await work() };
    } finally {
      this.#count(key, -1);
      this.#wakeNext();
    }
  }

  #isFree(key: string): boolean {
    return this.#runningAll < this.#limits.atOnce && (this.#running.get(key) ?? 0) < this.#limits.atOnceOfKey;
  }

  #count(key: string, change: number): void {
    this.#runningAll += change;
    const running = (this.#running.get(key) ?? 0) + change;
    if (running === 0) this.#running.delete(key);
    else this.#running.set(key, running);
  }

  /** The place is taken for the woken one before anybody else can ask. */
  #wakeNext(): void {
    for (const [key, [begin, ...line]] of this.#waiting) {
      if (begin === undefined || !this.#isFree(key)) continue;
      this.#waiting.delete(key);
      if (line.length > 0) this.#waiting.set(key, line);
      this.#waitingAll -= 1;
      this.#count(key, 1);
      begin();
      return;
    }
  }
}
