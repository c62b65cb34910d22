import { describe, expect, it } from "vitest";
import { explain, obstacleIn } from "./failures.ts";

describe("explain", () => {
  it.each([
    ['FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device', "is full"],
    ["initdb: error: could not create directory: Read-only file system", "read-only file system"],
    ["initdb: error: could not access directory: Permission denied", "may not read or write"],
    ['FATAL:  data directory "/data/postgres" has invalid permissions', "may not read or write"],
    [
      "postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file",
      "lacks a library",
    ],
    ["spawn /app/native/bin/postgres ENOENT", "lacks a library"],
    ["spawn EPERM", "may not switch to another account"],
    ["FATAL:  could not map anonymous shared memory: Cannot allocate memory", "not enough memory"],
    ["PANIC:  could not locate a valid checkpoint record", "damaged; restore a backup"],
    ["EBUSY: resource busy or locked, rename", "mounted folder"],
  ])("says in one sentence what %j means", (output, sentence) => {
    const error = explain(output, "/data/postgres");
    expect(error.message).toContain(sentence);
    expect(error.message).not.toContain("\n");
  });

  it("quotes the telling lines of an output that it does not know", () => {
    const output =
      'LOG:  starting\nFATAL:  unrecognized configuration parameter "colour"\nLOG:  database system is shut down';
    expect(explain(output, "/data/postgres").message).toBe(
      'The database in /data/postgres did not start: FATAL:  unrecognized configuration parameter "colour"',
    );
  });
});

describe("obstacleIn", () => {
  it.each([
    ['FATAL:  lock file "postmaster.pid" already exists', "locked"],
    ["FATAL:  pre-existing shared memory block (key 16, ID 4) is still in use", "lingering"],
    ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', "portTaken"],
    ["FATAL:  could not open file: Permission denied", "fatal"],
  ] as const)("sees in %j whether another attempt is worth it", (output, obstacle) => {
    expect(obstacleIn(output)).toBe(obstacle);
  });
});
