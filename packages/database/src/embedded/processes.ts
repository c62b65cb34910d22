import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from "node:fs";

/** Whether a process with this number exists and still runs. A dead process that nobody has collected does not run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return true;
  }
}

const programs = new Set(["postgres", "initdb"]);

/** The folder in which a PostgreSQL process works; `undefined` for other programs and when the system does not tell. */
function postgresFolderOf(pid: number): string | undefined {
  try {
    if (!programs.has(readFileSync(`/proc/${pid}/comm`, "utf8").trim())) return undefined;
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Whether this running process is a PostgreSQL of this cluster. Process numbers are used again
 * after a restart of the computer or container, so a number in a file proves nothing.
 */
export function isPostgresOf(pid: number, dataDir: string): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform === "linux") return postgresFolderOf(pid) === realpathSync(dataDir);
  return /postgres/i.test(commandOf(pid));
}

function commandOf(pid: number): string {
  try {
    return process.platform === "win32"
      ? execFileSync("tasklist", ["/FI", `PID eq ${pid}`, "/FO", "CSV", "/NH"], { encoding: "utf8" })
      : execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/** All PostgreSQL processes of a cluster, also those that outlive the one that started them; empty where the system does not tell. */
export function postgresProcessesIn(dataDir: string): number[] {
  if (process.platform !== "linux" || !existsSync(dataDir)) return [];
  const folder = realpathSync(dataDir);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => postgresFolderOf(pid) === folder && !isZombie(pid));
}
