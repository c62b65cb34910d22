import { setTimeout as pause } from "node:timers/promises";
import { isLostRace, isOutage, type Database } from "@yunshou/database";
import type { FastifyBaseLogger } from "fastify";
import type { Effects } from "../../effects/effect.ts";
import { readArrival, type Arrival } from "./arrival.ts";
import { Assignment } from "./assignment.ts";
import { applyBatch, NotApplicable, type Committed } from "./batch.ts";
import { createReceipts, type DatabaseClock } from "./clock.ts";
import type { Heartbeats } from "./heartbeats.ts";
import { type Entry, type Settle, Writer } from "./writer.ts";

export interface PipelineOptions {
  readonly database: Database;
  readonly effects: Effects;
  readonly heartbeats: Pick<Heartbeats, "note" | "touch">;
  readonly clock: DatabaseClock;
  readonly log: FastifyBaseLogger;
  /** What follows a commit: acks, sends, notifications. Called before the messages themselves are settled. */
  readonly committed: (result: Committed) => void;
  /** Transactions side by side; what waits of one merchant is always in one of them. */
  readonly writers?: number;
  readonly batchSize?: number;
  readonly lingerMs?: number;
  /** Above this many waiting messages the transports stop reading. */
  readonly waitingLimit?: number;
}

/** Three keep PostgreSQL busy while one waits for its commit and one prepares its batch; more only share the same cores. */
export const defaultWriters = 3;

/**
 * A transaction costs some milliseconds of processor time whatever it holds, so messages wait this long for company. What
 * waited meanwhile for the commit before it has waited enough. A sale has a second until it is on the screen.
 */
const defaultLingerMs = 25;

/** A writer with less than this waiting is given more before another one is woken. */
const fewMessages = 32;

const longestPauseMs = 2_000;
const raceTries = 10;
/** As many messages of one machine may wait for their commit; more of it is not read. */
const machineLimit = 200;
const waitingBytesLimit = 64 * 1024 * 1024;

/**
 * From a message to its commit. Messages wait a little for company, share a transaction, and are settled after its commit.
 * While the database is away they wait; one that can never be applied is set aside and holds up nobody.
 */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #writers: Writer[];
  readonly #assignment: Assignment;
  readonly #waitingLimit: number;
  readonly #stopping = new AbortController();
  #waiting = 0;
  #waitingBytes = 0;
  #isOut = false;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#waitingLimit = options.waitingLimit ?? 20_000;
    const writers = options.writers ?? defaultWriters;
    this.#assignment = new Assignment(writers, fewMessages);
    // One dates for all writers, because a machine that begins anew with another one is still dated after what it said before.
    const date = createReceipts(options.clock);
    this.#writers = Array.from(
      { length: writers },
      () =>
        new Writer({
          batchSize: options.batchSize ?? 1_000,
          lingerMs: options.lingerMs ?? defaultLingerMs,
          date,
          run: (entries) => this.#apply(entries, new Map()),
        }),
    );
  }

  /** Messages that are neither stored nor given up. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Age in ms of the oldest message that waits; 0 when none does. */
  get lagMs(): number {
    const oldestMs = Math.min(...this.#writers.map((writer) => writer.oldestMs));
    return oldestMs === Infinity ? 0 : performance.now() - oldestMs;
  }

  get isFull(): boolean {
    return this.#waiting >= this.#waitingLimit || this.#waitingBytes >= waitingBytesLimit;
  }

  /** Full altogether, or full of this machine, over however many connections it says it. */
  isFullOf(machineNo: string): boolean {
    return this.isFull || this.#assignment.waitingOf(machineNo) >= machineLimit;
  }

  /** The database was away at the last try. */
  get isOut(): boolean {
    return this.#isOut;
  }

  submit(machineNo: string, topic: string, payload: Buffer, settle: Settle): void {
    const arrival = readArrival(machineNo, topic, payload, performance.now());
    if (arrival.reading.ok && arrival.reading.message.type === "heartbeat") {
      this.#options.heartbeats.note(machineNo, arrival.reading.message.body, arrival.arrivedMs);
      settle(true);
      return;
    }
    if (this.#stopping.signal.aborted) return settle(false);
    this.#options.heartbeats.touch(machineNo, arrival.arrivedMs);
    this.#waiting++;
    this.#waitingBytes += payload.length;
    this.#writers[this.#assignment.take(machineNo)]!.push({ arrival, settle });
  }

  #settle(entry: Entry, stored: boolean): void {
    const { machineNo, payload } = entry.arrival;
    this.#assignment.done(machineNo);
    this.#waiting--;
    this.#waitingBytes -= payload.length;
    entry.settle(stored);
  }

  /** Finishes what is under way and leaves the rest unsettled; machines send it again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const left = await Promise.all(this.#writers.map((writer) => writer.stop()));
    for (const entry of left.flat()) this.#settle(entry, false);
  }

  async #apply(entries: readonly Entry[], aside: Map<Arrival, string>): Promise<void> {
    const receipts = new Map(entries.map((entry) => [entry.arrival, entry.receivedAt!]));
    for (let tries = 1; !this.#stopping.signal.aborted; tries++) {
      try {
        const result = await applyBatch(this.#options.database, this.#options.effects, receipts, aside);
        this.#isOut = false;
        for (const { machineNo, merchantId } of result.machines) this.#assignment.learn(machineNo, merchantId);
        this.#options.committed(result);
        for (const entry of entries) this.#settle(entry, true);
        return;
      } catch (error) {
        const next = await this.#judge(error, tries, entries, aside);
        if (next === "tryAgain") continue;
        if (next === "giveUp") break;
        return this.#halve(entries, aside);
      }
    }
    for (const entry of entries) this.#settle(entry, false);
  }

  /** What to do about a batch that failed. Sets aside what is proven to be impossible. */
  async #judge(
    error: unknown,
    tries: number,
    entries: readonly Entry[],
    aside: Map<Arrival, string>,
  ): Promise<"tryAgain" | "halve" | "giveUp"> {
    if (isOutage(error)) {
      if (!this.#isOut) this.#options.log.warn({ err: error }, "the database is away; messages wait");
      this.#isOut = true;
      await this.#pause(Math.min(longestPauseMs, 100 * 2 ** Math.min(tries, 5)));
      return "tryAgain";
    }
    if (isLostRace(error) && tries < raceTries) {
      await this.#pause(20 * tries * (0.5 + Math.random()));
      return "tryAgain";
    }
    if (error instanceof NotApplicable && [...error.arrivals.keys()].some((arrival) => !aside.has(arrival))) {
      for (const [arrival, problem] of error.arrivals) aside.set(arrival, problem);
      return "tryAgain";
    }
    const left = entries.filter((entry) => !aside.has(entry.arrival));
    if (left.length > 1) return "halve";
    // Whoever holds what a message needs lets go of it in the end; that it waited for them says nothing against it.
    if (isLostRace(error)) {
      await this.#pause(longestPauseMs * (0.5 + Math.random() / 2));
      return "tryAgain";
    }
    const poison = left[0];
    this.#options.log.error(
      { err: error, machineNo: poison?.arrival.machineNo },
      "a message cannot be applied and is set aside",
    );
    if (poison === undefined) return "giveUp";
    aside.set(
      poison.arrival,
      `cannot be applied: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300),
    );
    return "tryAgain";
  }

  /** One after the other, because one machine may be in both halves. */
  async #halve(entries: readonly Entry[], aside: Map<Arrival, string>): Promise<void> {
    const middle = Math.ceil(entries.length / 2);
    await this.#apply(entries.slice(0, middle), aside);
    await this.#apply(entries.slice(middle), aside);
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}
