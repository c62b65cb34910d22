import { type Stats, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { spawnSync } from "node:child_process";
import { EmbeddedPostgresError } from "./failures.ts";

/** The account that runs PostgreSQL when this process is root, which PostgreSQL refuses to run as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Reads one account out of the text of `/etc/passwd`. */
export function accountNamed(name: string, passwd: string): Account | undefined {
  const line = passwd.split("\n").find((candidate) => candidate.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) return undefined;
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Nobody else (`undefined`) for an ordinary user. For root: the owner of an existing cluster, else
 * `postgres`, else `nobody`; initdb works only for an account that `/etc/passwd` knows.
 */
export function chooseAccount(clusterDir: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = clusterDir === undefined ? undefined : statSync(clusterDir);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = readFileSync("/etc/passwd", "utf8");
  const account = accountNamed("postgres", passwd) ?? accountNamed("nobody", passwd);
  if (!account || account.uid === 0) {
    throw new EmbeddedPostgresError(
      "PostgreSQL refuses to run as root, and this system has neither an account postgres nor nobody; start the program as an ordinary user or set DATABASE_URL.",
    );
  }
  return account;
}

function mayEnter(folder: Stats, account: Account): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** Whether the account can walk down to this path, judged by the mode bits of every folder above it. */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true;
  for (let folder = realpathSync(dirname(path)); ; folder = dirname(folder)) {
    if (!mayEnter(statSync(folder), account)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Gives a cluster that root owns, a restored copy for instance, to the account; never takes one from another account. */
export function handOver(path: string, account: Account | undefined): void {
  if (!account || statSync(path).uid === account.uid) return;
  const result = spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, path], { encoding: "utf8" });
  if (result.status !== 0) {
    throw new EmbeddedPostgresError(
      `${path} could not be given to the account that runs the database: ${result.stderr?.trim() || result.error?.message}`,
    );
  }
}

/** Refuses in a clear sentence when an ordinary user starts a cluster of somebody else. */
export function refuseForeignOwner(dataDir: string): void {
  const own = process.getuid?.();
  if (own === undefined || own === 0) return;
  const owner = statSync(dataDir).uid;
  if (owner !== own) {
    throw new EmbeddedPostgresError(
      `The database in ${dataDir} belongs to the account with number ${owner}, but the program runs as ${own}; start it as the owner or set DATA_DIR to another folder.`,
    );
  }
}
