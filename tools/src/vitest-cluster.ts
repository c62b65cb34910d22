import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { prepareTemplate } from "@yunshou/database/template";
import type {} from "@yunshou/database/testing";
import type { TestProject } from "vitest/node";

/** The rows of a test run are worth nothing after it, so it need not wait for the disk. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "128MB",
  max_connections: "200",
};

/** Waits until the test run is over, however it ended, and then removes what it may have left. */
const guardScript = `
  cat > /dev/null
  find "$1" -name postmaster.pid 2> /dev/null | while read -r file; do
    pid=$(head -n 1 "$file")
    kill -INT "$pid" && while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
  done
  rm -rf "$1"`;

function startGuard(folder: string): ChildProcess | undefined {
  if (process.platform === "win32") return undefined;
  const guard = spawn("sh", ["-c", guardScript, "guard", folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  (guard.stdin as Socket).unref();
  return guard;
}

/** No system takes a longer name of a socket. */
const longestSocketName = 103;
const takesSocket = (folder: string) =>
  process.platform !== "win32" && Buffer.byteLength(`${folder}/.s.PGSQL.65535`) <= longestSocketName;
const socketIn = (folder: string): Record<string, string> =>
  takesSocket(folder) ? { unix_socket_directories: folder } : {};

/** A statement costs both processes a third less through a socket in the folder than through the loopback address. */
function throughSocket(serverUrl: string, folder: string): string {
  if (!takesSocket(folder)) return serverUrl;
  const url = new URL(serverUrl);
  url.searchParams.set("host", folder);
  return url.href;
}

interface Cluster {
  readonly clusterUrl: string;
  readonly runFolder: string;
  stop(): Promise<void>;
}

async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "yunshou-tests-"));
  chmodSync(folder, 0o755);
  const guard = startGuard(folder);
  const dataDir = join(folder, "postgres");
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { ...settings, ...socketIn(dataDir) },
    log: () => {},
  });
  const clusterUrl = throughSocket(server.url, dataDir);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    guard?.stdin?.end();
  };
  try {
    await prepareTemplate(clusterUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { clusterUrl, runFolder: folder, stop };
}

/** Each project loads this file anew, so what they share stands beside the modules. */
const shared = globalThis as typeof globalThis & { testClusterOfRun?: { cluster: Promise<Cluster>; users: number } };

/** One database server for all database tests of a run, in a temporary folder, whichever projects they belong to. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = (shared.testClusterOfRun ??= { cluster: startCluster(), users: 0 });
  run.users += 1;
  const cluster = await run.cluster;
  project.provide("clusterUrl", cluster.clusterUrl);
  project.provide("runFolder", cluster.runFolder);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete shared.testClusterOfRun;
    await cluster.stop();
  };
}
