import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { broadcasts } from "@yunshou/contract/support/broadcasts";
import { conditions, contains, type Handle, onDays, scopedBy, sql } from "@yunshou/database";
import type { BroadcastState, BroadcastWay, CheckedText } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import type { TypeRecord } from "./messageTypes.queries.ts";

const columns = `b.id as "broadcastId", b.title as "msgTitle", b.type_name as "msgType", b.ways as "notifyWay", b.merchant_nos as "receiverMerchants",
  b.state as "sendStatus", b.receivers, u.name as "sentBy", b.created_at as "sendTime"`;
const sender = "left join app_user u on u.id = b.sent_by";

const order = {
  by: { sendTime: "b.created_at" },
  unsorted: "sendTime",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

/** What was sent is the platform's own: nobody else is let to this list. */
export const listBroadcasts = (
  tx: Handle,
  timeZone: string,
  filters: Pick<ParsedInputOf<typeof broadcasts.list>, "msgTitle" | "fromDay" | "toDay">,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof broadcasts.list>>> =>
  pageOf(
    tx,
    {
      columns,
      from: "broadcast b",
      shown: sender,
      where: conditions(
        scopedBy(sql`true`),
        contains("b.title", filters.msgTitle),
        onDays("b.created_at", filters, timeZone),
      ),
    },
    order,
    paging,
  );

export async function findBroadcast(
  tx: Handle,
  broadcastId: string,
): Promise<AnswerOf<typeof broadcasts.detail> | undefined> {
  const [row] = await tx.query<AnswerOf<typeof broadcasts.detail>>(
    `select ${columns}, b.content as "msgContent",
       b.readers + (select count(*)::int from user_message m where m.broadcast_id = b.id and m.read_at is not null) as readers,
       coalesce((select jsonb_agg(d) from (
         select n.way, count(*) filter (where n.state in ('waiting', 'sending')) as waiting, count(*) filter (where n.state = 'sent') as sent,
           count(*) filter (where n.state = 'failed') as failed
         from broadcast_delivery n where n.broadcast_id = b.id group by n.way order by n.way) d), '[]') as deliveries
     from broadcast b ${sender} where b.id = $1`,
    [broadcastId],
  );
  return row;
}

/** Merchants by number; one that does not exist is not among them. */
export const merchantsNumbered = (
  tx: Handle,
  numbers: readonly string[],
): Promise<{ readonly merchantId: string; readonly merchantNo: string }[]> =>
  tx.query(
    `select id as "merchantId", merchant_no as "merchantNo" from merchant where merchant_no = any($1::text[]) and status <> 'deleted'`,
    [numbers],
  );

interface NewBroadcast extends CheckedText {
  readonly type: TypeRecord;
  readonly userId: string | null;
  /** Null for everybody. */
  readonly merchants: readonly { readonly merchantId: string; readonly merchantNo: string }[] | null;
}

export async function insertBroadcast(
  tx: Handle,
  { type, msgTitle, msgContent, userId, merchants }: NewBroadcast,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into broadcast (type_id, type_name, ways, title, content, merchant_ids, merchant_nos, sent_by) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id",
    [
      type.typeId,
      type.msgType,
      type.notifyWay,
      msgTitle,
      msgContent,
      merchants?.map(({ merchantId }) => merchantId) ?? null,
      merchants?.map(({ merchantNo }) => merchantNo) ?? null,
      userId,
    ],
  );
  return row!.id;
}

/** A broadcast on its way, as its next portion needs it; locked until the transaction ends. */
export interface Underway {
  readonly broadcastId: string;
  readonly msgType: string;
  readonly msgTitle: string;
  readonly ways: readonly BroadcastWay[];
}

export async function lockUnderway(tx: Handle, broadcastId: string): Promise<Underway | undefined> {
  const [row] = await tx.query<Underway>(
    `select id as "broadcastId", type_name as "msgType", title as "msgTitle", ways from broadcast where id = $1 and state = 'sending' for update`,
    [broadcastId],
  );
  return row;
}

export interface Reached {
  readonly userId: string;
  readonly phoneSealed: Buffer | null;
}

/** The merchant of a row was not deleted: whoever wrote to everybody did not mean it. */
const isThere = (alias: "u" | "c") =>
  `not exists (select from merchant h where h.id = ${alias}.merchant_id and h.status = 'deleted')`;

/**
 * Writes a broadcast to the next users who can log in, in the order of their ids, as one statement, and remembers how far it
 * came. Fewer than the portion were the last ones. Runs in the rights of the system.
 */
export async function writePortion(
  tx: Handle,
  { broadcastId, msgType, msgTitle, ways }: Underway,
  portion: number,
): Promise<{ readonly count: number; readonly phones: readonly Reached[] }> {
  const detail = JSON.stringify({ kind: "broadcast", msgType, msgTitle });
  const [row] = await tx.query<{ count: number; phones: string[] | null }>(
    `with next as materialized (
       select u.id, u.top_id, u.merchant_id from app_user u, broadcast b
       where b.id = $1 and u.id > b.reached_user and u.status = 'normal' and u.blocked_reason is null and ${isThere("u")}
         and (b.merchant_ids is null or u.merchant_id = any(b.merchant_ids))
       order by u.id limit $3),
     written as (
       insert into user_message (top_id, merchant_id, user_id, kind, detail, broadcast_id)
       select top_id, merchant_id, id, 'broadcast', $2::jsonb, $1::bigint from next on conflict do nothing),
     reached as (
       update broadcast b set reached_user = greatest(b.reached_user, (select max(id) from next)), receivers = b.receivers + (select count(*) from next)::int,
         state = case when (select count(*) from next) < $3 then 'sent' else 'sending' end
       where b.id = $1),
     mailed as (
       insert into broadcast_delivery (broadcast_id, way, user_id) select $1::bigint, 'mail', id from next where $5 on conflict do nothing),
     robots as (
       insert into broadcast_delivery (broadcast_id, way, channel_id)
       select b.id, 'robot', c.id from broadcast b
         join alarm_channel c on c.kind <> 'mail' and c.enabled and ${isThere("c")} and (b.merchant_ids is null or c.merchant_id = any(b.merchant_ids))
       where $6 and b.id = $1 and (select count(*) from next) < $3 on conflict do nothing)
     select count(*)::int as count, case when $4 then array_agg(id::text) end as phones from next`,
    [broadcastId, detail, portion, ...(["sms", "mail", "robot"] as const).map((way) => ways.includes(way))],
  );
  const told = row?.phones ?? [];
  return { count: row?.count ?? 0, phones: told.length === 0 ? [] : await phonesOf(tx, told) };
}

const phonesOf = (tx: Handle, userIds: readonly string[]): Promise<Reached[]> =>
  tx.query(
    `select id as "userId", phone_sealed as "phoneSealed" from app_user where id = any($1::bigint[]) and phone_sealed is not null`,
    [userIds],
  );

/** A message that was sent, locked until the transaction ends. */
export async function lockSent(
  tx: Handle,
  broadcastId: string,
): Promise<{ readonly msgTitle: string; readonly state: BroadcastState } | undefined> {
  const [row] = await tx.query<{ msgTitle: string; state: BroadcastState }>(
    `select title as "msgTitle", state from broadcast where id = $1 for update`,
    [broadcastId],
  );
  return row;
}

/** Nothing of it is written any more; what has not left yet does not leave. */
export async function recallBroadcast(tx: Handle, broadcastId: string): Promise<void> {
  await tx.query("update broadcast set state = 'recalled' where id = $1", [broadcastId]);
  await tx.query("delete from broadcast_delivery where broadcast_id = $1 and state = 'waiting'", [broadcastId]);
}

/** Takes a portion of a recalled message from its readers and counts who had read it. Answers how many there were. */
export async function takeBackPortion(tx: Handle, broadcastId: string, portion: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `with gone as (
       delete from user_message where (top_id, id) in (select top_id, id from user_message where broadcast_id = $1 limit $2) returning read_at),
     counted as (
       update broadcast set readers = readers + (select count(*) from gone where read_at is not null)::int where id = $1)
     select count(*)::int as count from gone`,
    [broadcastId, portion],
  );
  return row?.count ?? 0;
}
