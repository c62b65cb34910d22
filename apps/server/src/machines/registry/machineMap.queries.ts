import type { AnswerOf } from "@yunshou/contract";
import type { machineMap } from "@yunshou/contract/machines/machineMap";
import { conditions, type Handle, raw, type Scope, sql, statement } from "@yunshou/database";
import { type MapArea, machinesBesideMap, squareOf } from "@yunshou/domain";
import { type MachineFilters, machinesIn, machineTables } from "./machines.queries.ts";

type Cluster = AnswerOf<typeof machineMap.clusters>["rows"][number];
type Seen = AnswerOf<typeof machineMap.within>["rows"][number];

const broken = "m.in_service and (t.connection = 'offline' or t.conditions && '{fault,temperature}')";
const lacking = `m.in_service and not (${broken}) and (t.conditions && '{outOfStock,outOfChange}' or m.operation = 'stopSell')`;

const matching = (scope: Scope, filters: MachineFilters) =>
  conditions(machinesIn(scope, filters), sql`m.decommissioned_at is null`);
const within = (scope: Scope, filters: MachineFilters, { west, east, south, north }: MapArea) =>
  conditions(
    matching(scope, filters),
    sql`p.longitude between ${west} and ${east}`,
    sql`p.latitude between ${south} and ${north}`,
  );

/** Machines of an area by squares, which are as wide as the area asks for. */
export function clustersIn(tx: Handle, scope: Scope, filters: MachineFilters, area: MapArea): Promise<Cluster[]> {
  const square = squareOf(area);
  return tx.query<Cluster>(
    ...statement(sql`select avg(p.longitude) as longitude, avg(p.latitude) as latitude, count(*)::int as machines,
       count(*) filter (where ${raw(broken)})::int as broken, count(*) filter (where ${raw(lacking)})::int as lacking,
       count(*) filter (where m.activated_at is null)::int as waiting,
       case when count(*) = 1 then min(m.machine_no) end as "machineNo", case when count(*) = 1 then min(m.name) end as "machineName"
     from ${raw(machineTables)} where ${within(scope, filters, area)}
     group by floor(p.longitude / ${square}), floor(p.latitude / ${square})`),
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
     from ${raw(machineTables)} where ${within(scope, filters, area)}
     order by case when ${raw(broken)} then 0 when ${raw(lacking)} then 1 else 2 end, m.machine_no limit ${machinesBesideMap}`),
  );
  return { rows: rows.map(({ total: _, ...row }) => row as Seen), total: rows[0]?.total ?? 0 };
}
