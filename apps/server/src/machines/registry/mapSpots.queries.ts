import type { AnswerOf } from "@yunshou/contract";
import type { machineMap } from "@yunshou/contract/machines/machineMap";
import {
  conditions,
  type Handle,
  mapFacts,
  mapLevels,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { machinesBesideMap, type MapSquares } from "@yunshou/domain";

export type Cluster = AnswerOf<typeof machineMap.clusters>["rows"][number];

/** A mark of the map, or the machine that stands alone there. */
export const markColumns = `k.longitude, k.latitude, k.machines, k.broken, k.lacking, k.waiting, m.machine_no as "machineNo", m.name as "machineName"`;
export const lonelyMachine =
  "left join lateral (select machine_no, name from machine where id = k.id and k.machines = 1 limit 1) m on true";

/** Machines that changed since they were counted; the few of them are looked at themselves. */
const marked = sql`marked as materialized (
  select c.subject_id as id from map_change c where not c.is_point
  union select m.id from map_change c join machine m on m.point_id = c.subject_id where c.is_point)`;
const isMarked = raw("machine_id in (select id from marked)");
const isUnmarked = raw("s.machine_id <> all(array(select id from marked))");

/** Whether rows of `alias` stand in the squares, within the scope. */
const standing = (scope: Scope, alias: string, { west, east, south, north }: MapSquares) =>
  conditions(
    scoped(scope, alias, { machine: null }),
    sql`${raw(alias)}.longitude >= ${west}::float8 and ${raw(alias)}.longitude < ${east}::float8`,
    sql`${raw(alias)}.latitude >= ${south}::float8 and ${raw(alias)}.latitude < ${north}::float8`,
  );

/** The squares as they were counted; those that are smaller than any kept ones machine by machine. */
function counted(scope: Scope, squares: MapSquares): Sql {
  const { size, west, east, south, north } = squares;
  const level = mapLevels.find((one) => 2 ** one <= size);
  if (level === undefined)
    return signed(sql`select 1 as sign, s.* from map_spot s where ${standing(scope, "s", squares)}`, size);
  const [width, shift] = [2 ** level, Math.log2(size) - level];
  // Under merchant 0 lies the sum of all, so that the platform reads no more squares than a merchant.
  const whose = scope.merchants === "all" ? sql`c.merchant_id = 0` : scoped(scope, "c", { machine: null });
  return sql`select c.x >> ${shift}::int as x, c.y >> ${shift}::int as y, c.machines, c.broken, c.lacking, c.waiting, c.longitude, c.latitude, c.ids
    from map_cell c where c.level = ${level}::int and ${whose}
      and c.x between ${west / width}::int and ${east / width - 1}::int and c.y between ${south / width}::int and ${north / width - 1}::int`;
}

const signed = (spots: Sql, size: number): Sql =>
  sql`select floor(o.longitude / ${size}::float8)::int as x, floor(o.latitude / ${size}::float8)::int as y, o.sign as machines, o.sign * o.broken::int as broken,
    o.sign * o.lacking::int as lacking, o.sign * o.waiting::int as waiting, o.sign * o.longitude::numeric as longitude, o.sign * o.latitude::numeric as latitude,
    o.machine_id as ids from (${spots}) o`;

/** What was counted, less what the marked machines brought, and with what they are now. */
const parts = (scope: Scope, squares: MapSquares): Sql =>
  sql`with ${marked}, parts as (
    ${counted(scope, squares)}
    union all ${signed(sql`select -1 as sign, s.* from map_spot s where s.${isMarked} and ${standing(scope, "s", squares)}`, squares.size)}
    union all ${signed(sql`select 1 as sign, f.* from (${raw(mapFacts)}) f where f.${isMarked} and ${standing(scope, "f", squares)}`, squares.size)})`;

/** The marks of a map over every machine of a scope, at a cost that does not grow with the number of machines. */
export const keptClusters = (tx: Handle, scope: Scope, squares: MapSquares): Promise<Cluster[]> =>
  tx.query<Cluster>(
    ...statement(sql`${parts(scope, squares)}, marks as (
       select (sum(longitude) / sum(machines))::float8 as longitude, (sum(latitude) / sum(machines))::float8 as latitude, sum(machines)::int as machines,
         sum(broken)::int as broken, sum(lacking)::int as lacking, sum(waiting)::int as waiting, bit_xor(ids) as id
       from parts group by x, y having sum(machines) > 0)
     select ${raw(markColumns)} from marks k ${raw(lonelyMachine)}`),
  );

/** How many machines these marks stand for. */
export async function keptTotal(tx: Handle, scope: Scope, squares: MapSquares): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    ...statement(sql`${parts(scope, squares)} select coalesce(sum(machines), 0)::int as n from parts`),
  );
  return row!.n;
}

const need = (alias: string) => `case when ${alias}.broken then 0 when ${alias}.lacking then 1 else 2 end`;

/** The first machines of the squares, those that need somebody before all others: each part ends after as many as are shown. */
export const keptFirst = (scope: Scope, squares: MapSquares): Sql =>
  sql`with ${marked}, chosen as (
    (select s.machine_id, ${raw(need("s"))} as need, s.longitude, s.latitude from map_spot s where (s.broken or s.lacking) and ${isUnmarked} and ${standing(scope, "s", squares)}
      order by 2, 1 limit ${machinesBesideMap}::int)
    union all
    (select s.machine_id, 2, s.longitude, s.latitude from map_spot s where not (s.broken or s.lacking) and ${isUnmarked} and ${standing(scope, "s", squares)}
      order by 1 limit ${machinesBesideMap}::int)
    union all
    select f.machine_id, ${raw(need("f"))}, f.longitude, f.latitude from (${raw(mapFacts)}) f where f.${isMarked} and ${standing(scope, "f", squares)})
  , foremost as (select * from chosen order by need, machine_id limit ${machinesBesideMap}::int)`;
