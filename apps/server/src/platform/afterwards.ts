import type { Refusal } from "@yunshou/domain";

/**
 * An answer that somebody outside has to be asked for. The transaction of the call commits first, with the intent, and its
 * connection is free again; what was answered is written in a transaction of its own.
 */
export class Afterwards<Answer> {
  readonly ask: () => Promise<Answer | Refusal>;
  constructor(ask: () => Promise<Answer | Refusal>) {
    this.ask = ask;
  }
}

/** What a handler answers when the caller waits for somebody outside. Only for calls without a key, whose answers are not kept. */
export const afterwards = <Answer>(ask: () => Promise<Answer | Refusal>): Afterwards<Answer> => new Afterwards(ask);
