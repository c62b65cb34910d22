import type { UpBody, UpType } from "@yunshou/contract/machines/upMessages";

/** A message on the machine's flash memory. `boot`, `seq`, `at` and `body` never change once it exists. */
export interface StoredMessage<T extends UpType = UpType> {
  readonly type: T;
  readonly boot: string;
  readonly seq: number;
  readonly at: number;
  readonly body: UpBody<T>;
  /** When it was first handed to the network; undefined while it never was. */
  firstSentAt?: number;
  lastSentAt?: number;
  attempts: number;
}

const keyOf = (boot: string, seq: number) => `${boot}:${seq}`;

/**
 * Everything the machine said and the cloud has not yet confirmed. It survives power cycles;
 * a message leaves it by `confirm` or `refuse` and in no other way.
 */
export class Outbox {
  readonly #messages = new Map<string, StoredMessage>();

  get size(): number {
    return this.#messages.size;
  }

  add(message: StoredMessage): void {
    this.#messages.set(keyOf(message.boot, message.seq), message);
  }

  /** The cloud has it safely; answers the message, or undefined when it was confirmed before. */
  confirm(boot: string, seq: number): StoredMessage | undefined {
    const key = keyOf(boot, seq);
    const message = this.#messages.get(key);
    this.#messages.delete(key);
    return message;
  }

  /** In the order in which things happened. */
  *[Symbol.iterator](): IterableIterator<StoredMessage> {
    yield* this.#messages.values();
  }

  /** What should go out now: never sent, or unanswered for longer than its patience, up to `limit`. */
  due(now: number, limit: number, patienceMs: (attempts: number) => number): StoredMessage[] {
    const due: StoredMessage[] = [];
    let looked = 0;
    for (const message of this.#messages.values()) {
      if (looked++ >= limit) break;
      if (message.lastSentAt === undefined || now - message.lastSentAt >= patienceMs(message.attempts))
        due.push(message);
    }
    return due;
  }

  /** After a lost connection everything counts as unsent again, and the pauses between repetitions begin anew. */
  forgetSending(): void {
    for (const message of this.#messages.values()) {
      delete message.lastSentAt;
      message.attempts = 0;
    }
  }
}
