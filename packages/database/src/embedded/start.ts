import type { EmbeddedPostgresOptions } from "./cluster.ts";
import { EmbeddedPostgresError, explain } from "./failures.ts";
import { layoutOf } from "./layout.ts";
import { prepareCluster } from "./prepare.ts";
import { type EmbeddedPostgres, Watch } from "./watch.ts";

/**
 * Starts the PostgreSQL that the program brings along, or adopts the one that is already running in
 * this folder, and keeps it running: when the postmaster dies it is started again at the same port.
 *
 * @throws EmbeddedPostgresError with a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const watch = new Watch(await prepareCluster(options), options.log);
    await watch.begin();
    return watch;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError || !(error instanceof Error) || !("code" in error)) throw error;
    throw explain(error.message, layoutOf(options.dataDir).dataDir);
  }
}
