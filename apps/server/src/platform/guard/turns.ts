/** Of strangers' requests so many begin before people with a session, and everything else, get their turn again. */
const beginAtOnce = 4;

/**
 * Lets the requests of strangers begin a few at a time, address after address: however many one address sends, the next
 * address waits for a few of them, and whoever is known waits for none.
 */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();
  #isPlanned = false;

  add(address: string, begin: () => void): void {
    const others = this.#waiting.get(address);
    if (others === undefined) this.#waiting.set(address, [begin]);
    else others.push(begin);
    this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned || this.#waiting.size === 0) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      for (let begun = 0; begun < beginAtOnce; begun += 1) this.#next();
      this.#plan();
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [address, [begin, ...rest]] = first;
    // To the end of the row: the next one is another address's.
    this.#waiting.delete(address);
    if (rest.length > 0) this.#waiting.set(address, rest);
    begin?.();
  }
}
