import type { Handle } from "@yunshou/database";
import { writeAudits } from "../platform/audit.queries.ts";
import { deedsOfDemo } from "./activity.queries.ts";

/**
 * Tells of each record of the demo company what its people did with it, so that its 动态 has something to show (patterns D8).
 * The entries bear the time at which they are written: a log whose rows claim to be older than its anchors is refused by
 * `audit:verify`. What came about earlier stands before what came about later.
 */
export async function seedActivity(tx: Handle): Promise<void> {
  const deeds = await deedsOfDemo(tx);
  await writeAudits(
    tx,
    deeds.map((deed) => ({ ...deed, address: "127.0.0.1", requestId: "demo" })),
  );
}
