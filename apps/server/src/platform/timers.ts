import { asSystem, type Database, type Handle } from "@yunshou/database";
import type { FastifyBaseLogger } from "fastify";
import {
  type Armed,
  type DueRow,
  deleteTimers,
  insertMissingTimer,
  insertTimers,
  postpone,
  takeDue,
  type TimerName,
  timerNamed,
  untilNext,
} from "./timers.queries.ts";

export type { Armed, TimerName };

export interface Due<Data> {
  readonly key: string;
  readonly dueAt: Date;
  readonly data: Data;
  /** How often this duty failed before. */
  readonly attempts: number;
}

/** What a handler may use. The duty is already taken out of the table, in this very transaction. */
export interface TimerContext {
  readonly tx: Handle;
  readonly now: Date;
  /** Calls to the outside belong here, never into the transaction. The sweeper waits for them before it stops. */
  afterCommit(action: () => void | Promise<void>): void;
}

export interface TimerHandler {
  readonly kind: string;
  /** Armed when jobs start, for a duty that arms itself again. */
  readonly first?: Armed;
  run(context: TimerContext, due: Due<never>): Promise<void>;
}

export type RepeatedDuty = TimerHandler & { readonly first: Armed };

/** One kind of duty: who arms it and who fulfils it agree on the type of its data here. */
export interface TimerKind<Data> {
  readonly kind: string;
  at(key: string, dueAt: Date, data: Data): Armed;
  named(key: string): TimerName;
  on(run: (context: TimerContext, due: Due<Data>) => Promise<void>): TimerHandler;
  /** When it is due and its data, as they were before while it is being fulfilled; undefined when it is not armed. */
  find(tx: Handle, key: string): Promise<Pick<Due<Data>, "dueAt" | "data"> | undefined>;
}

export function timerKind<Data extends Record<string, unknown>>(kind: string): TimerKind<Data> {
  return {
    kind,
    at: (key, dueAt, data) => ({ kind, key, dueAt, data }),
    named: (key) => ({ kind, key }),
    on: (run) => ({ kind, run: run as TimerHandler["run"] }),
    find: async (tx, key) => (await timerNamed(tx, { kind, key })) as Pick<Due<Data>, "dueAt" | "data"> | undefined,
  };
}

const unique = <T extends TimerName>(timers: readonly T[]): T[] => [
  ...new Map(timers.map((timer) => [`${timer.kind}|${timer.key}`, timer])).values(),
];

/** Writes duties in the caller's transaction. The same kind and key is the same duty. */
export async function arm(tx: Handle, ...timers: readonly Armed[]): Promise<void> {
  if (timers.length > 0) await insertTimers(tx, unique(timers));
}

export async function disarm(tx: Handle, ...names: readonly TimerName[]): Promise<void> {
  if (names.length > 0) await deleteTimers(tx, unique(names));
}

/** A duty that repeats for ever; whichever process sweeps it first does it, the others pass by. */
export function repeating(kind: string, everyMs: number, run: (context: TimerContext) => Promise<void>): RepeatedDuty {
  const next = (now: Date): Armed => ({ kind, key: "", dueAt: new Date(now.getTime() + everyMs), data: {} });
  return {
    kind,
    first: { kind, key: "", dueAt: new Date(0), data: {} },
    async run(context) {
      await arm(context.tx, next(context.now));
      await run(context);
    },
  };
}

const longestDelaySeconds = 300;
const backoffSeconds = (attempts: number) => Math.min(longestDelaySeconds, 2 ** Math.min(attempts, 10));

export interface Sweeper {
  /** Fulfils what is due, one duty a transaction. Answers how many were fulfilled; what they left for later may still run. */
  sweep(now?: Date): Promise<number>;
  /** Waits for what duties do after their commits. */
  settled(): Promise<void>;
  untilNextMs(): Promise<number | null>;
}

/** Actions after commits that may run at once, e.g. calls to a provider that does not answer; more wait for a free place. */
const actionsAtOnce = 64;

/**
 * One duty is one transaction: a failing duty harms no other, and no transaction holds the locks of several merchants.
 * A duty that fails is put off by 1 s, 2 s, 4 s … 5 min and never forgotten. A slow action after a commit delays no duty.
 */
export function makeSweeper(
  database: Database,
  handlers: readonly TimerHandler[],
  log: Pick<FastifyBaseLogger, "error">,
  workers = 4,
): Sweeper {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const kinds = [...byKind.keys()];
  const inFlight = new Set<Promise<void>>();

  async function later(kind: string, action: () => void | Promise<void>): Promise<void> {
    while (inFlight.size >= actionsAtOnce) await Promise.race(inFlight);
    const flight: Promise<void> = Promise.resolve()
      .then(action)
      .catch((error: unknown) => log.error({ err: error, kind }, "What a duty left for later failed."))
      .finally(() => inFlight.delete(flight));
    inFlight.add(flight);
  }

  async function fulfilOne(now: Date | null): Promise<"none" | "done" | "failed"> {
    let taken: DueRow | undefined;
    const actions: (() => void | Promise<void>)[] = [];
    try {
      await asSystem(database, async (tx) => {
        actions.length = 0;
        [taken] = await takeDue(tx, kinds, now, 1);
        if (taken === undefined) return;
        const { kind, key, dueAt, data, attempts } = taken;
        await byKind
          .get(kind)!
          .run(
            { tx, now: taken.now, afterCommit: (action) => void actions.push(action) },
            { key, dueAt, data: data as never, attempts },
          );
      });
    } catch (error) {
      if (taken === undefined) throw error;
      const row = taken;
      log.error({ err: error, kind: row.kind, key: row.key, attempts: row.attempts }, "A duty failed and is put off.");
      await asSystem(database, (tx) => postpone(tx, row, backoffSeconds(row.attempts)));
      return "failed";
    }
    if (taken === undefined) return "none";
    for (const action of actions) await later((taken as DueRow).kind, action);
    return "done";
  }

  async function work(now: Date | null): Promise<number> {
    let done = 0;
    for (let outcome = await fulfilOne(now); outcome !== "none"; outcome = await fulfilOne(now))
      if (outcome === "done") done += 1;
    return done;
  }

  return {
    sweep: async (now) =>
      (await Promise.all(Array.from({ length: workers }, () => work(now ?? null)))).reduce(
        (sum, done) => sum + done,
        0,
      ),
    async settled() {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
    untilNextMs: () => asSystem(database, (tx) => untilNext(tx, kinds), { readOnly: true }),
  };
}

const longestSleepMs = 1_000;

export interface RunningTimers {
  stop(): Promise<void>;
}

/** Sweeps until stopped: sleeps until the next deadline, at most a second, so that newly armed duties are seen without any notice. */
export async function startTimers(
  database: Database,
  handlers: readonly TimerHandler[],
  repeated: readonly Armed[],
  log: Pick<FastifyBaseLogger, "error">,
): Promise<RunningTimers> {
  const sweeper = makeSweeper(database, handlers, log);
  let stopped = false;
  let wake = () => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, ms);
      wake = () => (clearTimeout(timeout), resolve());
    });
  await asSystem(database, async (tx) => {
    for (const timer of repeated) await insertMissingTimer(tx, timer);
  });
  const loop = (async () => {
    while (!stopped) {
      let pause = longestSleepMs;
      try {
        await sweeper.sweep();
        pause = Math.min(longestSleepMs, Math.max(20, (await sweeper.untilNextMs()) ?? longestSleepMs));
      } catch (error) {
        log.error({ err: error }, "The sweeper could not reach the database.");
      }
      if (!stopped) await sleep(pause);
    }
  })();
  return {
    async stop() {
      stopped = true;
      wake();
      await loop;
      await sweeper.settled();
    },
  };
}
