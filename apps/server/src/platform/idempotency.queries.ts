import type { Handle } from "@yunshou/database";

export interface IdempotentCall {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

/**
 * Reserves a key inside the transaction of its effect. A second call with the same key waits here for the first to end.
 * True when the key was free.
 */
export async function reserveKey(tx: Handle, call: IdempotentCall): Promise<boolean> {
  const rows = await tx.query(
    "insert into idempotency (user_id, route, key, request_hash, status, answer) values ($1, $2, $3, $4, 0, 'null') on conflict do nothing returning 1 as reserved",
    [call.userId, call.route, call.key, call.requestHash],
  );
  return rows.length === 1;
}

/** Keeps the answer, sealed by the caller. */
export async function storeAnswer(tx: Handle, call: IdempotentCall, status: number, text: string): Promise<void> {
  await tx.query(
    "update idempotency set status = $4, answer = to_jsonb($5::text) where user_id = $1 and route = $2 and key = $3",
    [call.userId, call.route, call.key, status, text],
  );
}

export async function storedAnswer(
  tx: Handle,
  call: IdempotentCall,
): Promise<{ status: number; text: string; requestHash: Buffer } | undefined> {
  const rows = await tx.query<{ status: number; text: string; requestHash: Buffer }>(
    `select status, answer #>> '{}' as text, request_hash as "requestHash" from idempotency where user_id = $1 and route = $2 and key = $3`,
    [call.userId, call.route, call.key],
  );
  return rows[0];
}

/** Frees a key whose call was refused, so that the same call may be tried again. */
export async function releaseKey(tx: Handle, call: IdempotentCall): Promise<void> {
  await tx.query("delete from idempotency where user_id = $1 and route = $2 and key = $3", [
    call.userId,
    call.route,
    call.key,
  ]);
}
