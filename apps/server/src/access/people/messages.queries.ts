import type { AnswerOf } from "@yunshou/contract";
import type { MessageDetail, messages } from "@yunshou/contract/access/messages";
import type { Handle } from "@yunshou/database";

export interface NewMessage {
  readonly userId: string;
  readonly detail: MessageDetail;
}

/** Leaves messages for users; the tenant of each follows from its user. Runs in the rights of the system, or of whoever sees these users. */
export async function insertMessages(tx: Handle, list: readonly NewMessage[]): Promise<void> {
  if (list.length === 0) return;
  await tx.query(
    `insert into user_message (top_id, merchant_id, user_id, kind, detail)
     select u.top_id, u.merchant_id, u.id, r.detail ->> 'kind', r.detail from jsonb_to_recordset($1::jsonb) as r("userId" bigint, detail jsonb) join app_user u on u.id = r."userId"`,
    [JSON.stringify(list)],
  );
}

export async function newestMessages(
  tx: Handle,
  userId: string,
  limit: number,
): Promise<AnswerOf<typeof messages.list>["rows"]> {
  return tx.query(
    `select id as "messageId", detail, created_at as "createdAt", read_at is not null as read from user_message where user_id = $1 order by id desc limit $2`,
    [userId, limit],
  );
}

export async function countUnread(tx: Handle, userId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from user_message where user_id = $1 and read_at is null",
    [userId],
  );
  return row?.n ?? 0;
}

export async function markRead(tx: Handle, userId: string, messageIds: readonly string[] | null): Promise<void> {
  await tx.query(
    "update user_message set read_at = now() where user_id = $1 and read_at is null and ($2::bigint[] is null or id = any($2::bigint[]))",
    [userId, messageIds],
  );
}

/** Messages are kept for a quarter. Answers whether more is left. */
export async function pruneMessages(tx: Handle, now: Date, portion: number): Promise<boolean> {
  const rows = await tx.query(
    "delete from user_message where (top_id, id) in (select top_id, id from user_message where created_at < $1::timestamptz - interval '92 days' limit $2) returning 1",
    [now, portion],
  );
  return rows.length === portion;
}
