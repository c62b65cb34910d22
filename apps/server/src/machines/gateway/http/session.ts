import type { Pass } from "../mqtt/doorkeeper.ts";

/** A machine that fetches so slowly is told nothing more; what must reach it waits in the outbox. */
const unreadLimit = 256 * 1024;
/** A machine that asked for nothing for this long is away. */
const awayAfterMs = 60_000;

/**
 * What waits for one machine that speaks HTTP. Each message leaves with the next answer, whichever request that answers;
 * what is lost on the way is in the outbox or is asked for again, exactly as with a publication of QoS 0.
 */
export class Session {
  readonly pass: Pass;
  #unread: string[] = [];
  #bytes = 0;
  #heardMs: number;
  #poll: { readonly end: () => void } | undefined;

  constructor(pass: Pass, nowMs: number) {
    this.pass = pass;
    this.#heardMs = nowMs;
  }

  hear(nowMs: number): void {
    this.#heardMs = nowMs;
  }

  isAway(nowMs: number): boolean {
    return this.#poll === undefined && nowMs - this.#heardMs > awayAfterMs;
  }

  /** Keeps a message for the next answer; false when too much waits already. */
  put(text: string): boolean {
    const bytes = Buffer.byteLength(text);
    if (this.#bytes + bytes > unreadLimit) return false;
    this.#bytes += bytes;
    this.#unread.push(text);
    // Messages of one commit come one after the other and leave together.
    if (this.#unread.length === 1) setImmediate(() => this.#poll?.end());
    return true;
  }

  /** All that waits, as the JSON of one answer. */
  take(): string {
    const text = `[${this.#unread.join(",")}]`;
    this.#unread = [];
    this.#bytes = 0;
    return text;
  }

  /** Resolves when something waits, the time is over, or a newer poll takes this one's place. */
  async wait(ms: number): Promise<void> {
    this.#poll?.end();
    if (this.#unread.length > 0 || ms === 0) return;
    await new Promise<void>((resolve) => {
      const poll = {
        end: () => {
          clearTimeout(timer);
          if (this.#poll === poll) this.#poll = undefined;
          resolve();
        },
      };
      const timer = setTimeout(poll.end, ms);
      this.#poll = poll;
    });
  }

  /** Answers a waiting poll now. */
  release(): void {
    this.#poll?.end();
  }
}
