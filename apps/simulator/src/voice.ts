import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody, UpType } from "@yunshou/contract/machines/upMessages";
import type { Clock } from "./clock.ts";
import type { Faults } from "./faults.ts";
import type { Link } from "./link.ts";
import { Outbox, type StoredMessage } from "./outbox.ts";
import type { Random } from "./random.ts";
import type { Stats } from "./stats.ts";

/** Messages that may be under way at once (docs/machine-protocol.md, "Delivery"); the rest waits its turn, oldest first. */
const windowSize = 20;
const shortestPatienceMs = 5_000;
const longestPatienceMs = 300_000;
const pumpEveryMs = 1_000;

export interface VoiceOptions {
  readonly link: Link;
  readonly clock: Clock;
  /** The machine's own clock, which may be wrong. */
  readonly ownNow: () => number;
  readonly random: Random;
  readonly faults: Faults;
  readonly stats: Stats;
}

/** How a machine speaks: names messages, keeps them until they are acknowledged, and suffers the faults of the network. */
export class Voice {
  readonly outbox = new Outbox();
  readonly #options: VoiceOptions;
  #boot = "";
  #seq = 0;
  #connected = false;
  #pumping = false;
  #lastLeavesAt = 0;

  constructor(options: VoiceOptions) {
    this.#options = options;
  }

  get connected(): boolean {
    return this.#connected;
  }

  get boot(): string {
    return this.#boot;
  }

  /** A new life after a power cycle: a new name, counting from one. The outbox stays. */
  startBoot(boot: string): void {
    this.#boot = boot;
    this.#seq = 0;
  }

  /** Says something that must arrive. */
  say<T extends UpType>(type: T, body: UpBody<T>): void {
    const message: StoredMessage = {
      type,
      boot: this.#boot,
      seq: ++this.#seq,
      at: this.#options.ownNow(),
      body,
      attempts: 0,
    };
    this.outbox.add(message);
    this.#options.stats.storedOne(type);
    this.#pump();
  }

  /** Says something that the next one replaces; it is lost when the network is away. */
  whisper<T extends UpType>(type: T, body: UpBody<T>): void {
    if (!this.#connected) return;
    this.#options.stats.heartbeats++;
    const now = this.#options.ownNow();
    this.#transmit({ type, boot: this.#boot, seq: ++this.#seq, at: now, body, attempts: 0 });
  }

  acknowledged({ boot, seqs }: DownBody<"ack">): void {
    const now = this.#options.clock.now();
    for (const seq of seqs) {
      const message = this.outbox.confirm(boot, seq);
      if (message === undefined) continue;
      this.#options.stats.acked++;
      this.#options.stats.ackLatency.add(now - (message.firstSentAt ?? now));
    }
    this.#pump();
  }

  /** The cloud will never take this message; keeping it would block the others. */
  rejected({ boot, seq, problem }: DownBody<"nack">): void {
    this.#options.stats.problem(problem);
    if (boot === null || seq === null) return;
    if (this.outbox.confirm(boot, seq) !== undefined) this.#options.stats.refused++;
    this.#pump();
  }

  connectionUp(): void {
    this.#connected = true;
    this.outbox.forgetSending();
    this.#pump();
  }

  connectionDown(): void {
    this.#connected = false;
  }

  #pump(): void {
    if (!this.#connected) return;
    const now = this.#options.clock.now();
    const patience = (attempts: number) => Math.min(longestPatienceMs, shortestPatienceMs * 2 ** (attempts - 1));
    for (const message of this.outbox.due(now, windowSize, patience)) {
      message.lastSentAt = now;
      message.attempts++;
      this.#transmit(message);
    }
    if (this.outbox.size > 0 && !this.#pumping) {
      this.#pumping = true;
      this.#options.clock.after(pumpEveryMs, () => {
        this.#pumping = false;
        this.#pump();
      });
    }
  }

  /** Jitter keeps the order of messages; reordering and duplicates are faults of their own. */
  #transmit(message: StoredMessage): void {
    const { clock, random, faults } = this.#options;
    const now = clock.now();
    const leavesAt = Math.max(this.#lastLeavesAt, now + random.next() * faults.jitterMs);
    this.#lastLeavesAt = leavesAt;
    const overtaken = random.percent(faults.reorder) ? random.between(200, 2_000) : 0;
    this.#leave(message, leavesAt - now + overtaken);
    if (random.percent(faults.duplicates)) this.#leave(message, leavesAt - now + random.between(0, 3_000));
  }

  #leave(message: StoredMessage, delayMs: number): void {
    const go = () => {
      if (!this.#connected) return;
      const { type, boot, seq, at, body } = message;
      this.#options.stats.sent++;
      message.firstSentAt ??= this.#options.clock.now();
      this.#options.link.send(JSON.stringify({ type, boot, seq, at, sentAt: this.#options.ownNow(), body }));
    };
    if (delayMs <= 0) go();
    else this.#options.clock.after(delayMs, go);
  }
}
