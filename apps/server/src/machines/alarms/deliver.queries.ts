import type { SentDetail } from "@yunshou/contract/access/messages";
import type { Handle } from "@yunshou/database";
import { type AlarmWay, type ChannelKind, noticeAttempts } from "@yunshou/domain";

/** One message on its way: what several alarms share is one. */
export interface DueNotice {
  readonly topId: string;
  readonly batchId: string;
  readonly way: AlarmWay;
  readonly detail: SentDetail;
  readonly attempts: number;
  readonly userId: string | null;
  readonly phoneSealed: Buffer | null;
  readonly emailSealed: Buffer | null;
  readonly channelId: string | null;
  /** Null when the channel was removed meanwhile. */
  readonly channelKind: ChannelKind | null;
  readonly settingsSealed: Buffer | null;
}

/** After so long without a word the process that was sending it is gone. */
const lostAfter = "interval '60 s'";

/**
 * Takes what is due. A text message whose sender disappeared is not sent again, because it may have left; others are taken
 * once more.
 */
export async function takeNotices(tx: Handle, now: Date, portion: number): Promise<DueNotice[]> {
  await tx.query(
    `update alarm_notice set state = 'failed', failure = 'noAnswer', ended_at = $1
     where state = 'sending' and due_at <= $1 and (way = 'sms' or attempts >= ${noticeAttempts})`,
    [now],
  );
  return tx.query<DueNotice>(
    `with due as (
       select distinct top_id, batch_id from alarm_notice where state in ('queued', 'sending') and due_at <= $1 order by batch_id limit $2),
     taken as (
       update alarm_notice n set state = 'sending', attempts = n.attempts + 1, due_at = $1::timestamptz + ${lostAfter}
       from due where n.top_id = due.top_id and n.batch_id = due.batch_id and n.state in ('queued', 'sending') returning n.*)
     select distinct on (t.batch_id) t.top_id as "topId", t.batch_id as "batchId", t.way, t.detail, t.attempts, t.user_id as "userId",
       u.phone_sealed as "phoneSealed", u.email_sealed as "emailSealed", t.channel_id as "channelId", c.kind as "channelKind", c.settings_sealed as "settingsSealed"
     from taken t left join app_user u on u.id = t.user_id left join alarm_channel c on c.id = t.channel_id and c.enabled order by t.batch_id`,
    [now, portion],
  );
}

/** How a message ended, or when it is tried again. */
export async function settleNotice(
  tx: Handle,
  { topId, batchId }: Pick<DueNotice, "topId" | "batchId">,
  result: { readonly state: "sent" | "failed" | "queued"; readonly failure: string; readonly retryMs: number },
): Promise<void> {
  await tx.query(
    `update alarm_notice set state = $3, failure = $4, ended_at = case when $3 = 'queued' then null else clock_timestamp() end,
       due_at = case when $3 = 'queued' then clock_timestamp() + make_interval(secs => $5::double precision / 1000) else due_at end
     where top_id = $1 and batch_id = $2 and state = 'sending'`,
    [topId, batchId, result.state, result.failure, result.retryMs],
  );
}

/** The log is kept for half a year. */
export async function pruneNotices(tx: Handle, now: Date, portion: number): Promise<void> {
  await tx.query(
    `delete from alarm_notice where (top_id, id) in (
       select top_id, id from alarm_notice where id < id_at($1::timestamptz - interval '183 days') order by id limit $2)`,
    [now, portion],
  );
}
