import type { AnswerOf } from "@yunshou/contract";
import type { machineMap } from "@yunshou/contract/machines/machineMap";
import { conditions, type Handle, raw, type Scope, sql, statement } from "@yunshou/database";
import { type MapArea, machinesBesideMap, squareOf } from "@yunshou/domain";
import { type MachineFilters, machinesIn, machineTables } from "./machines.queries.ts";

type Cluster = AnswerOf<typeof machineMap.clusters>["rows"][number];
type Seen = AnswerOf<typeof machineMap.within>["rows"][number];

/** Machines at their points. A list is read without what only its conditions would need. */
const placedTables = ({ merchantNo, routeName }: MachineFilters, state: string): string =>
  [
    "machine m join point p on p.top_id = m.top_id and p.id = m.point_id",
    state,
    merchantNo === undefined ? "" : "join merchant s on s.id = m.merchant_id",
    routeName === undefined ? "" : "left join route r on r.top_id = p.top_id and r.id = p.route_id",
  ].join(" ");

const withState = "join machine_state t on t.top_id = m.top_id and t.machine_id = m.id";
/** The state of those few of which something is wrong: an index holds them, and none of the others is read. */
const withWrong = `left ${withState} and (t.connection = 'offline' or t.conditions <> '{}')`;
const broken = "m.in_service and coalesce(t.connection = 'offline' or t.conditions && '{fault,temperature}', false)";
const lacking = `m.in_service and not (${broken}) and (coalesce(t.conditions && '{outOfStock,outOfChange}', false) or m.operation = 'stopSell')`;

const matching = (scope: Scope, filters: MachineFilters) =>
  conditions(machinesIn(scope, filters), sql`m.decommissioned_at is null`);
const within = (scope: Scope, filters: MachineFilters, { west, east, south, north }: MapArea) =>
  conditions(
    matching(scope, filters),
    sql`p.longitude between ${west} and ${east}`,
    sql`p.latitude between ${south} and ${north}`,
  );

/**
 * Machines of an area by squares, which are as wide as the area asks for; all are counted from indexes alone. Behind "offset 0" the
 * database takes squares for few, as they are, and does not sort all machines.
 */
export async function clustersIn(tx: Handle, scope: Scope, filters: MachineFilters, area: MapArea): Promise<Cluster[]> {
  // Workers would hand on each row, which takes longer than to count it; and a plan kept for any area is one for a small area.
  await tx.query(
    "select set_config('max_parallel_workers_per_gather', '0', true), set_config('plan_cache_mode', 'force_custom_plan', true)",
  );
  const size = squareOf(area);
  const from = placedTables(filters, filters.machineStatus === undefined ? withWrong : withState);
  return tx.query<Cluster>(
    ...statement(sql`with marks as (
       select avg(longitude) as longitude, avg(latitude) as latitude, count(*)::int as machines, count(*) filter (where broken)::int as broken,
         count(*) filter (where lacking)::int as lacking, count(*) filter (where waiting)::int as waiting, min(id) as id
       from (select (floor(p.longitude / ${size}) * 1e6 + floor(p.latitude / ${size}))::bigint as square, p.longitude, p.latitude,
           ${raw(broken)} as broken, ${raw(lacking)} as lacking, m.activated_at is null as waiting, m.id
         from ${raw(from)} where m.point_id is not null and ${within(scope, filters, area)} offset 0) seen group by square)
     select k.longitude, k.latitude, k.machines, k.broken, k.lacking, k.waiting, m.machine_no as "machineNo", m.name as "machineName"
     from marks k left join lateral (select machine_no, name from machine where id = k.id and k.machines = 1 limit 1) m on true`),
  );
}

/** How many machines match and stand at no point. */
export async function countUnplaced(tx: Handle, scope: Scope, filters: MachineFilters): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    ...statement(
      sql`select count(*)::int as n from ${raw(machineTables)} where m.point_id is null and ${matching(scope, filters)}`,
    ),
  );
  return row!.n;
}

/** The machines of an area that a person reads beside the map, those that need one first. */
export async function machinesWithin(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  area: MapArea,
): Promise<{ rows: Seen[]; total: number }> {
  const rows = await tx.query<Seen & { total: number }>(
    ...statement(sql`select m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName", p.longitude, p.latitude,
       m.operation, t.conditions, t.connection as "onlineStatus", false as decommissioned, (count(*) over ())::int as total
     from ${raw(placedTables(filters, withState))} where ${within(scope, filters, area)}
     order by case when ${raw(broken)} then 0 when ${raw(lacking)} then 1 else 2 end, m.machine_no limit ${machinesBesideMap}`),
  );
  return { rows: rows.map(({ total: _, ...row }) => row as Seen), total: rows[0]?.total ?? 0 };
}
