import type { AnswerOf } from "@yunshou/contract";
import type { machineRecords } from "@yunshou/contract/machines/machineRecords";
import { dropPartitions, type Handle } from "@yunshou/database";
import { addDays, curveKeepDays } from "@yunshou/domain";
import type { StatusRow } from "../effects/state.queries.ts";

export type CurveDay = AnswerOf<typeof machineRecords.curves>["days"][number];

/** What a machine said of its traffic of the day or of its doors, and when. */
export type DayRow = Pick<StatusRow, "machineId" | "at" | "doors" | "trafficTodayMb">;

/**
 * Adds what machines said of their traffic of the day and of doors that were closed until now. To be called before the new
 * state is saved, because a door that stays open is opened once.
 */
export async function keepTrafficAndDoors(tx: Handle, rows: readonly DayRow[]): Promise<void> {
  await tx.query(
    `insert into machine_day as d (top_id, machine_id, merchant_id, business_day, traffic_mb, door_opens)
     select s.top_id, s.machine_id, s.merchant_id, c.day, max(r."trafficTodayMb"), sum(n.opens)::int
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, at timestamptz, doors jsonb, "trafficTodayMb" real)
     join machine_state s on s.machine_id = r."machineId" join machine m on m.id = s.machine_id
     cross join lateral (select (r.at at time zone m.time_zone)::date as day) c
     cross join lateral (select count(*)::int as opens from jsonb_each_text(coalesce(r.doors, '{}')) o
       where o.value = 'open' and s.door_state ->> o.key is distinct from 'open') n
     where r."trafficTodayMb" is not null or n.opens > 0
     group by s.top_id, s.machine_id, s.merchant_id, c.day order by s.machine_id, c.day
     on conflict (machine_id, business_day, top_id) do update set
       traffic_mb = greatest(d.traffic_mb, excluded.traffic_mb), door_opens = d.door_opens + excluded.door_opens`,
    [JSON.stringify(rows)],
  );
}

/** Adds the climate of all machines that are connected to the hour of their day. */
export async function sampleClimate(tx: Handle): Promise<void> {
  await tx.query(
    `with heard as (
       select s.top_id, s.machine_id, s.merchant_id, s.temperature, s.humidity, now() at time zone m.time_zone as clock
       from machine_state s join machine m on m.id = s.machine_id
       where s.connection = 'online' and (s.temperature is not null or s.humidity is not null)),
     hours as (select *, extract(hour from clock)::int + 1 as hour from heard)
     insert into machine_day as d (top_id, machine_id, merchant_id, business_day, lows, highs, humidity_low, humidity_high)
     select top_id, machine_id, merchant_id, clock::date, h.day, h.day, humidity, humidity
     from hours cross join lateral (select array_agg(case when n = hour then temperature end order by n) as day from generate_series(1, 24) n) h
     order by machine_id
     on conflict (machine_id, business_day, top_id) do update set
       lows = (select array_agg(least(o, n) order by place) from unnest(d.lows, excluded.lows) with ordinality as u(o, n, place)),
       highs = (select array_agg(greatest(o, n) order by place) from unnest(d.highs, excluded.highs) with ordinality as u(o, n, place)),
       humidity_low = least(d.humidity_low, excluded.humidity_low), humidity_high = greatest(d.humidity_high, excluded.humidity_high)`,
  );
}

/** Forgets months of which nobody can read a day any more; answers whether more are left. */
export async function forgetCurves(tx: Handle, now: Date, portion: number): Promise<boolean> {
  const oldest = addDays(now.toISOString().slice(0, 10), -curveKeepDays);
  await dropPartitions(tx, "machine_day", oldest);
  // Days whose month was never made.
  const rows = await tx.query(
    `delete from machine_day where (machine_id, business_day, top_id) in (
       select machine_id, business_day, top_id from machine_day where business_day < date_trunc('month', $1::date) limit $2) returning 1`,
    [oldest, portion],
  );
  return rows.length === portion;
}

/** The last days of one machine, oldest first; a day on which it was silent is absent. */
export function readCurves(tx: Handle, machineId: string, days: number): Promise<CurveDay[]> {
  return tx.query<CurveDay>(
    `select to_char(d.business_day, 'YYYY-MM-DD') as day, d.lows, d.highs, d.humidity_low as "humidityLow", d.humidity_high as "humidityHigh",
       d.traffic_mb as "trafficMb", d.door_opens as "doorOpens"
     from machine_day d join machine m on m.id = d.machine_id
     where d.machine_id = $1 and d.business_day > current_date - $2::int - 2 and d.business_day > (now() at time zone m.time_zone)::date - $2::int order by d.business_day`,
    [machineId, days],
  );
}
