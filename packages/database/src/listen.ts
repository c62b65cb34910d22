import pg from "pg";
import type { Handle } from "./handle.ts";

const maximumPayloadBytes = 7_999;
const firstPauseMs = 100;
const longestPauseMs = 5_000;
const heartbeatMs = 20_000;

/**
 * Tells every listener of a channel something once the transaction commits. One call a batch, never one a row:
 * commits that notify wait for each other. The payload holds ids only and at most 7999 bytes.
 *
 * @throws RangeError when the payload is longer.
 */
export async function notify(handle: Handle, channel: string, payload: string): Promise<void> {
  const size = Buffer.byteLength(payload);
  if (size > maximumPayloadBytes)
    throw new RangeError(`A notification on ${channel} has ${size} bytes; at most ${maximumPayloadBytes} are possible`);
  await handle.query("select pg_notify($1, $2)", [channel, payload]);
}

export interface ListenOptions {
  readonly adminUrl: string;
  readonly channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** The connection exists again after a gap in which notifications were lost: read the present state anew. */
  onReconnect(): void;
  /** Told once for each lost connection and each failed attempt. */
  onTrouble?(error: Error): void;
}

export interface Listener {
  close(): Promise<void>;
}

async function connectListener(
  { adminUrl, channels, onNotification }: ListenOptions,
  onLost: (error: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: "yunshou listener",
    options: "-c role=yunshou_system",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  let told = false;
  const lost = (error: Error) => {
    if (told) return;
    told = true;
    onLost(error);
  };
  client.on("error", lost);
  client.on("end", () => lost(new Error("The connection for notifications ended")));
  client.on("notification", ({ channel, payload }) => onNotification(channel, payload ?? ""));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    told = true;
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * Listens on a connection of its own and comes back by itself after any loss, with growing pauses. A silent network is
 * noticed by a query every 20 seconds.
 *
 * @returns once the first connection listens.
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  let closed = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;

  const lost = (error: Error) => {
    if (closed) return;
    options.onTrouble?.(error);
    retry = setTimeout(() => void reconnect(firstPauseMs), firstPauseMs);
  };
  const reconnect = async (pauseMs: number) => {
    if (closed) return;
    try {
      client = await connectListener(options, lost);
      if (closed) await client.end();
      else options.onReconnect();
    } catch (error) {
      options.onTrouble?.(error as Error);
      const next = Math.min(pauseMs * 2, longestPauseMs);
      if (!closed) retry = setTimeout(() => void reconnect(next), next);
    }
  };

  client = await connectListener(options, lost);
  const heartbeat = setInterval(() => {
    const asked = client;
    const silent = setTimeout(() => asked.connection.stream.destroy(), heartbeatMs / 2);
    asked
      .query("select 1")
      .catch(() => {})
      .finally(() => clearTimeout(silent));
  }, heartbeatMs);
  heartbeat.unref();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client.end().catch(() => {});
    },
  };
}
