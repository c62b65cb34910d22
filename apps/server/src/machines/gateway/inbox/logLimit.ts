const windowMs = 10_000;
const linesOfWindow = 100;

/**
 * Lets a hundred lines through in ten seconds and answers how many more there were: strangers who are refused by the
 * thousand must not fill the disk with what the log says of them.
 */
export class LogLimit {
  #since = -Infinity;
  #lines = 0;
  #kept = 0;

  /** Writes the line, or counts it. `kept` is how many lines were not written before this one. */
  say(write: (kept: number) => void, nowMs = performance.now()): void {
    if (nowMs - this.#since >= windowMs) [this.#since, this.#lines] = [nowMs, 0];
    if (++this.#lines > linesOfWindow) return void this.#kept++;
    const kept = this.#kept;
    this.#kept = 0;
    write(kept);
  }
}
