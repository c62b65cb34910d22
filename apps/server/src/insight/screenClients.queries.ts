import type { Handle } from "@yunshou/database";

/** A screen that announced itself. `tokenHash` is its session's, null on a public screen. */
export interface ScreenClient {
  readonly tokenHash: Buffer | null;
  readonly screen: string;
  readonly tab: number;
}

/**
 * Keeps an announcement for 60 seconds. An identifier that somebody else announced and has not used yet stays theirs:
 * knowing it must not be enough to change what its owner will see.
 *
 * @returns false when it stays somebody else's.
 */
export async function announceClient(tx: Handle, idHash: Buffer, client: ScreenClient): Promise<boolean> {
  await tx.query("delete from screen_client where expires_at < now()");
  const rows = await tx.query(
    `insert into screen_client (id_hash, token_hash, screen, tab, expires_at) values ($1, $2, $3, $4, now() + interval '60 seconds')
     on conflict (id_hash) do update set screen = excluded.screen, tab = excluded.tab, expires_at = excluded.expires_at
       where screen_client.token_hash is not distinct from excluded.token_hash
     returning 1`,
    [idHash, client.tokenHash, client.screen, client.tab],
  );
  return rows.length > 0;
}

/** Takes an announcement: it serves one opening of the live channel, in whichever process. */
export async function takeClient(tx: Handle, idHash: Buffer): Promise<ScreenClient | undefined> {
  const [client] = await tx.query<ScreenClient>(
    `delete from screen_client where id_hash = $1 and expires_at > now() returning token_hash as "tokenHash", screen, tab`,
    [idHash],
  );
  return client;
}
