import { type ChildProcess, execFile, spawn } from "node:child_process";
import { closeSync, openSync, renameSync, statfsSync } from "node:fs";
import { promisify } from "node:util";
import { canReach } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { EmbeddedPostgresError, type Obstacle, explain, obstacleIn, readSince, sizeOf } from "./failures.ts";
import type { Layout } from "./layout.ts";
import { readPidFile } from "./pid-file.ts";
import { loopback } from "./port.ts";
import { isPostgresOf, isRunning } from "./processes.ts";
import { dataDirArgument, quietEnvironment, sleep } from "./run.ts";

/** Deliberately without lock_timeout and statement_timeout: those belong to each kind of work. */
const ourSettings = {
  listen_addresses: loopback,
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "256MB",
  max_wal_size: "2GB",
  // Disks of today read here and there as fast as in a row; the default of 4 lets lists read whole tables.
  random_page_cost: "1.1",
  // What a killed server asked for ends with it; Windows cannot look.
  ...(process.platform === "win32" ? {} : { client_connection_check_interval: "10s" }),
  fsync: "on",
  synchronous_commit: "on",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_checkpoints: "off",
};

const largeLog = 16 * 1024 * 1024;
const newsEveryMs = 10_000;
const neededSharedMemory = 256 * 1024 * 1024;

/** Containers often have 64 MB of shared memory, in which a parallel query fails in the middle. */
function sharedMemoryIsSmall(): boolean {
  if (process.platform !== "linux") return false;
  try {
    const { blocks, bsize } = statfsSync("/dev/shm");
    return blocks * bsize < neededSharedMemory;
  } catch {
    return true;
  }
}

function argumentsFor(target: string, port: number, overrides: Readonly<Record<string, string>>): string[] {
  const all: Record<string, string> = {
    ...ourSettings,
    ...(sharedMemoryIsSmall() ? { max_parallel_workers_per_gather: "0" } : {}),
    ...overrides,
  };
  return [
    "-D",
    target,
    "-p",
    String(port),
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

export type Launch = { ok: true; pid: number } | { ok: false; obstacle: Obstacle; error: EmbeddedPostgresError };

function whenOver(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(`ended with ${signal ?? code}`));
  });
}

/**
 * Starts the postmaster and waits until it accepts connections, however long the recovery after a
 * crash takes. It runs in a session of its own and writes to a file, so that neither Ctrl-C in our
 * terminal nor a blocked pipe of ours can stop it in the middle of a sale.
 */
export async function launch({ layout, binaries, account, settings, log }: Cluster, port: number): Promise<Launch> {
  const target = dataDirArgument(layout.dataDir, canReach(layout.dataDir, account));
  if (sizeOf(layout.logFile) > largeLog) renameSync(layout.logFile, `${layout.logFile}.1`);
  const output = openSync(layout.logFile, "a", 0o640);
  const logStart = sizeOf(layout.logFile);
  const child = spawn(binaries.postgres, argumentsFor(target, port, settings), {
    cwd: layout.dataDir,
    ...account,
    env: quietEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.unref();
  let end: string | undefined;
  void whenOver(child).then((text) => (end = text));
  let nextNews = Date.now() + newsEveryMs;
  for (;;) {
    await sleep(15);
    if (Date.now() > nextNews) {
      log(
        `The database is still starting; after a crash it first repeats the last minutes of work (${layout.logFile}).`,
      );
      nextNews += newsEveryMs;
    }
    if (end !== undefined) {
      const text = readSince(layout.logFile, logStart);
      return { ok: false, obstacle: obstacleIn(text), error: explain(text || end, layout.dataDir) };
    }
    const file = readPidFile(layout);
    if (file && file.pid === child.pid && file.state === "ready") return { ok: true, pid: file.pid };
  }
}

async function isGoneWithin(pid: number, durationMs: number): Promise<boolean> {
  const deadline = Date.now() + durationMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Stops a postmaster, if it still is one: running transactions are rolled back, everything committed is written down (fast mode), else it is cut off. */
export async function stopPostmaster(pid: number, layout: Layout, binaries: Binaries): Promise<void> {
  if (!isPostgresOf(pid, layout.dataDir)) return;
  if (process.platform === "win32") {
    await promisify(execFile)(binaries.pgCtl, ["stop", "-D", layout.dataDir, "-m", "fast", "-w"]).catch(() => {});
  } else {
    signal(pid, "SIGINT");
  }
  if (await isGoneWithin(pid, 30_000)) return;
  signal(pid, "SIGQUIT");
  if (await isGoneWithin(pid, 10_000)) return;
  throw new EmbeddedPostgresError(`The database process ${pid} of ${layout.dataDir} does not end.`);
}
