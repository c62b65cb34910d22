import { existsSync, mkdirSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ConfigError } from "../config.ts";

/**
 * Makes a folder with those above it. Step by step, because Node's own way there never ends where the system says of a
 * folder that it cannot be made because it does not exist, as below /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, mode === undefined ? {} : { mode });
  } catch (error) {
    // Another program that starts at this moment may have been quicker.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * Makes DATA_DIR and proves that something can be made in it, before anything else is tried there.
 *
 * @throws ConfigError when it cannot be used.
 */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(dataDir);
    makeFolder(probe);
    rmdirSync(probe);
  } catch (error) {
    throw unusable(dataDir, error as Error);
  }
}

export const unusable = (dataDir: string, error: Error): ConfigError =>
  new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${error.message}.`);
