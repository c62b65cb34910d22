import { EmbeddedPostgresError } from "./failures.ts";

/**
 * The environment of the PostgreSQL programs. An inherited LD_LIBRARY_PATH would win over the
 * bundled libraries, and inherited PG… variables over the flags. Windows programs need the
 * inherited one (`undefined`).
 */
export function quietEnvironment(): NodeJS.ProcessEnv | undefined {
  if (process.platform === "win32") return undefined;
  return { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" } as NodeJS.ProcessEnv;
}

/**
 * How to name the data directory to a PostgreSQL program that is started in it. An account that
 * cannot walk to the directory (a project under `/root`) still reaches it as the working folder
 * that it was started in.
 */
export function dataDirArgument(dataDir: string, reachable: boolean): string {
  if (reachable) return dataDir;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new EmbeddedPostgresError(
    `The account that runs the database cannot reach ${dataDir}; start the program as an ordinary user, or set DATA_DIR to a folder that others may enter.`,
  );
}

export const sleep = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));
