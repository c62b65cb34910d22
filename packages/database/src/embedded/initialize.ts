import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { type Account, canReach } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { explain } from "./failures.ts";
import { type Layout, contentOf } from "./layout.ts";
import { isRunning, postgresProcessesIn } from "./processes.ts";
import { dataDirArgument, quietEnvironment, sleep } from "./run.ts";

/** Collation and case rules come with PostgreSQL itself, so that an upgrade of the system cannot break an index. */
const flags = [
  "--username=postgres",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--auth=scram-sha-256",
  "--data-checksums",
];

const abandonedAfterMs = 10 * 60_000;

/** Removes what starts that were killed in the middle have left. */
async function sweepAbandoned(layout: Layout): Promise<void> {
  for (const name of readdirSync(layout.parentDir)) {
    if (!name.startsWith(layout.stagingPrefix)) continue;
    const folder = join(layout.parentDir, name);
    const owner = Number(name.slice(layout.stagingPrefix.length).split("-")[0]);
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (owner !== process.pid && isRunning(owner) && Date.now() - changedAt < abandonedAfterMs) continue;
    await removeStaging(folder);
  }
}

/** An initdb outlives the start that was killed, and would go on writing while its files are removed. */
async function removeStaging(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const pid of postgresProcessesIn(folder)) endHard(pid);
  while (postgresProcessesIn(folder).length > 0) await sleep(5);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

function endHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function runInitdb(
  staging: string,
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const target = dataDirArgument(staging, canReach(staging, account));
  // The open file is the standard input: the account need not be able to walk to it.
  const password = openSync(layout.passwordFile, "r");
  const source = process.platform === "win32" ? layout.passwordFile : "/dev/stdin";
  try {
    const child = spawn(binaries.initdb, ["-D", target, `--pwfile=${source}`, ...flags], {
      cwd: staging,
      ...account,
      env: quietEnvironment(),
      stdio: [password, "pipe", "pipe"],
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", (error) => reject(explain(`${error.message}\n${output}`, layout.dataDir)));
      child.once("close", resolve);
    });
    if (code !== 0) throw explain(output, layout.dataDir);
  } finally {
    closeSync(password);
  }
}

/** Makes the rename durable, so that a power failure cannot undo it after the first sale. */
function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes the cluster in a folder of its own and gives it the final name when it is complete: a start
 * that is killed in the middle leaves nothing that looks like a database, and of two starts at the
 * same moment one wins and the other uses the winner's.
 */
export async function initializeCluster(
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  await sweepAbandoned(layout);
  const staging = join(layout.parentDir, `${layout.stagingPrefix}${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    mkdirSync(staging, { mode: 0o700 });
    chmodSync(staging, 0o700);
    if (account) chownSync(staging, account.uid, account.gid);
    await runInitdb(staging, layout, binaries, account);
    renameSync(staging, layout.dataDir);
    flushFolder(layout.parentDir);
  } catch (error) {
    await removeStaging(staging);
    if (contentOf(layout.dataDir) === "cluster") return;
    throw error;
  }
}
