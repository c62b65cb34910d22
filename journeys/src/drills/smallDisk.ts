import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Skipped } from "../journey.ts";

/** A file system of its own that can be filled to the last byte. */
export interface SmallDisk {
  readonly path: string;
  /** Leaves no byte free, and takes every byte that becomes free until `free`. */
  fill(): void;
  free(): void;
  unmount(): void;
}

const blockBytes = 1_048_576;
const refillEveryMs = 100;

/** @throws Skipped where this user may not mount a file system. */
export function mountSmallDisk(path: string, sizeMiB: number): SmallDisk {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new Skipped("only root on Linux can mount the small disk that this drill fills");
  mkdirSync(path, { recursive: true });
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMiB}m,mode=755`, "yunshou-drill", path], {
    encoding: "utf8",
  });
  if (mounted.status !== 0)
    throw new Skipped(
      `a small disk cannot be mounted here: ${(mounted.stderr || mounted.error?.message || "").trim()}`,
    );
  const filler = join(path, "filler");
  let filling: NodeJS.Timeout | undefined;
  const take = () => {
    const file = openSync(filler, "a");
    try {
      for (let bytes = blockBytes; bytes >= 1; bytes = Math.floor(bytes / 2)) while (writes(file, bytes));
    } finally {
      closeSync(file);
    }
  };
  const free = () => {
    clearInterval(filling);
    rmSync(filler, { force: true });
  };
  return {
    path,
    fill() {
      take();
      filling = setInterval(take, refillEveryMs);
    },
    free,
    unmount() {
      free();
      spawnSync("umount", [path]);
    },
  };
}

/** False when there is no room for so many bytes. */
function writes(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}
