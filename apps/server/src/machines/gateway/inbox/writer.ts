import type { Arrival } from "./arrival.ts";
import type { createReceipts } from "./clock.ts";

/** Called once: true when the message is stored or set aside for good, false when nothing is known of it. */
export type Settle = (stored: boolean) => void;

/** A message that waits to be stored. */
export interface Entry {
  readonly arrival: Arrival;
  receivedAt?: Date;
  readonly settle: Settle;
}

export interface WriterOptions {
  readonly batchSize: number;
  /** How long a message waits for company before a batch begins that is not full. */
  readonly lingerMs: number;
  readonly run: (entries: readonly Entry[]) => Promise<void>;
  /** When the messages of a batch were received. */
  readonly date: ReturnType<typeof createReceipts>;
}

/** Gathers entries and runs them batch by batch, never two batches at once. */
export class Writer {
  readonly #options: WriterOptions;
  #queue: Entry[] = [];
  #batch: readonly Entry[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** When the oldest message came that waits here; Infinity when none does. */
  get oldestMs(): number {
    return (this.#batch[0] ?? this.#queue[0])?.arrival.arrivedMs ?? Infinity;
  }

  push(entry: Entry): void {
    this.#queue.push(entry);
    if (this.#running === undefined) this.#schedule();
  }

  /** Ends after the batch under way; answers what was not begun. */
  async stop(): Promise<readonly Entry[]> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    return this.#queue.splice(0);
  }

  /** Begins a batch at once when it is full, or else when its oldest message has waited long enough. */
  #schedule(): void {
    if (this.#isFull) this.#start();
    else this.#timer ??= setTimeout(() => this.#start(), this.#patienceMs);
  }

  get #isFull(): boolean {
    return this.#queue.length >= this.#options.batchSize;
  }

  /** How long the messages that wait may go on waiting for company. */
  get #patienceMs(): number {
    return Math.max(0, this.#queue[0]!.arrival.arrivedMs + this.#options.lingerMs - performance.now());
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running !== undefined || this.#stopped) return;
    this.#running = this.#drain().finally(() => {
      this.#running = undefined;
      if (this.#queue.length > 0 && !this.#stopped) this.#schedule();
    });
  }

  async #drain(): Promise<void> {
    do {
      const batch = (this.#batch = this.#queue.splice(0, this.#options.batchSize));
      // Dated once: a batch that waits for the database was still received when it was received.
      for (const [index, date] of this.#options.date(batch.map((entry) => entry.arrival)).entries())
        batch[index]!.receivedAt = date;
      await this.#options.run(batch);
      this.#batch = [];
    } while (this.#queue.length > 0 && !this.#stopped && (this.#isFull || this.#patienceMs === 0));
  }
}
