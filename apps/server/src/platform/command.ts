import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@yunshou/database";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { explain } from "./explain.ts";

/** The database as a command on the server's machine sees it, beside a running server or without one. */
export interface CommandDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens the database of the configuration and never makes a new one: a command in the wrong folder must not succeed there.
 *
 * @throws ConfigError when there is none in DATA_DIR.
 */
export async function openForCommand(config: Config): Promise<CommandDatabase> {
  const folder = join(config.dataDir, "postgres");
  if (config.databaseUrl === undefined && !existsSync(join(folder, "PG_VERSION"))) {
    throw new ConfigError(
      `There is no database in DATA_DIR ${config.dataDir}. Run this where the server runs, with its DATA_DIR or DATABASE_URL.`,
    );
  }
  const postgres =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: folder, log: () => {} }) : undefined;
  const database = openDatabase({
    adminUrl: config.databaseUrl ?? postgres!.url,
    webConnections: 1,
    systemConnections: 2,
  });
  return {
    database,
    async close() {
      await database.close();
      await postgres?.stop();
    },
  };
}

/** Runs a command of the operator to its exit status; what he can mend ends it with one sentence. */
export async function runCommand(command: (config: Config) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(readConfig());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
