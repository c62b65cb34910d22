import type { UpType } from "@yunshou/contract/machines/upMessages";

/** Latencies in logarithmic buckets of about 4 %: exact enough for percentiles at any count, in constant memory. */
export class Latencies {
  static readonly #growth = Math.log(1.04);
  readonly #buckets = new Uint32Array(400);
  #count = 0;
  #longest = 0;

  add(ms: number): void {
    const bucket = ms <= 1 ? 0 : Math.min(this.#buckets.length - 1, Math.ceil(Math.log(ms) / Latencies.#growth));
    this.#buckets[bucket]!++;
    this.#count++;
    this.#longest = Math.max(this.#longest, ms);
  }

  get count(): number {
    return this.#count;
  }

  get longestMs(): number {
    return this.#longest;
  }

  /** The latency in ms that `percent` of all stay within; 0 while there are none. */
  percentile(percent: number): number {
    const rank = Math.ceil((this.#count * percent) / 100);
    let seen = 0;
    for (let bucket = 0; bucket < this.#buckets.length; bucket++) {
      seen += this.#buckets[bucket]!;
      if (seen >= rank && seen > 0) return Math.min(this.#longest, Math.exp(bucket * Latencies.#growth));
    }
    return 0;
  }
}

/** What a fleet did so far. Counters only ever grow. */
export class Stats {
  /** Hand-overs to the network, repetitions and duplicates included. */
  sent = 0;
  /** Messages that must be acknowledged, each counted once. */
  stored = 0;
  acked = 0;
  refused = 0;
  heartbeats = 0;
  sales = 0;
  payRequests = 0;
  pickupRequests = 0;
  pickupsAnswered = 0;
  pickupsRefused = 0;
  codesPaid = 0;
  codesAbandoned = 0;
  luckyWon = 0;
  luckyLost = 0;
  ordersGranted = 0;
  ordersDenied = 0;
  pieces = 0;
  jams = 0;
  silences = 0;
  lateResults = 0;
  refills = 0;
  restarts = 0;
  offlinePhases = 0;
  commandsDone = 0;
  commandsRefused = 0;
  lanesTakenOver = 0;
  lanesRefused = 0;
  pricesTakenOver = 0;
  /** Sales at a price of the cloud's list. */
  offersTaken = 0;
  allowancesTakenOver = 0;
  /** Sales by card without network, and cards that could not pay by any allowance. */
  cardsAllowed = 0;
  cardsRefused = 0;
  connects = 0;
  disconnects = 0;
  problems = 0;
  lastProblem = "";
  /** From the first hand-over of a message to its acknowledgement. */
  readonly ackLatency = new Latencies();
  readonly byType: Partial<Record<UpType, number>> = {};

  storedOne(type: UpType): void {
    this.stored++;
    this.byType[type] = (this.byType[type] ?? 0) + 1;
  }

  problem(text: string): void {
    this.problems++;
    this.lastProblem = text;
  }
}
