import { realpathSync } from "node:fs";
import pg from "pg";
import { EmbeddedPostgresError } from "./failures.ts";
import type { Layout } from "./layout.ts";
import { loopback } from "./port.ts";

/** Connections with this name mark a program that uses the cluster; the last of them stops it. */
const holderName = "yunshou holder";

export function superuserUrl(password: string, port: number): string {
  return `postgres://postgres:${encodeURIComponent(password)}@${loopback}:${port}/postgres`;
}

/** A connection of our own. Its errors are dropped here, because the `end` event tells the holder all it needs. */
export async function connect(
  password: string,
  port: number,
  applicationName = "yunshou launcher",
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: superuserUrl(password, port),
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

export function connectAsHolder(password: string, port: number): Promise<pg.Client> {
  return connect(password, port, holderName);
}

/**
 * Whether the server at this port is the one of this cluster. A copied data directory carries the
 * original's lock file, so the port alone proves nothing.
 *
 * @returns `false` while the server does not answer.
 * @throws EmbeddedPostgresError when it is another cluster, or refuses our password.
 */
export async function answersFor(layout: Layout, password: string, port: number): Promise<boolean> {
  let client: pg.Client;
  try {
    client = await connect(password, port);
  } catch (error) {
    if ((error as { code?: string }).code !== "28P01") return false;
    throw new EmbeddedPostgresError(
      `The password in ${layout.passwordFile} does not open the running database; stop the database, remove that file and start again.`,
      { cause: error },
    );
  }
  try {
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    const folder = rows[0]?.folder ?? "";
    // Relative to the server's own working folder, which the caller has compared already.
    if (folder === "/proc/self/cwd" || realpathSync(folder) === realpathSync(layout.dataDir)) return true;
    throw new EmbeddedPostgresError(
      `${layout.pidFile} names the running database of ${folder}; if ${layout.dataDir} is a copy of it, remove that file and start again.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** How many other programs use the cluster; `undefined` when it does not answer any more. */
export async function countOtherHolders(
  password: string,
  port: number,
  ownBackends: readonly number[],
): Promise<number | undefined> {
  try {
    const client = await connect(password, port);
    try {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where application_name = $1 and pid <> all ($2::int[])",
        [holderName, ownBackends],
      );
      return rows[0]?.count ?? 0;
    } finally {
      await client.end().catch(() => {});
    }
  } catch {
    return undefined;
  }
}
