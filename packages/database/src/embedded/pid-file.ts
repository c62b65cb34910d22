import { linkSync, readFileSync, renameSync, rmSync } from "node:fs";
import { isPostgresOf, isRunning, postgresProcessesIn } from "./processes.ts";
import type { Layout } from "./layout.ts";

/** What a postmaster writes about itself; port and state are missing in its first milliseconds. */
export interface PidFile {
  readonly pid: number;
  readonly port: number | undefined;
  readonly state: string;
  readonly text: string;
}

export function parsePidFile(text: string): PidFile | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const port = Number(lines[3]);
  return { pid, port: Number.isInteger(port) && port > 0 ? port : undefined, state: lines[7] ?? "", text };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export function readPidFile(layout: Layout): PidFile | undefined {
  const text = readText(layout.pidFile);
  return text === undefined ? undefined : parsePidFile(text);
}

/**
 * Removes a lock file whose postmaster is gone. PostgreSQL does this itself unless the number still
 * names a process: a zombie that nobody collects, or an unrelated process after a restart. The
 * file is moved away before it is judged, so that a file which another start has just written is
 * put back and not lost.
 */
export function removeStalePidFile(layout: Layout): void {
  const text = readText(layout.pidFile);
  if (text === undefined) return;
  const claim = parsePidFile(text);
  if (claim && isPostgresOf(claim.pid, layout.dataDir)) return;
  if (postgresProcessesIn(layout.dataDir).length > 0) return;
  // Elsewhere the processes of a folder are not known: only what PostgreSQL cannot cure is touched.
  if (process.platform !== "linux" && !(claim && isRunning(claim.pid))) return;
  const aside = `${layout.pidFile}.stale-${process.pid}`;
  try {
    renameSync(layout.pidFile, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (readText(aside) !== text) {
    try {
      linkSync(aside, layout.pidFile);
    } catch {
      // A third start has written its own file in between, and PostgreSQL lets only one of them win.
    }
  }
  rmSync(aside, { force: true });
}
