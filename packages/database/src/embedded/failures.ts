import { closeSync, openSync, readSync, statSync } from "node:fs";

/** A start that cannot succeed. The message is one sentence for the person who started the program. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

/** Why a postmaster did not come up: the first three are worth another attempt. */
export type Obstacle = "locked" | "lingering" | "portTaken" | "fatal";

const obstacles: readonly [RegExp, Obstacle][] = [
  [/lock file "postmaster\.pid" already exists/, "locked"],
  [/lock file "postmaster\.pid" is empty/, "locked"],
  [/pre-existing shared memory block/, "lingering"],
  [/could not create any TCP\/IP sockets|Address already in use/, "portTaken"],
];

export function obstacleIn(output: string): Obstacle {
  return obstacles.find(([pattern]) => pattern.test(output))?.[1] ?? "fatal";
}

const instead = "Alternatively set DATABASE_URL to a PostgreSQL server of your own.";

const sentences: readonly [RegExp, (place: string) => string][] = [
  [
    /spawn (EPERM|EINVAL)|setgroups|setuid/,
    () =>
      `This process is root but may not switch to another account, which PostgreSQL needs; start it as an ordinary user. ${instead}`,
  ],
  [
    /spawn \S+ ENOENT|error while loading shared libraries|GLIBC_\d|Library not loaded/,
    () =>
      `This system lacks a library that the bundled PostgreSQL needs (glibc 2.27 or later on Linux; Alpine has none). ${instead}`,
  ],
  [
    /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/,
    (place) => `The disk that holds ${place} is full; free some space and start again.`,
  ],
  [
    /Read-only file system|EROFS/,
    (place) => `${place} is on a read-only file system; set DATA_DIR to a folder that can be written.`,
  ],
  [
    /could not create shared memory segment|could not map anonymous shared memory|Cannot allocate memory|ENOMEM/,
    () => "There is not enough memory to start the database (about 400 MB are needed).",
  ],
  [
    /incompatible with server|not compatible with this version|initialized by PostgreSQL version/,
    (place) => `The database in ${place} was made by another version of PostgreSQL.`,
  ],
  [
    /could not locate a valid checkpoint record|invalid checkpoint record|incorrect checksum in control file/,
    (place) => `The database files in ${place} are damaged; restore a backup.`,
  ],
  [
    /EBUSY|EXDEV/,
    (place) => `${place} is a mounted folder; mount the folder above it instead, or set DATA_DIR to another folder.`,
  ],
  [
    /Permission denied|Operation not permitted|EACCES|EPERM|wrong ownership|invalid permissions/,
    (place) =>
      `The account that runs the database may not read or write ${place}; correct its owner and permissions, or set DATA_DIR to another folder.`,
  ],
];

/** Turns the output of a failed program or a system error into the error to show; the last lines are kept for the unknown case. */
export function explain(output: string, place: string): EmbeddedPostgresError {
  const known = sentences.find(([pattern]) => pattern.test(output));
  if (known) return new EmbeddedPostgresError(known[1](place), { cause: output.trim() });
  const lines = output.trim().split("\n");
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|error:/.test(line));
  const last = (telling.length > 0 ? telling : lines).slice(-3).join(" | ");
  return new EmbeddedPostgresError(`The database in ${place} did not start: ${last || "it ended without a message"}`);
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was appended to a log since it had the given size; at most the last 64 KiB. */
export function readSince(file: string, offset: number): string {
  const size = sizeOf(file);
  const from = Math.max(offset, size - 65_536);
  if (size <= from) return "";
  const buffer = Buffer.alloc(size - from);
  const handle = openSync(file, "r");
  try {
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, from)).toString("utf8");
  } finally {
    closeSync(handle);
  }
}
