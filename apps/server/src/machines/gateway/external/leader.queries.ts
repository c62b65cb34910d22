import type { Database } from "@yunshou/database";

/** Any number; it only has to differ from other advisory locks. */
const gatewayLock = 7_305_081_142;

export interface Leadership {
  release(): void;
}

/**
 * Tries to become the one gateway that reads the external broker. The lock lives as long as its connection: `onLost` is
 * called when that breaks, and another process may lead from then on. Undefined when somebody else leads.
 */
export async function tryToLead(database: Database, onLost: () => void): Promise<Leadership | undefined> {
  const client = await database.system.connect();
  let isOver = false;
  const end = (broken: boolean) => {
    if (isOver) return;
    isOver = true;
    client.off("error", lost);
    client.off("end", lost);
    client.release(broken);
  };
  const lost = () => {
    end(true);
    onLost();
  };
  client.on("error", lost);
  client.on("end", lost);
  try {
    const { rows } = await client.query<{ won: boolean }>("select pg_try_advisory_lock($1) as won", [gatewayLock]);
    // A connection that held the lock is closed, never reused: closing is what frees it.
    if (rows[0]?.won === true) return { release: () => end(true) };
    end(false);
    return undefined;
  } catch (error) {
    end(true);
    throw error;
  }
}
