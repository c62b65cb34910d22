import type { AnswerOf } from "@yunshou/contract";
import type { regions } from "@yunshou/contract/machines/regions";
import { type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { findableBy } from "../../platform/spelling.ts";

export interface RegionRecord {
  readonly regionId: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly name: string;
}

/** Every region with what hangs on it, parents before their children and neighbours in their order. */
export const regionTree = (tx: Handle, scope: Scope): Promise<AnswerOf<typeof regions.tree>["rows"]> =>
  tx.query(
    ...statement(sql`with own as (
        select p.region_id as id, count(*)::int as points from point p
        where p.region_id is not null and ${scoped(scope, "p", { machine: null })} group by 1),
      way as (
        select r.id, x.id as above from region r left join region b on b.id = r.parent_id
        cross join lateral (values (r.id), (r.parent_id), (b.parent_id)) x (id) where x.id is not null),
      counted as (select w.above as id, sum(o.points)::int as points from way w join own o on o.id = w.id group by 1)
    select r.id as "regionId", r.parent_id as "parentId", r.name as "regionName", r.level,
      (select count(*)::int from region c where c.parent_id = r.id) as children, coalesce(n.points, 0) as points
    from region r left join counted n on n.id = r.id order by r.level, r.sort_no, r.id`),
  );

/** Holds the tree, so that nobody adds below what is being deleted and two of one name do not meet. */
export async function lockRegions(tx: Handle): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('tree of regions', 0))");
}

export async function regionOf(tx: Handle, regionId: string): Promise<RegionRecord | undefined> {
  const [row] = await tx.query<RegionRecord>(
    `select id as "regionId", parent_id as "parentId", level, name from region where id = $1`,
    [regionId],
  );
  return row;
}

/** Province and city as points carry them; a province without cities stands for its city too. */
export async function regionNames(
  tx: Handle,
  regionId: string,
): Promise<{ province: string; city: string } | undefined> {
  const [row] = await tx.query<{ province: string; city: string }>(
    `select coalesce(a.name, b.name, r.name) as province, case r.level when 3 then b.name else r.name end as city
     from region r left join region b on b.id = r.parent_id left join region a on a.id = b.parent_id where r.id = $1`,
    [regionId],
  );
  return row;
}

const isTaken = async (tx: Handle, parentId: string | null, name: string, but: string) =>
  (
    await tx.query("select 1 from region where parent_id is not distinct from $1::bigint and name = $2 and id <> $3", [
      parentId,
      name,
      but,
    ])
  ).length > 0;

/** The new region's id; nothing when a neighbour bears the name. */
export async function insertRegion(tx: Handle, region: Omit<RegionRecord, "regionId">): Promise<string | undefined> {
  if (await isTaken(tx, region.parentId, region.name, "0")) return undefined;
  const [row] = await tx.query<{ id: string }>(
    `insert into region (parent_id, level, name, sort_no)
     values ($1, $2, $3, coalesce((select max(sort_no) from region where parent_id is not distinct from $1::bigint), 0) + 10) returning id`,
    [region.parentId, region.level, region.name],
  );
  return row!.id;
}

/** False when a neighbour bears the name. Points in the region carry the new name at once. */
export async function renameRegion(tx: Handle, region: RegionRecord, name: string): Promise<boolean> {
  if (await isTaken(tx, region.parentId, name, region.regionId)) return false;
  await tx.query("update region set name = $2 where id = $1", [region.regionId, name]);
  const points = await tx.query<{ id: string; name: string; province: string; city: string }>(
    `select p.id, p.name, coalesce(a.name, b.name, r.name) as province, case r.level when 3 then b.name else r.name end as city
     from point p join region r on r.id = p.region_id left join region b on b.id = r.parent_id left join region a on a.id = b.parent_id
     where $1 in (r.id, b.id, a.id)`,
    [region.regionId],
  );
  const found = points.map((point) => ({ ...point, ...findableBy([point.name, point.city]) }));
  await tx.query(
    `update point p set province = n.province, city = n.city, search = n.search, pieces = n.pieces
     from jsonb_to_recordset($1::jsonb) as n(id bigint, province text, city text, search text, pieces text[]) where p.id = n.id`,
    [JSON.stringify(found)],
  );
  return true;
}

/** Puts a region before one of its neighbours, or as the last of them. */
export async function moveRegion(tx: Handle, region: RegionRecord, beforeId: string | null): Promise<void> {
  await tx.query(
    `update region a set sort_no = o.place * 10 from (
       select a.id, row_number() over (order by case when a.id = $1 then coalesce(b.sort_no, 2147483647) else a.sort_no end, a.id <> $1, a.id)::int as place
       from region a left join region b on b.id = $2::bigint where a.parent_id is not distinct from $3::bigint) o
     where a.id = o.id`,
    [region.regionId, beforeId, region.parentId],
  );
}

export async function childrenOf(tx: Handle, regionId: string): Promise<number> {
  const [row] = await tx.query<{ children: number }>(
    "select count(*)::int as children from region where parent_id = $1",
    [regionId],
  );
  return row?.children ?? 0;
}

/** Holds a region, so that no point is put into it meanwhile. */
export async function holdRegion(tx: Handle, regionId: string): Promise<void> {
  await tx.query("select 1 from region where id = $1 for update", [regionId]);
}

export async function deleteRegion(tx: Handle, regionId: string): Promise<void> {
  await tx.query("delete from region where id = $1", [regionId]);
}
