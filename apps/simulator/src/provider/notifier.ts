import type { DemoNotice } from "@yunshou/contract/payments/demoProvider";
import type { DemoSubmissionNotice } from "@yunshou/contract/payments/demoSubmissions";
import type { Clock } from "../clock.ts";
import type { Random } from "../random.ts";
import { signedHeaders, type ProviderKeys } from "./signing.ts";

type Notice = DemoNotice | DemoSubmissionNotice;

/** What happens to notices on their way, in percent. */
export interface NoticeFaults {
  /** Never posted at all. */
  readonly lost: number;
  readonly duplicated: number;
  readonly delayed: number;
  readonly delayMs: number;
}

export interface NotifierOptions {
  readonly keys: ProviderKeys;
  readonly clock: Clock;
  readonly random: Random;
  readonly faults: NoticeFaults;
  /** Pauses between attempts in ms; after the last one the notice is given up. */
  readonly retryMs?: readonly number[];
}

const answerWithinMs = 5_000;
const ordinaryRetryMs = [1_000, 3_000, 10_000, 30_000, 60_000, 180_000, 600_000];

/** Posts notices until the cloud answers 2xx. */
export class Notifier {
  readonly #options: NotifierOptions;
  readonly #waiting = new Set<() => void>();
  #stopped = false;
  delivered = 0;
  lost = 0;
  refused = 0;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  post(url: string, notice: Notice): void {
    const { random, faults } = this.#options;
    if (random.percent(faults.lost)) {
      this.lost++;
      return;
    }
    const delayMs = random.percent(faults.delayed) ? faults.delayMs : 0;
    this.#later(delayMs, () => void this.#attempt(url, notice, 0));
    if (random.percent(faults.duplicated))
      this.#later(delayMs + random.between(0, 2_000), () => void this.#attempt(url, notice, 0));
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
  }

  async #attempt(url: string, notice: Notice, attempt: number): Promise<void> {
    const { keys, clock, random, retryMs = ordinaryRetryMs } = this.#options;
    const body = JSON.stringify(notice);
    const headers = { "content-type": "application/json", ...signedHeaders(keys, body, clock.now(), random.text(24)) };
    try {
      const answer = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(answerWithinMs) });
      await answer.arrayBuffer();
      if (answer.ok) {
        this.delivered++;
        return;
      }
      this.refused++;
    } catch {
      this.refused++;
    }
    const pause = retryMs[attempt];
    if (pause !== undefined && !this.#stopped) this.#later(pause, () => void this.#attempt(url, notice, attempt + 1));
  }

  #later(delayMs: number, action: () => void): void {
    const cancel = this.#options.clock.after(delayMs, () => {
      this.#waiting.delete(cancel);
      action();
    });
    this.#waiting.add(cancel);
  }
}
