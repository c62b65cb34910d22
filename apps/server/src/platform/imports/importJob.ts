import { asSystem, type Database, type Handle, inScope, type Scope } from "@yunshou/database";
import type { FastifyBaseLogger } from "fastify";
import { pruning } from "../duties.ts";
import { arm, disarm, type RepeatedDuty, type TimerHandler, timerKind } from "../timers.ts";
import { checkRows } from "./checking.ts";
import * as queries from "./imports.queries.ts";
import { storedRequest } from "./importRequest.queries.ts";
import type { ImportKind } from "./kind.ts";

/** What is done beside the call, because the file is large. The duty is a lease that a killed process loses. */
export const importDue = timerKind<{ topId: string }>("platform.import");

const leaseMs = 60_000;
const dayMs = 86_400_000;

export interface ImportJobs {
  readonly handlers: readonly TimerHandler[];
  readonly expiry: RepeatedDuty;
  /** Ends after the portion that is being checked; another process goes on. */
  stop(): Promise<void>;
  /** Waits until nothing runs; for tests. */
  idle(): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly kinds: readonly ImportKind[];
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Checks and writes large imports, one at a time in each process. */
export function importJobs({ database, kinds, log }: Dependencies): ImportJobs {
  let running: Promise<void> | undefined;
  let isStopping = false;

  const run = importDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const isFree = () => running === undefined && !isStopping;
    const soon = (from: number) => importDue.at(key, new Date(from + 1_000), data);
    const takes = isFree();
    await arm(tx, takes ? importDue.at(key, new Date(now.getTime() + leaseMs), data) : soon(now.getTime()));
    if (!takes) return;
    // Only what is committed occupies the process; of two that were taken at once the later one gives its lease back.
    afterCommit(async () => {
      if (!isFree()) return asSystem(database, (later) => arm(later, soon(Date.now())));
      running = work(database, kinds, data.topId, key, () => isStopping)
        .catch((error: unknown) => {
          log.error({ err: error, importId: key }, "An import failed.");
          return giveUp({ database, log }, data.topId, key);
        })
        .finally(() => (running = undefined));
    });
  });

  return {
    handlers: [run],
    expiry: pruning(database, "platform.pruneImports", dayMs, queries.pruneImports),
    async stop() {
      isStopping = true;
      await running;
    },
    idle: async () => running,
  };
}

async function giveUp(
  { database, log }: Pick<Dependencies, "database" | "log">,
  topId: string,
  importId: string,
): Promise<void> {
  await asSystem(database, async (tx) => {
    await queries.setImportState(tx, { topId, importId }, "failed");
    await disarm(tx, importDue.named(importId));
  }).catch((error: unknown) =>
    log.error({ err: error, importId }, "The failure of an import could not be stored; it will be tried again."),
  );
}

/**
 * Does what the state of an import asks for. Where somebody begins another turn meanwhile, it ends and leaves the duty alone,
 * which is that of the new turn by then.
 */
async function work(
  database: Database,
  kinds: readonly ImportKind[],
  topId: string,
  importId: string,
  isStopping: () => boolean,
): Promise<void> {
  const done = () => asSystem(database, (tx) => disarm(tx, importDue.named(importId)));
  const stored = await asSystem(database, (tx) => storedRequest(tx, topId, importId));
  const kind = kinds.find(({ name }) => name === stored?.batch.kind);
  if (stored === undefined || kind === undefined) return done();
  const { batch, scope } = stored;
  if (batch.state === "checking") {
    const checker = await inScope(database, scope, (tx) => kind.open(tx, batch), { readOnly: true });
    await checkRows(kind, batch, checker, async (portion) => {
      const rows = await inScope(database, scope, async (tx) =>
        (await queries.holdTurn(tx, batch)) ? portion(tx) : undefined,
      );
      if (rows === undefined) return false;
      return asSystem(database, async (tx) => {
        if (!(await queries.holdTurn(tx, batch))) return false;
        await arm(tx, importDue.at(importId, new Date(Date.now() + leaseMs), { topId }));
        await queries.saveImportProgress(tx, batch, rows);
        return !isStopping();
      });
    });
    if (isStopping()) return;
    await asSystem(database, async (tx) => {
      if (await queries.finishCheck(tx, batch, batch.turn)) await disarm(tx, importDue.named(importId));
    });
    return;
  }
  if (batch.state === "importing") {
    const isWritten = await inScope(database, scope, (tx) => writeImport(tx, scope, kind, batch));
    if (isWritten) return done();
    await asSystem(database, (tx) => arm(tx, importDue.at(importId, new Date(), { topId })));
    return;
  }
  await done();
}

/** Writes what was checked, or begins the check again when records changed since. Answers whether it is written. */
export async function writeImport(
  tx: Handle,
  scope: Scope,
  kind: ImportKind,
  { importId, topId }: Pick<queries.StoredImport, "importId" | "topId">,
): Promise<boolean> {
  const batch = await queries.importOf(tx, scope, kind.name, importId, { held: true });
  if (batch?.state !== "importing") return true;
  const isWritten = await kind.write(tx, batch);
  if (isWritten) await queries.setImportState(tx, { topId, importId }, "imported");
  else await queries.beginTurn(tx, { topId, importId }, "checking", batch.columns);
  return isWritten;
}
