import type { AnswerOf } from "@yunshou/contract";
import type { machineMap } from "@yunshou/contract/machines/machineMap";
import {
  conditions,
  type Handle,
  isBroken,
  isLacking,
  isWaiting,
  raw,
  type Scope,
  sql,
  statement,
} from "@yunshou/database";
import { type MapArea, machinesBesideMap, type MapSquares, squaresOf } from "@yunshou/domain";
import { type MachineFilters, machinesIn, tablesNamed } from "./machines.queries.ts";
import { type Cluster, keptClusters, keptFirst, keptTotal, lonelyMachine, markColumns } from "./mapSpots.queries.ts";

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

const matching = (scope: Scope, filters: MachineFilters) =>
  conditions(machinesIn(scope, filters), sql`m.decommissioned_at is null`);
const within = (scope: Scope, filters: MachineFilters, { west, east, south, north }: MapSquares) =>
  conditions(
    matching(scope, filters),
    sql`p.longitude >= ${west}::float8 and p.longitude < ${east}::float8`,
    sql`p.latitude >= ${south}::float8 and p.latitude < ${north}::float8`,
  );

const filterNames = [
  "search",
  "machineNo",
  "machineName",
  "machineType",
  "merchantNo",
  "pointName",
  "routeName",
  "machineStatus",
] as const satisfies readonly (keyof MachineFilters)[];

/** Whether what is kept answers: nobody filters, and no list of machines narrows or widens the scope. */
const isKept = (scope: Scope, filters: MachineFilters): boolean =>
  scope.machines === undefined &&
  (scope.granted ?? []).length === 0 &&
  filterNames.every((name) => filters[name] === undefined);

/** Machines of an area by squares, which are as wide as the area asks for. */
export const clustersIn = (tx: Handle, scope: Scope, filters: MachineFilters, area: MapArea): Promise<Cluster[]> =>
  isKept(scope, filters)
    ? keptClusters(tx, scope, squaresOf(area))
    : countedClusters(tx, scope, filters, squaresOf(area));

/**
 * The same, counted anew from indexes alone. Behind "offset 0" the database takes squares for few, as they are, and does not
 * sort all machines.
 */
export async function countedClusters(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  squares: MapSquares,
): Promise<Cluster[]> {
  // Workers would hand on each row, which takes longer than to count it; and a plan kept for any area is one for a small area.
  await tx.query(
    "select set_config('max_parallel_workers_per_gather', '0', true), set_config('plan_cache_mode', 'force_custom_plan', true)",
  );
  const { size } = squares;
  const from = placedTables(filters, filters.machineStatus === undefined ? withWrong : withState);
  return tx.query<Cluster>(
    ...statement(sql`with marks as (
       select avg(longitude) as longitude, avg(latitude) as latitude, count(*)::int as machines, count(*) filter (where broken)::int as broken,
         count(*) filter (where lacking)::int as lacking, count(*) filter (where waiting)::int as waiting, min(id) as id
       from (select (floor(p.longitude / ${size}) * 1e6 + floor(p.latitude / ${size}))::bigint as square, p.longitude, p.latitude,
           ${raw(isBroken)} as broken, ${raw(isLacking)} as lacking, ${raw(isWaiting)} as waiting, m.id
         from ${raw(from)} where m.point_id is not null and ${within(scope, filters, squares)} offset 0) seen group by square)
     select ${raw(markColumns)} from marks k ${raw(lonelyMachine)}`),
  );
}

/** How many machines match and stand at no point. */
export async function countUnplaced(tx: Handle, scope: Scope, filters: MachineFilters): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    ...statement(
      sql`select count(*)::int as n from ${raw(tablesNamed(filters))} where m.point_id is null and ${matching(scope, filters)}`,
    ),
  );
  return row!.n;
}

const seenColumns = `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", m.operation, t.conditions,
  t.connection as "onlineStatus", false as decommissioned`;

/** The machines that the marks of an area stand for, as a person reads them beside the map: those that need one first. */
export async function machinesWithin(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  area: MapArea,
): Promise<{ rows: Seen[]; total: number }> {
  const squares = squaresOf(area);
  if (isKept(scope, filters)) {
    // A machine may stand at a point of a merchant above, of which this one sees no more than where it is.
    const rows = await tx.query<Seen>(
      ...statement(sql`${keptFirst(scope, squares)} select ${raw(seenColumns)}, coalesce(p.name, '') as "pointName", k.longitude, k.latitude
       from foremost k join machine m on m.id = k.machine_id ${raw(withState)} left join point p on p.top_id = m.top_id and p.id = m.point_id
       order by k.need, m.id`),
    );
    return { rows, total: await keptTotal(tx, scope, squares) };
  }
  const rows = await tx.query<Seen & { total: number }>(
    ...statement(sql`select ${raw(seenColumns)}, p.name as "pointName", p.longitude, p.latitude, (count(*) over ())::int as total
     from ${raw(placedTables(filters, withState))} where ${within(scope, filters, squares)}
     order by case when ${raw(isBroken)} then 0 when ${raw(isLacking)} then 1 else 2 end, m.id limit ${machinesBesideMap}`),
  );
  return { rows: rows.map(({ total: _, ...row }) => row as Seen), total: rows[0]?.total ?? 0 };
}
