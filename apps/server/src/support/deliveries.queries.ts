import type { Handle } from "@yunshou/database";
import { type ChannelKind, noticeAttempts } from "@yunshou/domain";

/** One mail or one message to a robot, on its way. */
export interface DueDelivery {
  readonly deliveryId: string;
  readonly way: "mail" | "robot";
  readonly attempts: number;
  readonly msgType: string;
  readonly msgTitle: string;
  readonly msgContent: string;
  readonly merchantNo: string | null;
  readonly merchantName: string | null;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly emailSealed: Buffer | null;
  readonly channelId: string | null;
  /** Null when the robot was removed or switched off meanwhile. */
  readonly channelKind: ChannelKind | null;
  readonly settingsSealed: Buffer | null;
}

const isRecalled = "exists (select from broadcast b where b.id = $1 and b.state = 'recalled')";

/**
 * Marks a portion as on its way. What its process left without a word is taken again, up to a number of tries; of a message
 * that was recalled meanwhile nothing is.
 */
export async function takeDeliveries(
  tx: Handle,
  broadcastId: string,
  now: Date,
  { portion, patienceMs }: { readonly portion: number; readonly patienceMs: number },
): Promise<DueDelivery[]> {
  await tx.query(
    `update broadcast_delivery set state = 'failed', failure = 'noAnswer'
     where broadcast_id = $1 and state = 'sending' and due_at <= $2 and (attempts >= ${noticeAttempts} or ${isRecalled})`,
    [broadcastId, now],
  );
  await tx.query(`delete from broadcast_delivery where broadcast_id = $1 and state = 'waiting' and ${isRecalled}`, [
    broadcastId,
  ]);
  return tx.query<DueDelivery>(
    `with taken as (
       update broadcast_delivery set state = 'sending', attempts = attempts + 1, due_at = $2::timestamptz + make_interval(secs => $4::double precision / 1000)
       where id in (select id from broadcast_delivery where broadcast_id = $1 and state in ('waiting', 'sending') and due_at <= $2 order by due_at, id limit $3)
       returning *)
     select t.id as "deliveryId", t.way, t.attempts, b.type_name as "msgType", b.title as "msgTitle", b.content as "msgContent", s.merchant_no as "merchantNo",
       s.name as "merchantName", t.user_id as "userId", u.name as "userName", u.email_sealed as "emailSealed", t.channel_id as "channelId", c.kind as "channelKind",
       c.settings_sealed as "settingsSealed"
     from taken t join broadcast b on b.id = t.broadcast_id left join app_user u on u.id = t.user_id
       left join alarm_channel c on c.id = t.channel_id and c.enabled left join merchant s on s.id = coalesce(u.merchant_id, c.merchant_id) order by t.id`,
    [broadcastId, now, portion, patienceMs],
  );
}

export interface Settled {
  readonly deliveryId: string;
  readonly state: "sent" | "failed" | "waiting";
  readonly failure: string;
  readonly retryMs: number;
}

/** How deliveries ended, or when they are tried again; answers when the next one is due. */
export async function settleDeliveries(
  tx: Handle,
  broadcastId: string,
  results: readonly Settled[],
): Promise<Date | undefined> {
  await tx.query(
    `update broadcast_delivery n set state = r.state, failure = r.failure, due_at = clock_timestamp() + make_interval(secs => r."retryMs" / 1000)
     from jsonb_to_recordset($1::jsonb) as r("deliveryId" bigint, state text, failure text, "retryMs" double precision)
     where n.id = r."deliveryId" and n.state = 'sending'`,
    [JSON.stringify(results)],
  );
  const [row] = await tx.query<{ next: Date | null }>(
    "select min(due_at) as next from broadcast_delivery where broadcast_id = $1 and state in ('waiting', 'sending')",
    [broadcastId],
  );
  return row?.next ?? undefined;
}

/** The settings of a mail server, sealed. */
export async function mailServer(tx: Handle, channelId: string): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ settingsSealed: Buffer }>(
    `select settings_sealed as "settingsSealed" from alarm_channel where id = $1 and enabled and kind = 'mail'`,
    [channelId],
  );
  return row?.settingsSealed;
}

/** How each one ended is kept as long as the messages are. */
export async function pruneDeliveries(tx: Handle, now: Date, portion: number): Promise<void> {
  await tx.query(
    `delete from broadcast_delivery where id in (
       select id from broadcast_delivery where id < id_at($1::timestamptz - interval '92 days') and state in ('sent', 'failed') order by id limit $2)`,
    [now, portion],
  );
}
