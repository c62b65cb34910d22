import { asSystem, type Database, type Handle } from "@yunshou/database";

/**
 * Lets two meet at a lock in a known order: `first` runs in a transaction that stays open, `second` starts, and `first`
 * commits once `second` waits for it, or ended without waiting. Answers what `second` answers.
 */
export async function meetAtLock<T>(
  database: Database,
  first: (tx: Handle) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  let outcome: Promise<T> | undefined;
  await asSystem(
    database,
    async (tx) => {
      await first(tx);
      let isOver = false;
      outcome = second().finally(() => (isOver = true));
      outcome.catch(() => undefined);
      while (!isOver && !(await somebodyWaits(tx))) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    { tries: 1 },
  );
  return outcome!;
}

/** Whether another transaction waits for what this one holds. */
async function somebodyWaits(tx: Handle): Promise<boolean> {
  return (
    (
      await tx.query(
        "select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1",
      )
    ).length > 0
  );
}
