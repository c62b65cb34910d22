import type { SentDetail } from "@yunshou/contract/access/messages";
import type { Handle } from "@yunshou/database";
import type { AlarmKind, AlarmWay } from "@yunshou/domain";
import {
  isOpenMerchant,
  type Recipient,
  peopleTold,
} from "../../merchants/notifications/notificationDuties.queries.ts";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { takeByTree } from "../../platform/byTree.ts";
import { nearestRule } from "./rules.queries.ts";

/** Who is told by a rule or by the setting of a machine; `name` is the merchant's in whose name it is told. */
export interface Told {
  readonly enabled: boolean;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly ways: readonly AlarmWay[];
  readonly recipients: readonly Recipient[];
}

export interface UntoldAlarm {
  readonly alarmId: string;
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly machineNo: string;
  readonly machineName: string;
  readonly alarm: AlarmKind;
  readonly lane: number | null;
  readonly refill: string | null;
  /** The rule of its kind that counts, if there is one. */
  readonly rule: Told | null;
  /** The out-of-stock alarm of its machine, if it is one and has been set. */
  readonly stock: Told | null;
}

const quiet = `coalesce(r.enabled and case when r.quiet_from <= r.quiet_to then l.at >= r.quiet_from and l.at < r.quiet_to
    else l.at >= r.quiet_from or l.at < r.quiet_to end, false)`;

/** SQL of whether nobody needs to hear of an alarm any more. */
const isDone = (alarm: string) => `${alarm}.cleared_at is not null or ${alarm}.handle_status <> 'open'`;

const told = (from: string, merchant: string, ids: string) =>
  `case when ${from} is not null then jsonb_build_object('enabled', r.enabled, 'merchantId', ${merchant}.id::text, 'merchantName', ${merchant}.name, 'ways', r.ways, 'recipients', ${peopleTold(ids)}) end`;

const columns = `t.id as "alarmId", t.top_id as "topId", t.machine_id as "machineId", t.merchant_id as "merchantId", k.machine_no as "machineNo",
  k.name as "machineName", t.kind as alarm, t.lane_no as lane, t.detail ->> 'figure' as refill`;

const stockSetting = `case when t.kind = 'outOfStock' then (
  select jsonb_build_object('enabled', s.enabled, 'merchantId', m.id::text, 'merchantName', m.name, 'ways', s.ways, 'recipients', ${peopleTold("s.receiver_ids")})
  from stock_alarm s where s.machine_id = t.machine_id) end as stock`;

/**
 * Takes alarms of which nobody was told and whose time has come: they lasted as long as their rule asks, it is not quiet, and the
 * machine is in service; what was never put up lacks nothing, and is told when it is put up and lacks it still.
 * Those that are over by now, or that somebody handled or ignored, are only marked.
 */
export async function takeUntold(tx: Handle, now: Date, portion: number): Promise<UntoldAlarm[]> {
  const trees = await tx.query<{ topId: string }>(
    'select distinct top_id as "topId" from alarm where told_at is null order by 1',
  );
  return takeByTree(trees, portion, (topId, limit) =>
    tx.query<UntoldAlarm>(
      `with untold as (
         select a.id from alarm a join machine k on k.top_id = a.top_id and k.id = a.machine_id join merchant m on m.id = a.merchant_id ${nearestRule}
           cross join lateral (select ($1::timestamptz at time zone r.time_zone)::time as at) l
         where a.top_id = $3 and a.told_at is null and (${isDone("a")} or k.in_service) and (${isDone("a")} or
           (a.raised_at < $1::timestamptz + interval '1 ms' - make_interval(mins => case when r.enabled then r.lasting_minutes else 0 end) and not ${quiet}))
         order by a.id limit $2 for update of a skip locked),
       t as (update alarm a set told_at = $1 from untold where a.top_id = $3 and a.id = untold.id returning a.*)
       select ${columns}, ${told("r.kind", "o", "r.receiver_ids")} as rule, ${stockSetting}
       from t join machine k on k.id = t.machine_id join merchant m on m.id = t.merchant_id
         ${nearestRule.replaceAll("a.kind", "t.kind")} left join merchant o on o.id = r.merchant_id
       where not (${isDone("t")}) order by t.id`,
      [now, limit, topId],
    ),
  );
}

/**
 * Takes alarms that were told, go on and were handled by nobody until their rule escalates them. What is switched off at its
 * machine is told nobody, however long it lasts.
 */
export async function takeEscalations(tx: Handle, now: Date, portion: number): Promise<UntoldAlarm[]> {
  const trees = await tx.query<{ topId: string }>(
    'select distinct top_id as "topId" from alarm_rule where escalate_minutes is not null and enabled order by 1',
  );
  return takeByTree(trees, portion, (topId, limit) =>
    tx.query<UntoldAlarm>(
      `with due as (
         select a.id from alarm a join merchant m on m.id = a.merchant_id ${nearestRule}
           cross join lateral (select ($1::timestamptz at time zone r.time_zone)::time as at) l
         where a.top_id = $3 and a.cleared_at is null and a.handle_status = 'open' and a.escalated_at is null and a.told_at is not null
           and r.enabled and r.escalate_minutes is not null and not ${quiet}
           and not exists (select from stock_alarm s where a.kind = 'outOfStock' and s.machine_id = a.machine_id and not s.enabled)
           and a.told_at <= $1::timestamptz - make_interval(mins => r.escalate_minutes)
         order by a.id limit $2 for update of a skip locked),
       t as (update alarm a set escalated_at = $1 from due where a.top_id = $3 and a.id = due.id returning a.*)
       select ${columns}, ${told("r.kind", "o", "r.escalate_ids")} as rule, null as stock
       from t join machine k on k.id = t.machine_id join merchant m on m.id = t.merchant_id
         ${nearestRule.replaceAll("a.kind", "t.kind")} left join merchant o on o.id = r.merchant_id order by t.id`,
      [now, limit, topId],
    ),
  );
}

/** Channels that serve a merchant: the robots of the nearest merchant that has any and is not stopped, and the nearest mail server, at last the platform's. */
export async function channelsFor(
  tx: Handle,
  merchantId: string,
): Promise<{ readonly robots: { id: string; name: string }[]; readonly mail: string | undefined }> {
  const rows = await tx.query<{ id: string; name: string; isMail: boolean; depth: number }>(
    `select c.id, c.name, c.kind = 'mail' as "isMail", case when o.id = any(m.path) then cardinality(o.path) else 0 end as depth
     from merchant m join alarm_channel c on c.enabled join merchant o on o.id = c.merchant_id
     where m.id = $1 and (c.merchant_id = any(m.path) or (c.kind = 'mail' and c.merchant_id = $2)) and ${isOpenMerchant("o")} order by depth desc, c.id`,
    [merchantId, platformMerchantId],
  );
  const robots = rows.filter(({ isMail }) => !isMail);
  return {
    robots: robots.filter(({ depth }) => depth === robots[0]?.depth),
    mail: rows.find(({ isMail }) => isMail)?.id,
  };
}

export interface NewNotice extends Pick<UntoldAlarm, "alarmId" | "topId" | "machineId" | "merchantId"> {
  readonly way: AlarmWay;
  readonly userId: string | null;
  readonly channelId: string | null;
  /** A person's name is read from the person; a channel's stands here. */
  readonly receiver: string;
  /** What one message says together. */
  readonly batch: number;
  readonly escalated: boolean;
  readonly detail: SentDetail;
  readonly state: "queued" | "sent" | "failed";
  readonly failure: string;
}

/** Writes down what is sent, or what could not be. */
export async function insertNotices(tx: Handle, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as n("topId" bigint, "alarmId" bigint, "machineId" bigint, "merchantId" bigint, way text,
         "userId" bigint, "channelId" bigint, receiver text, batch int, escalated boolean, detail jsonb, state text, failure text)),
       batches as materialized (select batch, next_id() as id from (select distinct batch from given order by batch) d)
     insert into alarm_notice (top_id, alarm_id, machine_id, merchant_id, way, user_id, channel_id, receiver, batch_id, escalated, detail, state, failure, ended_at)
     select n."topId", n."alarmId", n."machineId", n."merchantId", n.way, n."userId", n."channelId", coalesce(u.name, n.receiver), b.id,
       n.escalated, n.detail, n.state, n.failure, case when n.state <> 'queued' then now() end
     from given n join batches b on b.batch = n.batch left join app_user u on u.id = n."userId"`,
    [JSON.stringify(notices)],
  );
}
