import { type Handle, type Scope } from "@yunshou/database";
import type { MachineType } from "@yunshou/domain";
import { seenSql } from "./seen.queries.ts";

/** Machines in service by province, most first. A machine without a point has no province and is left out. */
export function machinesByProvince(
  tx: Handle,
  scope: Scope,
  type: MachineType | null,
): Promise<{ province: string; count: number }[]> {
  const values: unknown[] = [type];
  const inScope = seenSql(scope, "m", values);
  return tx.query(
    `select pt.province, count(*)::int as count
     from machine m join point pt on pt.top_id = m.top_id and pt.id = m.point_id
     where m.in_service and ($1::text is null or m.type = $1) and ${inScope}
     group by pt.province order by 2 desc, 1`,
    values,
  );
}

/** Provinces in which machines of the scope stand, in service or not. */
export async function machineProvinces(tx: Handle, scope: Scope): Promise<string[]> {
  const values: unknown[] = [];
  const inScope = seenSql(scope, "m", values);
  const rows = await tx.query<{ province: string }>(
    `select pt.province from machine m join point pt on pt.top_id = m.top_id and pt.id = m.point_id where ${inScope}
     group by pt.province order by count(*) desc, pt.province`,
    values,
  );
  return rows.map((row) => row.province);
}

export interface SeriesFilter {
  /** Width of a step and number of steps, the last of them running now. */
  readonly step: "day" | "month" | "year";
  readonly steps: number;
  readonly timeZone: string;
  readonly province: string | null;
  readonly merchantNo: string | null;
  readonly type: MachineType | null;
}

/**
 * Entries into and exits from service in each step, with how many machines were in service at its end.
 * Reads the lifecycle, whose size follows the machines. The merchant number selects that merchant and everything below it.
 * What never entered does not exit, and what exited counts in the province where it stood last, because its point is free again.
 */
export function machineSeries(
  tx: Handle,
  scope: Scope,
  filter: SeriesFilter,
): Promise<{ time: string; operating: number; entered: number; exited: number }[]> {
  const values: unknown[] = [
    filter.step,
    filter.steps,
    filter.timeZone,
    filter.province,
    filter.merchantNo,
    filter.type,
  ];
  const inScope = seenSql(scope, "l", values);
  return tx.query(
    `with step as (
       select s as start, s + ('1 ' || $1)::interval as finish
       from generate_series(
         date_trunc($1, now() at time zone $3) - ($2::int - 1) * ('1 ' || $1)::interval,
         date_trunc($1, now() at time zone $3), ('1 ' || $1)::interval) s),
     change as (
       select l.at at time zone $3 as at, l.event
       from machine_lifecycle l
       join machine m on m.top_id = l.top_id and m.id = l.machine_id
       left join point pt on pt.top_id = m.top_id and pt.id = case when $4::text is null or m.decommissioned_at is null then m.point_id else
         (select v.point_id from machine_move v where v.top_id = m.top_id and v.machine_id = m.id and v.point_id is not null order by v.id desc limit 1) end
       where l.event <> 'registered' and ${inScope}
         and (l.event = 'activated' or exists (
           select from machine_lifecycle f where f.top_id = l.top_id and f.machine_id = l.machine_id and f.event = 'activated' and f.at <= l.at))
         and ($4::text is null or pt.province = $4)
         and ($6::text is null or m.type = $6)
         and ($5::text is null or exists (
           select from merchant seller join merchant above on above.id = any(seller.path)
           where seller.id = m.merchant_id and above.merchant_no = $5))),
     counted as (
       select date_trunc($1, at) as start, count(*) filter (where event = 'activated') as entered,
              count(*) filter (where event = 'decommissioned') as exited,
              sum(case event when 'decommissioned' then -1 else 1 end) as delta
       from change group by 1),
     base as (
       select coalesce(sum(delta), 0) as before from counted where start < (select min(start) from step))
     select to_char(step.start, case $1 when 'day' then 'YYYY-MM-DD' when 'month' then 'YYYY-MM' else 'YYYY' end) as time,
            (base.before + sum(coalesce(counted.delta, 0)) over (order by step.start))::int as operating,
            coalesce(counted.entered, 0)::int as entered, coalesce(counted.exited, 0)::int as exited
     from step cross join base left join counted on counted.start = step.start
     order by step.start`,
    values,
  );
}
