interface Entry {
  readonly answer: Promise<unknown>;
  readonly untilMs: number;
}

/**
 * One reading for everybody who asks the same within a short time: a thousand screens that reconnect at once
 * cost one query. A failed reading is not kept.
 */
export class SharedAnswers {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;

  constructor(limit = 500) {
    this.#limit = limit;
  }

  /** Answers what was read under this key in the last `lifetimeMs`, or reads it. */
  get<T>(key: string, lifetimeMs: number, read: () => Promise<T>): Promise<T> {
    const nowMs = performance.now();
    const known = this.#entries.get(key);
    if (known !== undefined && known.untilMs > nowMs) return known.answer as Promise<T>;
    const answer = read();
    this.#entries.delete(key);
    this.#entries.set(key, { answer, untilMs: nowMs + lifetimeMs });
    answer.catch(() => {
      if (this.#entries.get(key)?.answer === answer) this.#entries.delete(key);
    });
    this.#trim();
    return answer;
  }

  #trim(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) return;
      this.#entries.delete(key);
    }
  }
}
