import { asSystem, type Database, notify as send } from "@yunshou/database";

/** PostgreSQL refuses payloads of 8,000 bytes. */
const payloadLimit = 7_500;

/** Tells other processes that something changed: ids only, gathered, and only ever a hint. */
export interface Notifier {
  /** Gathers ids for a channel; an empty list still wakes the listeners. */
  readonly notify: (channel: string, ids: readonly string[]) => void;
  /** Sends what is gathered. */
  stop(): Promise<void>;
}

/**
 * One NOTIFY a channel every `everyMs` at most, outside of all transactions, because a NOTIFY inside each of them takes
 * their commits one by one. What a crash or an outage swallows is found again by the listeners' own sweeps.
 */
export function createNotifier(database: Database, everyMs = 50): Notifier {
  const waiting = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const flush = () => {
    timer = undefined;
    const calls = [...waiting].flatMap(([channel, ids]) => payloads(ids).map((payload) => [channel, payload] as const));
    waiting.clear();
    sending = sending
      .then(async () => {
        for (const [channel, payload] of calls) await asSystem(database, (tx) => send(tx, channel, payload));
      })
      .catch(() => {});
  };

  return {
    notify(channel, ids) {
      const known = waiting.get(channel) ?? new Set();
      for (const id of ids) known.add(id);
      waiting.set(channel, known);
      timer ??= setTimeout(flush, everyMs).unref();
    },
    async stop() {
      clearTimeout(timer);
      flush();
      await sending;
    },
  };
}

/** Ids joined by commas, cut into payloads that fit; nothing at all is one empty payload. */
function payloads(ids: ReadonlySet<string>): string[] {
  const result: string[] = [];
  let current = "";
  for (const id of ids) {
    if (current.length + id.length + 1 > payloadLimit) {
      result.push(current);
      current = "";
    }
    current += current === "" ? id : `,${id}`;
  }
  return [...result, current];
}
