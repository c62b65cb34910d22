import type { Handle } from "@yunshou/database";
import { keptDays } from "./subjects.queries.ts";

/** A day is closed this long after its end; whoever counts a sale has seen the turn of the day by then. */
const graceMinutes = 10;
/** What arrived late is taken in when it has waited for so long, many sales at once. */
const lateMinutes = 10;

const target = `(($2::timestamptz - interval '${graceMinutes} minutes') at time zone m.time_zone)::date - 1`;

/** Merchants with an ended day to close, or with late sales to take in, at most `limit`. */
export function merchantsToClose(tx: Handle, now: Date, limit: number): Promise<{ id: string; topId: string }[]> {
  return tx.query(
    `select m.id, m.top_id as "topId" from merchant m
     where m.closed_day is null or m.closed_day < ${target}
        or exists (select from rollup_late l where l.merchant_id = m.id and l.id < id_at($2::timestamptz - interval '${lateMinutes} minutes'))
     order by m.id limit $1`,
    [limit, now],
  );
}

/**
 * Closes the days of a merchant that have ended: writes their running sums, from the first day that is new or that something
 * arrived late for, and forgets what is older than statistics reach back. The lock keeps sales of this merchant from being
 * counted meanwhile, so each is either seen here or finds its day closed.
 */
export async function closeDays(tx: Handle, merchantId: string, now: Date): Promise<void> {
  const [days] = await tx.query<{ oldest: string; target: string; isRebuilt: boolean; closed: string | null }>(
    `select (${target} - ${keptDays - 1})::text as oldest, (${target})::text as target, m.closed_day::text as closed,
       coalesce(m.closed_day < ${target} - ${keptDays - 1}, true) as "isRebuilt"
     from merchant m where m.id = $1 for update`,
    [merchantId, now],
  );
  // A change of the time zone may take the end of a day back; days stay closed then.
  if (days === undefined || (days.closed !== null && days.closed > days.target)) return;
  const [first] = await tx.query<{ day: string }>(
    `select greatest($2::date, case when $4::boolean then (select min(r.business_day) from rollup_sales r where r.merchant_id = $1)
       else least($3::date + 1, (select min(l.business_day) from rollup_late l where l.merchant_id = $1)) end)::text as day`,
    [merchantId, days.oldest, days.closed, days.isRebuilt],
  );
  const from = first?.day ?? days.oldest;
  await tx.query(
    "delete from rollup_until where merchant_id = $1 and (business_day >= $2::date or business_day < $3::date or $4::boolean)",
    [merchantId, from, days.oldest, days.isRebuilt],
  );
  await writeSums(tx, merchantId, from, days.target);
  await writeHeat(tx, merchantId, { from, to: days.target, oldest: days.oldest });
  await forgetDormant(tx, merchantId, days.oldest, days.target);
  await tx.query("delete from rollup_late where merchant_id = $1", [merchantId]);
  await tx.query("update merchant set closed_day = $2 where id = $1", [merchantId, days.target]);
}

/**
 * One row for each day and everything that was ever sold before, so that a day answers for all its products and machines at
 * once. What was there before counts as sold on the first day; nothing is joined, because nobody knows how many rows these are.
 */
async function writeSums(tx: Handle, merchantId: string, from: string, to: string): Promise<void> {
  await tx.query(
    `with sold as materialized (
       select business_day, case when product_id is null then 'machine' else 'product' end as dimension, coalesce(product_id, machine_id) as subject_id,
         sum(orders) as orders, sum(quantity) as quantity, sum(amount_fen) as amount_fen
       from rollup_sales where merchant_id = $1 and business_day between $2::date and $3::date and orders > 0
       group by grouping sets ((business_day, product_id), (business_day, machine_id))
       union all
       select $2::date, dimension, subject_id, orders, quantity, amount_fen from rollup_until where merchant_id = $1 and business_day = $2::date - 1),
     dense as (
       select * from sold
       union all
       select n::date, s.dimension, s.subject_id, 0, 0, 0 from (select distinct dimension, subject_id from sold) s cross join generate_series($2::date, $3::date, interval '1 day') n)
     insert into rollup_until (top_id, merchant_id, business_day, dimension, subject_id, orders, quantity, amount_fen)
     select (select top_id from merchant where id = $1), $1, business_day, dimension, subject_id, sum(sum(orders)) over until_day, sum(sum(quantity)) over until_day, sum(sum(amount_fen)) over until_day
     from dense group by business_day, dimension, subject_id
     window until_day as (partition by dimension, subject_id order by business_day)`,
    [merchantId, from, to],
  );
}

/** Orders by hour of the days from `from` on; what is older than `oldest` is forgotten. */
async function writeHeat(
  tx: Handle,
  merchantId: string,
  { from, to, oldest }: { from: string; to: string; oldest: string },
): Promise<void> {
  await tx.query(
    "delete from rollup_heat where merchant_id = $1 and (business_day >= $2::date or business_day < $3::date)",
    [merchantId, from, oldest],
  );
  await tx.query(
    `insert into rollup_heat (top_id, merchant_id, business_day, orders)
     select d.top_id, $1, d.business_day, array(
       select coalesce(r.orders, 0) from generate_series(0, 23) h
       left join rollup_hour r on r.merchant_id = $1 and r.business_day = d.business_day and r.hour = h and r.top_id = d.top_id order by h)
     from (select distinct top_id, business_day from rollup_hour where merchant_id = $1 and business_day between $2::date and $3::date) d`,
    [merchantId, from, to],
  );
}

/** Products and machines that sold nothing on all the kept days leave with all their rows, and begin at nothing if they come back. */
async function forgetDormant(tx: Handle, merchantId: string, oldest: string, newest: string): Promise<void> {
  await tx.query(
    `with dormant as materialized (
       select dimension, subject_id from rollup_until where merchant_id = $1 and business_day in ($2::date, $3::date)
       group by 1, 2 having count(*) = 2 and min(orders) = max(orders))
     delete from rollup_until u using dormant d where u.merchant_id = $1 and u.dimension = d.dimension and u.subject_id = d.subject_id`,
    [merchantId, oldest, newest],
  );
}
