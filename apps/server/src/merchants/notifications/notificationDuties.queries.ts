import type { Handle } from "@yunshou/database";
import type { NotifyWay } from "@yunshou/domain";
import { administratorsOf } from "./notifications.queries.ts";

/** Everything here runs in the rights of the system and names the merchant it is about. */
export interface Recipient {
  readonly userId: string;
  /** Base64 of the sealed number. */
  readonly phoneSealed: string | null;
  /** The same of the address. */
  readonly emailSealed: string | null;
}

/** SQL of whether neither a merchant nor one above is stopped: that shuts out everybody below, so nobody there is told anything. */
export const isOpenMerchant = (alias: string) =>
  `not exists (select from merchant a where a.id = any(${alias}.path) and a.status <> 'normal')`;
const isOpen = isOpenMerchant("m");

/** People of these ids who can be told something about a merchant `m`: its own and those of the merchants above. */
export const peopleTold = (
  ids: string,
) => `coalesce((select jsonb_agg(jsonb_build_object('userId', u.id::text, 'phoneSealed', encode(u.phone_sealed, 'base64'), 'emailSealed', encode(u.email_sealed, 'base64')) order by u.id)
  from app_user u join merchant h on h.id = u.merchant_id
  where u.id = any(${ids}) and u.merchant_id = any(m.path) and u.status = 'normal' and u.blocked_reason is null and ${isOpenMerchant("h")}), '[]')`;

const recipientsOf = (ids: string) => `${peopleTold(ids)} as recipients`;

const recipients = recipientsOf("s.receiver_ids");

export interface DueSummary {
  readonly topId: string;
  readonly merchantId: string;
  readonly merchantName: string;
  /** The last whole day of the merchant's calendar, which the summary is about. */
  readonly day: string;
  readonly ways: NotifyWay[];
  readonly recipients: Recipient[];
}

/** Takes settings whose time of day has come and marks their day as told; another process passes them by. */
export function takeDueSummaries(tx: Handle, now: Date, portion: number): Promise<DueSummary[]> {
  return tx.query<DueSummary>(
    `with due as (
       select s.top_id, s.merchant_id, (($1::timestamptz at time zone m.time_zone)::date) as today
       from notification_setting s join merchant m on m.id = s.merchant_id
       where s.message_type = 'dailySummary' and s.enabled and ${isOpen}
         and ($1::timestamptz at time zone m.time_zone)::time >= m.push_time::time
         and coalesce(s.last_day, '-infinity'::date) < ($1::timestamptz at time zone m.time_zone)::date
       order by s.merchant_id limit $2 for update of s skip locked)
     update notification_setting s set last_day = due.today from due join merchant m on m.id = due.merchant_id
     where s.top_id = due.top_id and s.merchant_id = due.merchant_id and s.message_type = 'dailySummary'
     returning s.top_id as "topId", s.merchant_id as "merchantId", m.name as "merchantName", (due.today - 1)::text as day, s.ways, ${recipients}`,
    [now, portion],
  );
}

export interface SummaryFigures {
  readonly orders: number;
  readonly amountFen: string;
  readonly refundFen: string;
  readonly machines: number;
  readonly offline: number;
  readonly lanesBelow: number;
  readonly lanesAll: number;
}

/** How a merchant and everything below it sold on a day, and how its machines are now. */
export async function summaryOf(tx: Handle, { topId, merchantId, day }: DueSummary): Promise<SummaryFigures> {
  const [row] = await tx.query<SummaryFigures>(
    `with tree as (select id from merchant where top_id = $1 and path @> array[$2::bigint]),
       sold as (select coalesce(sum(orders), 0)::int as orders, coalesce(sum(amount_fen), 0)::text as amount, coalesce(sum(refund_fen), 0)::text as refund
                from rollup_sales where merchant_id in (select id from tree) and business_day = $3),
       fleet as (select k.id, s.connection from machine k join machine_state s on s.machine_id = k.id
                 where k.top_id = $1 and k.merchant_id in (select id from tree) and k.in_service),
       shelves as (select count(*)::int as lanes, (count(*) filter (where l.stock <= l.warn_threshold))::int as below
                   from lane l where l.machine_id in (select id from fleet) and l.product_id is not null and l.status <> 'discontinued')
     select sold.orders, sold.amount as "amountFen", sold.refund as "refundFen", (select count(*)::int from fleet) as machines,
       (select count(*)::int from fleet where connection = 'offline') as offline, shelves.below as "lanesBelow", shelves.lanes as "lanesAll"
     from sold, shelves`,
    [topId, merchantId, day],
  );
  return row!;
}

export interface AlarmSetting {
  readonly merchantId: string;
  readonly merchantName: string;
  /** Merchants whose machines it is about: its own and those below, of those that were asked for. */
  readonly covers: string[];
  readonly ways: NotifyWay[];
  readonly recipients: Recipient[];
}

/** Settings that are on for any of these merchants, at themselves or above them. */
export function alarmSettings(tx: Handle, merchantIds: readonly string[]): Promise<AlarmSetting[]> {
  return tx.query<AlarmSetting>(
    `select m.id as "merchantId", m.name as "merchantName", array(select b.id::text from merchant b where b.id = any($1::bigint[]) and b.path @> array[m.id]) as covers, s.ways, ${recipients}
     from notification_setting s join merchant m on m.id = s.merchant_id
     where s.message_type = 'alarm' and s.enabled and ${isOpen} and exists (select from merchant b where b.id = any($1::bigint[]) and b.path @> array[m.id])
     order by m.id`,
    [merchantIds],
  );
}

export interface CertificateAudience {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly ways: NotifyWay[];
  readonly recipients: Recipient[];
}

/** Who is told of the certificates of these merchants: as they set it, otherwise their administrators at the bell. */
export function certificateAudiences(tx: Handle, merchantIds: readonly string[]): Promise<CertificateAudience[]> {
  return tx.query<CertificateAudience>(
    `select m.id as "merchantId", m.name as "merchantName", coalesce(s.ways, '{console}') as ways, ${recipientsOf(`coalesce(s.receiver_ids, ${administratorsOf})`)}
     from merchant m left join notification_setting s on s.top_id = m.top_id and s.merchant_id = m.id and s.message_type = 'certificate'
     where m.id = any($1::bigint[]) and ${isOpen} and coalesce(s.enabled, true) order by m.id`,
    [merchantIds],
  );
}
