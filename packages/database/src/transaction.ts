import type pg from "pg";
import type { Database } from "./connect.ts";
import { type Handle, openHandle } from "./handle.ts";
import type { NamedClient } from "./namedClient.ts";
import { isLostRace, mayBeOvertaken } from "./outage.ts";
import type { Scope } from "./scope.ts";

const pauseMs = 15;

/** What work answers to undo everything and still hand out a value, a refusal for instance. */
export class Rollback<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}

export function rollback<T>(value: T): Rollback<T> {
  return new Rollback(value);
}

/** The server turned a commit into a rollback, because a failed statement inside had been overlooked. */
export class CommitRefused extends Error {
  override readonly name = "CommitRefused";
}

export interface TransactionOptions {
  readonly readOnly?: boolean;
  /** How often the work runs when it loses a race for locks or is overtaken by another; it must have no effect outside the transaction. */
  readonly tries?: number;
  /**
   * Plans each statement once per connection and keeps the plan, whatever the values are. For reads by key or within a
   * bounded range: there the planner looks at every month's partition anew and takes longer than the statement itself.
   * Without values it cannot see how little that is, so it is also told to start no workers, which cost more than the read.
   */
  readonly keepPlans?: boolean;
}

type Work<T> = (tx: Handle) => Promise<T | Rollback<T>>;

const idPattern = /^\d{1,19}$/;

function idList(ids: readonly string[]): string {
  for (const id of ids) {
    if (!idPattern.test(id)) throw new Error(`${JSON.stringify(id)} is not an id`);
  }
  return `{${ids.join(",")}}`;
}

/** The settings that row-level security reads; `set local` also reaches the other nodes of a spread database. An empty list stays an empty list; only a platform scope says `*`. */
function scopeSettings(scope: Scope): string {
  const merchants = scope.merchants === "all" ? "*" : idList(scope.merchants);
  const top = scope.topId !== undefined && scope.merchants !== "all" ? idList([scope.topId]).slice(1, -1) : "";
  const machines = scope.machines === undefined ? "*" : idList(scope.machines);
  const granted = scope.granted === undefined ? "" : idList(scope.granted);
  return `set local app.scope = '${merchants}'; set local app.top = '${top}'; set local app.machines = '${machines}'; set local app.granted = '${granted}'`;
}

async function attempt<T>(pool: pg.Pool, opening: string, work: Work<T>): Promise<T> {
  const client = (await pool.connect()) as pg.PoolClient & NamedClient;
  const { handle, close } = openHandle(client);
  let broken: Error | undefined;
  try {
    await client.query(opening);
    const answer = await work(handle);
    close();
    if (answer instanceof Rollback) {
      await client.query("rollback");
      return answer.value;
    }
    const { command } = await client.query("commit");
    if (command !== "COMMIT")
      throw new CommitRefused("The transaction had failed before its commit; nothing was saved.");
    return answer;
  } catch (error) {
    close();
    // After a failed rollback the connection is in no known state and must not return to the pool.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function transact<T>(pool: pg.Pool, opening: string, work: Work<T>, tries: number): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await attempt(pool, opening, work);
    } catch (error) {
      if (run >= tries || !(isLostRace(error) || mayBeOvertaken(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * run * (0.5 + Math.random())));
    }
  }
}

const begin = (options: TransactionOptions) => (options.readOnly ? "begin read only" : "begin");

/**
 * Runs work in one transaction of a person, within what he may see. Row-level security repeats the scope.
 * Begin and scope travel together. A thrown error or `rollback(value)` undoes everything.
 *
 * @throws CommitRefused when a failed statement was swallowed inside the work.
 */
export function inScope<T>(
  database: Database,
  scope: Scope,
  work: Work<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const keptPlans =
    options.keepPlans === true
      ? "set local plan_cache_mode = force_generic_plan; set local max_parallel_workers_per_gather = 0; "
      : "";
  return transact(database.web, `${begin(options)}; ${keptPlans}${scopeSettings(scope)}`, work, options.tries ?? 1);
}

/**
 * Runs work in one transaction of the system, which acts for all merchants: gateway, jobs, notices of providers.
 * Work that loses a race for locks, or is overtaken by another, runs again: three times in all unless said otherwise.
 */
export function asSystem<T>(database: Database, work: Work<T>, options: TransactionOptions = {}): Promise<T> {
  return transact(database.system, begin(options), work, options.tries ?? 3);
}
