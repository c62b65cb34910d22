import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Where one embedded cluster keeps its files. Everything but `dataDir` stands beside it. */
export interface Layout {
  readonly dataDir: string;
  readonly parentDir: string;
  /** The superuser's password, readable by the cluster's account only. */
  readonly passwordFile: string;
  /** The port of the last successful start, so that the next start can use the same one. */
  readonly portFile: string;
  readonly logFile: string;
  /** PostgreSQL's own lock file, which names the running postmaster. */
  readonly pidFile: string;
  /** Every folder whose name starts like this is an unfinished cluster of some start. */
  readonly stagingPrefix: string;
}

export function layoutOf(dataDir: string): Layout {
  const absolute = resolve(dataDir);
  return {
    dataDir: absolute,
    parentDir: dirname(absolute),
    passwordFile: `${absolute}.password`,
    portFile: `${absolute}.port`,
    logFile: `${absolute}.log`,
    pidFile: join(absolute, "postmaster.pid"),
    stagingPrefix: `${basename(absolute)}.initdb-`,
  };
}

/**
 * What stands in the data directory. A cluster gets its final name only when it is complete, so
 * `foreign` means files that this program did not write, or a cluster that has lost files.
 */
export function contentOf(dataDir: string): "nothing" | "cluster" | "foreign" {
  if (existsSync(join(dataDir, "PG_VERSION")) && existsSync(join(dataDir, "global", "pg_control"))) return "cluster";
  if (!existsSync(dataDir)) return "nothing";
  return readdirSync(dataDir).length === 0 ? "nothing" : "foreign";
}
