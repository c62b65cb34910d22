import { type Handle, mapCellsOf, mapFacts } from "@yunshou/database";

/** One after the other: two that count the same machine would each take away what it brought. */
export async function lockMap(tx: Handle): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('machine map', 0))", []);
}

interface Marks {
  readonly machines: readonly string[];
  readonly points: readonly string[];
  readonly taken: number;
}

/** Takes marks away. Everything that they tell of is committed, so the next statement of the caller sees it. */
export async function takeMarks(tx: Handle, limit: number): Promise<Marks> {
  const [row] = await tx.query<Marks>(
    `with taken as (delete from map_change where id in (select id from map_change order by id limit $1) returning subject_id, is_point)
     select coalesce(array_agg(distinct subject_id::text) filter (where not is_point), '{}') as machines,
       coalesce(array_agg(distinct subject_id::text) filter (where is_point), '{}') as points, count(*)::int as taken from taken`,
    [limit],
  );
  return row!;
}

const spotColumns = "top_id, machine_id, merchant_id, longitude, latitude, broken, lacking, waiting";
const cellSums = ["machines", "broken", "lacking", "waiting", "longitude", "latitude"];

/** Counts machines as they are now: squares lose what each brought last, and get what it is. */
export async function countMachines(tx: Handle, { machines, points }: Omit<Marks, "taken">): Promise<void> {
  await tx.query(
    `with named as materialized (
       select unnest($1::bigint[]) as id union select id from machine where point_id = any($2::bigint[])),
     facts as materialized (select f.* from (${mapFacts}) f where f.machine_id in (select id from named)),
     counted as materialized (select s.* from map_spot s where s.machine_id in (select id from named)),
     gone as (
       delete from map_spot s using counted o where s.machine_id = o.machine_id and s.top_id = o.top_id
         and not exists (select from facts f where f.machine_id = o.machine_id and f.top_id = o.top_id)),
     kept as (
       insert into map_spot (${spotColumns}) select ${spotColumns} from facts
       on conflict (machine_id, top_id) do update set merchant_id = excluded.merchant_id, longitude = excluded.longitude, latitude = excluded.latitude,
         broken = excluded.broken, lacking = excluded.lacking, waiting = excluded.waiting)
     insert into map_cell as c (top_id, merchant_id, level, x, y, machines, broken, lacking, waiting, longitude, latitude, ids)
     select * from (${mapCellsOf("select 1 as sign, facts.* from facts union all select -1, counted.* from counted")}) n
     where ${[...cellSums, "ids"].map((name) => `n.${name} <> 0`).join(" or ")}
     on conflict (level, merchant_id, x, y, top_id) do update set
       ${cellSums.map((name) => `${name} = c.${name} + excluded.${name}`).join(", ")}, ids = c.ids # excluded.ids`,
    [machines, points],
  );
  await tx.query("delete from map_cell where machines = 0", []);
}
