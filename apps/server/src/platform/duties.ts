import { asSystem, type Database, ensurePartitions, type Handle } from "@yunshou/database";
import { pruneIdempotency, pruneInbox, pruneNotices, pruneSources } from "./cleanup.queries.ts";
import { imageExpiry } from "./images/store.ts";
import type { ProcessContext } from "./process.ts";
import { type RepeatedDuty, repeating } from "./timers.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const portion = 5_000;
const portionsPerRound = 40;

/** Partitions that will be needed, and what everybody leaves behind. */
export function platformDuties({ database, config }: Pick<ProcessContext, "database" | "config">): RepeatedDuty[] {
  return [
    repeating("platform.partitions", 12 * hourMs, async ({ tx, now }) =>
      ensurePartitions(tx, isoDay(now.getTime()), isoDay(now.getTime() + 92 * dayMs)),
    ),
    pruning(database, "platform.pruneInbox", hourMs, pruneInbox),
    pruning(database, "platform.pruneSources", dayMs, pruneSources),
    pruning(database, "platform.pruneIdempotency", dayMs, pruneIdempotency),
    pruning(database, "platform.pruneNotices", dayMs, pruneNotices),
    imageExpiry(config.dataDir),
  ];
}

/** Deletes what is past its time, a portion a transaction; `prune` answers whether more may be left. */
export function pruning(
  database: Database,
  kind: string,
  everyMs: number,
  prune: (tx: Handle, now: Date, portion: number) => Promise<boolean>,
): RepeatedDuty {
  return repeating(kind, everyMs, async ({ now, afterCommit }) =>
    afterCommit(async () => {
      for (let round = 0; round < portionsPerRound; round += 1)
        if (!(await asSystem(database, (tx) => prune(tx, now, portion)))) return;
    }),
  );
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
