import type { Handle } from "@yunshou/database";

/** Uses up the nonce of a portal's token; false when it was used before, also by a call of the same moment. */
export async function takeNonce(tx: Handle, nonceHash: Buffer, expiresAt: Date): Promise<boolean> {
  const rows = await tx.query(
    "insert into portal_nonce (nonce_hash, expires_at) values ($1, $2) on conflict do nothing returning 1",
    [nonceHash, expiresAt],
  );
  return rows.length > 0;
}
