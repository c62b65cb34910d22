import pg from "pg";
import { NamedClient } from "./namedClient.ts";

export interface DatabaseOptions {
  /** The account that owns the database; the connections give up its rights as they open. */
  readonly adminUrl: string;
  /** Connections for calls of people. */
  readonly webConnections: number;
  /** Connections for gateway and jobs. */
  readonly systemConnections: number;
}

/** Two pools, because people and machines must not starve each other, and because their rights differ. */
export interface Database {
  readonly adminUrl: string;
  readonly web: pg.Pool;
  readonly system: pg.Pool;
  close(): Promise<void>;
}

interface Limits {
  readonly settings: Readonly<Record<string, string>>;
  /** The server cancels first; this is for a server that does not answer at all. */
  readonly queryTimeoutMs?: number;
}

function openPool(adminUrl: string, role: string, connections: number, { settings, queryTimeoutMs }: Limits): pg.Pool {
  // Compiling a plan costs more than all but the longest of our queries.
  const options = Object.entries({ role, jit: "off", ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    connectionString: adminUrl,
    application_name: role,
    options: options.join(" "),
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // What a connection has ever read of tables and plans it remembers; a new one forgets, and the server's memory stays bounded.
    maxLifetimeSeconds: 900,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: queryTimeoutMs,
    Client: NamedClient,
  });
  // A broken idle connection is replaced at the next use; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** Opens the pools; nothing connects before the first use. */
export function openDatabase({ adminUrl, webConnections, systemConnections }: DatabaseOptions): Database {
  const web = openPool(adminUrl, "yunshou_web", webConnections, {
    settings: { statement_timeout: "15s", lock_timeout: "2s", idle_in_transaction_session_timeout: "20s" },
    queryTimeoutMs: 20_000,
  });
  const system = openPool(adminUrl, "yunshou_system", systemConnections, {
    settings: { lock_timeout: "2s", idle_in_transaction_session_timeout: "60s" },
  });
  return { adminUrl, web, system, close: async () => void (await Promise.all([web.end(), system.end()])) };
}
