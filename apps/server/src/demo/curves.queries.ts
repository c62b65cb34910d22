import type { Handle } from "@yunshou/database";

/**
 * Thirty days of climate, traffic and doors for the first hundred machines in service: cool goods swing by a degree or two
 * with the hour, a machine of the eleventh place stood warm one afternoon, and doors open when somebody refills.
 */
export async function insertCurves(tx: Handle, zone: string): Promise<void> {
  await tx.query(
    `with chosen as (
       select m.*, row_number() over (order by m.id) as place from machine m where m.in_service order by m.id limit 100),
     days as (
       select c.*, d, (now() at time zone $1)::date - d as day, case when d = 0 then extract(hour from now() at time zone $1)::int else 23 end as until
       from chosen c cross join generate_series(0, 29) d where (now() at time zone $1)::date - d > (c.activated_at at time zone $1)::date)
     insert into machine_day (top_id, machine_id, merchant_id, business_day, lows, highs, humidity_low, humidity_high, traffic_mb, door_opens)
     select top_id, id, merchant_id, day, t.lows, t.highs, 42 + (place + d) % 9, 51 + (place * 3 + d) % 12,
       round((2 + (place * 7 + d * 3) % 11 * 0.6)::numeric, 1), case when (place + d) % 3 = 0 then 1 + d % 3 else 0 end
     from days cross join lateral (
       select array_agg(case when h <= until then cool.at end order by h) as lows, array_agg(case when h <= until then cool.at + 0.6 + (h * 3 + d) % 4 * 0.3 end order by h) as highs
       from generate_series(0, 23) h cross join lateral (
         select round((4 + place % 3 + 1.4 * sin((h - 9) * pi() / 12) + (d * 5 + h) % 3 * 0.2
           + case when place % 11 = 0 and d = 2 and h between 13 and 17 then 6 else 0 end)::numeric, 1)::real as at) cool) t
     on conflict do nothing`,
    [zone],
  );
}
