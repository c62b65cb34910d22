import { accessSync, constants, readFileSync, statfsSync } from "node:fs";

/** Linux keeps this folder in memory. */
const inMemory = "/dev/shm";
/** More than the databases, browsers and servers of a whole run were seen to leave there, with as much again beside it. */
const roomBytes = 6 * 2 ** 30;

/** May programs be started from there? Some systems forbid it, and a PostgreSQL that was unpacked there would not run. */
const runsPrograms = () =>
  readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    .some((line) => line.split(" ")[1] === inMemory && !line.split(" ")[3].split(",").includes("noexec"));

function hasRoom() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomBytes && process.availableMemory() >= roomBytes && runsPrograms();
  } catch {
    return false;
  }
}

/**
 * Temporary files of tests go to memory where there is room: a test run copies hundreds of databases, worth nothing after it,
 * and a slow disk holds each of them up for seconds. A TMPDIR that is set stays.
 */
export function workInMemory() {
  if (process.env.TMPDIR === undefined && process.platform === "linux" && hasRoom()) process.env.TMPDIR = inMemory;
}
