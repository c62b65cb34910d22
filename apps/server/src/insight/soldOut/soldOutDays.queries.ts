import type { Handle } from "@yunshou/database";
import { type EmptyTime, usualDays } from "@yunshou/domain";

/** A merchant of whom ended days are not looked at yet, with the first and the last of them. */
export interface Waiting {
  readonly merchantId: string;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Merchants with ended days that nobody looked at, at most `limit`; one who is new is looked at for so many days back. */
export const merchantsWaiting = (tx: Handle, daysBack: number, limit: number): Promise<Waiting[]> =>
  tx.query(
    `select m.id as "merchantId", coalesce(m.sold_out_day + 1, m.closed_day - $1::int + 1)::text as "fromDay", m.closed_day::text as "toDay"
     from merchant m where m.closed_day is not null and (m.sold_out_day is null or m.sold_out_day < m.closed_day) order by m.id limit $2`,
    [daysBack, limit],
  );

/** A product that a machine was out of on a day, with what it usually sells of it. */
export interface RanOut {
  readonly topId: string;
  readonly machineId: string;
  readonly productId: string;
  readonly times: readonly EmptyTime[];
  readonly soldPieces: number;
  readonly soldFen: string;
  readonly spanDays: number;
  /** Of the days before, in millionths of usual days. */
  readonly emptyBefore: number;
}

/**
 * What ran out on a business day. A product is sold out while lanes of the machine are meant for it and none of them has any:
 * what another lane still has is bought there. Lanes that are taken out of sale and machines out of service want nothing, and a
 * lane that was given another product, of which nothing was put in yet, no longer wants what moved in it last.
 */
export async function ranOut(tx: Handle, merchantId: string, day: string): Promise<RanOut[]> {
  return tx.query<RanOut>(
    `with span as (
       select m.top_id, ($2::date)::timestamp at time zone m.time_zone as a, ($2::date + 1)::timestamp at time zone m.time_zone as z, m.time_zone from merchant m where m.id = $1),
     meant as (
       select l.machine_id, l.cabinet, l.lane_no, l.product_id as wanted from lane l join machine n on n.id = l.machine_id and n.in_service
       where l.merchant_id = $1 and l.status <> 'discontinued' and l.product_id is not null),
     held as materialized (
       select machine_id, product_id, stock_after, at, coalesce(lead(at) over lane, z) as until,
         product_id is distinct from wanted and lead(at) over lane is null as given_up
       from (
         select l.machine_id, l.cabinet, l.lane_no, l.wanted, w.product_id, w.stock_after, s.a as at, 0::bigint as id, s.z
         from meant l cross join span s cross join lateral (
           select v.product_id, v.stock_after from stock_movement v
           where v.machine_id = l.machine_id and v.cabinet = l.cabinet and v.lane_no = l.lane_no and v.id < id_at(s.a) order by v.id desc limit 1) w
         union all
         select w.machine_id, w.cabinet, w.lane_no, l.wanted, w.product_id, w.stock_after, id_time(w.id), w.id, s.z
         from span s join stock_movement w on w.top_id = s.top_id and w.id >= id_at(s.a) and w.id < id_at(s.z)
           join meant l using (machine_id, cabinet, lane_no) where w.merchant_id = $1) every
       window lane as (partition by machine_id, cabinet, lane_no order by id)),
     missing as (
       select machine_id, product_id, range_agg(tstzrange(at, until)) filter (where stock_after = 0 and not given_up)
         - coalesce(range_agg(tstzrange(at, until)) filter (where stock_after > 0), '{}'::tstzmultirange) as times
       from held where product_id is not null and at < until group by 1, 2)
     select s.top_id as "topId", e.machine_id as "machineId", e.product_id as "productId", t.times,
       coalesce(r.pieces, 0)::int as "soldPieces", coalesce(r.fen, 0)::text as "soldFen",
       greatest(1, least(${usualDays}, $2::date - (n.activated_at at time zone s.time_zone)::date + 1))::int as "spanDays", coalesce(o.share, 0)::int as "emptyBefore"
     from missing e cross join span s join machine n on n.id = e.machine_id
       cross join lateral (
         select json_agg(json_build_object('fromMs', (extract(epoch from lower(p) - s.a) * 1000)::bigint, 'untilMs', (extract(epoch from upper(p) - s.a) * 1000)::bigint) order by p) as times
         from unnest(e.times) p) t
       left join lateral (
         select sum(x.quantity) as pieces, sum(x.amount_fen) as fen from rollup_sales x
         where x.machine_id = e.machine_id and x.product_id = e.product_id and x.business_day between $2::date - ${usualDays - 1} and $2::date) r on true
       left join lateral (
         select sum(x.empty_share) as share from sold_out x
         where x.machine_id = e.machine_id and x.product_id = e.product_id and x.business_day between $2::date - ${usualDays - 1} and $2::date - 1) o on true
     where e.times is not null and not isempty(e.times)`,
    [merchantId, day],
  );
}

/** Orders of a merchant by hour of the day, over the usual days. */
export async function ordersByHour(tx: Handle, merchantId: string, day: string): Promise<number[]> {
  const rows = await tx.query<{ hour: number; orders: number }>(
    `select hour, sum(orders)::int as orders from rollup_hour
     where merchant_id = $1 and business_day between $2::date - ${usualDays - 1} and $2::date group by hour`,
    [merchantId, day],
  );
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hour, orders } of rows) hours[hour] = orders;
  return hours;
}

/** What one product at one machine lost on a day. */
export interface Lost extends Pick<RanOut, "topId" | "machineId" | "productId"> {
  readonly emptySeconds: number;
  readonly emptyShare: number;
  readonly lostMilli: number;
  readonly lostFen: string;
}

/** Writes a day of a merchant as a whole, however often it is asked to, and forgets what is older than `keptDays`. */
export async function writeDay(
  tx: Handle,
  { merchantId, day, keptDays }: { readonly merchantId: string; readonly day: string; readonly keptDays: number },
  lost: readonly Lost[],
): Promise<void> {
  await tx.query(
    "delete from sold_out where merchant_id = $1 and (business_day = $2::date or business_day < $2::date - $3::int)",
    [merchantId, day, keptDays],
  );
  await tx.query(
    `insert into sold_out (top_id, merchant_id, business_day, machine_id, product_id, empty_seconds, empty_share, lost_milli, lost_fen)
     select top_id, $1, $2, machine_id, product_id, empty_seconds, empty_share, lost_milli, lost_fen
     from unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::int[], $7::int[], $8::bigint[], $9::bigint[])
       v (top_id, machine_id, product_id, empty_seconds, empty_share, lost_milli, lost_fen)`,
    [
      merchantId,
      day,
      lost.map(({ topId }) => topId),
      lost.map(({ machineId }) => machineId),
      lost.map(({ productId }) => productId),
      lost.map(({ emptySeconds }) => emptySeconds),
      lost.map(({ emptyShare }) => emptyShare),
      lost.map(({ lostMilli }) => lostMilli),
      lost.map(({ lostFen }) => lostFen),
    ],
  );
  await tx.query("update merchant set sold_out_day = $2 where id = $1", [merchantId, day]);
}
