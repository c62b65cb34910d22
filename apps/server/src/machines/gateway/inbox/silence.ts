import { asSystem, type Database } from "@yunshou/database";
import { offlineAfterMs } from "@yunshou/domain";
import type { Notifier } from "../../../platform/notifier.ts";
import { raiseAlarms } from "../../conditions/alarms.queries.ts";
import { machinesChannel } from "../../effects/hello.ts";
import { markSilent } from "../../effects/state.queries.ts";

/**
 * Marks machines that said nothing for too long as offline, with an alarm. Silence alone decides: a closed connection
 * is a hint at most, because the machine may be back through another process.
 */
export async function sweepSilent(database: Database, notifier: Pick<Notifier, "notify">): Promise<number> {
  const silent = await asSystem(database, async (tx) => {
    const rows = await markSilent(tx, offlineAfterMs);
    await raiseAlarms(
      tx,
      rows.map(({ machineId, seenAt }) => ({ machineId, kind: "offline" as const, detail: { seenAt } })),
    );
    return rows;
  });
  if (silent.length > 0)
    notifier.notify(
      machinesChannel,
      silent.map((row) => row.machineId),
    );
  return silent.length;
}
