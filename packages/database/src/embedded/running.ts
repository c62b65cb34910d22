import type { Cluster, Running } from "./cluster.ts";
import { answersFor } from "./connection.ts";
import { EmbeddedPostgresError } from "./failures.ts";
import { readPidFile, removeStalePidFile } from "./pid-file.ts";
import { choosePort, rememberPort } from "./port.ts";
import { launch } from "./postmaster.ts";
import { isPostgresOf } from "./processes.ts";
import { sleep } from "./run.ts";

/** How long another start, a stopping server or leftover backends may stand in our way. */
const patienceMs = 60_000;

/** Finds a running postmaster of this cluster; waits for one that is still coming up or going down. */
async function adopt({ layout, password }: Cluster): Promise<Running | undefined> {
  let deadline = Date.now() + patienceMs;
  for (;;) {
    const file = readPidFile(layout);
    if (!file || !isPostgresOf(file.pid, layout.dataDir)) return undefined;
    if (file.state === "starting") deadline = Date.now() + patienceMs;
    if (file.state === "ready" && file.port !== undefined && (await answersFor(layout, password, file.port))) {
      return { pid: file.pid, port: file.port, adopted: true };
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `The database process ${file.pid} of ${layout.dataDir} runs but does not answer; end it and start again.`,
      );
    }
    await sleep(50);
  }
}

/**
 * Adopts the running postmaster of the cluster, or starts one. Two programs may do this at the same
 * moment: PostgreSQL's own lock lets one of them start it and the other then adopts it.
 *
 * @param fixedPort the port that open connection pools already know; without it any free port serves.
 */
export async function ensureRunning(cluster: Cluster, fixedPort?: number): Promise<Running> {
  const { layout } = cluster;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const running = await adopt(cluster);
    if (running) return running;
    removeStalePidFile(layout);
    const port = fixedPort ?? (await choosePort(layout));
    const result = await launch(cluster, port);
    if (result.ok) {
      rememberPort(layout, port);
      return { pid: result.pid, port, adopted: false };
    }
    if (result.obstacle === "fatal" || Date.now() > deadline) throw result.error;
    await sleep(100);
  }
}
