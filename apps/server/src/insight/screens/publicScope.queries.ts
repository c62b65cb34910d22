import type { Handle } from "@yunshou/database";

/**
 * Lets a call without a session read what everybody may see: the platform's totals (PERM-16). The call's transaction starts
 * with an empty scope, and only the readings of the public screens widen it.
 */
export async function widenToPublic(tx: Handle): Promise<void> {
  await Promise.all([tx.query("set local app.scope = '*'"), tx.query("set local app.machines = '*'")]);
}
