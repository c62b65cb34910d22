import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { points } from "@yunshou/contract/machines/points";
import {
  conditions,
  contains,
  equals,
  type Handle,
  numbered,
  type Scope,
  scoped,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import {
  countOf,
  type List,
  type Order,
  type Page,
  pageOf,
  type Paging,
  rowsAfter,
} from "../../platform/lists.queries.ts";
import { findableBy } from "../../platform/spelling.ts";
import { ofMerchants, type Owner } from "./places.queries.ts";

export interface PointFilters {
  readonly pointName?: string | undefined;
  readonly zoneId?: string | undefined;
  readonly routeId?: string | undefined;
  readonly merchantNo?: string | undefined;
}

export interface PointRecord extends Omit<StoredRow<typeof points.list>, "contactPhone"> {
  readonly topId: string;
  readonly merchantId: string;
  readonly regionId: string | null;
  readonly routeId: string | null;
  readonly phoneSealed: Buffer | null;
}

/** Machines on the map at most; who has more narrows the list. */
const mapLimit = 2_000;
const machinesShown = 500;

const from = `point p join merchant s on s.id = p.merchant_id
  left join route r on r.top_id = p.top_id and r.id = p.route_id
  left join zone z on z.top_id = r.top_id and z.id = r.zone_id`;

const whereOf = (scope: Scope, { pointName, zoneId, routeId, merchantNo }: PointFilters): Where =>
  conditions(
    scoped(scope, "p", ofMerchants),
    contains("p.name", pointName),
    equals("r.zone_id", zoneId),
    equals("p.route_id", routeId),
    numbered("s.merchant_no", "merchant", merchantNo),
  );

const machinesAt = (scope: Scope) =>
  sql`machine x where x.top_id = p.top_id and x.point_id = p.id and ${scoped(scope, "x", { granted: true })}`;

const listOf = (scope: Scope, where: Where): List => ({
  columns: sql`p.id as "pointId", p.top_id as "topId", p.merchant_id as "merchantId", p.point_no as "pointNo", p.name as "pointName",
    p.region_id as "regionId", p.province, p.city, p.route_id as "routeId", r.name as "routeName", z.name as "zoneName",
    p.address as "pointAddress", p.longitude, p.latitude, p.contact as "pointContact", p.phone_sealed as "phoneSealed", p.remark,
    (select count(*)::int from ${machinesAt(scope)}) as "machineCount", s.merchant_no as "merchantNo", s.name as "merchantName"`,
  from,
  where,
});

const order = {
  by: {
    pointNo: "p.point_no",
    pointName: "p.name",
    machineCount: "(select count(*) from machine x where x.point_id = p.id)",
  },
  unsorted: "p.id desc",
  tie: ["p.id desc"],
} as const satisfies Order<string>;

export const listPoints = (
  tx: Handle,
  scope: Scope,
  filters: PointFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<PointRecord>> => pageOf(tx, listOf(scope, whereOf(scope, filters)), order, paging);

/** The next points by id after `after`, for exports. */
export const pointsAfter = (
  tx: Handle,
  scope: Scope,
  filters: PointFilters,
  after: string,
  limit: number,
): Promise<PointRecord[]> => rowsAfter(tx, listOf(scope, whereOf(scope, filters)), "p.id", after, limit);

/** Positions of the points that match, with the machines there and how many of them are not connected. */
export async function pointsOnMap(
  tx: Handle,
  scope: Scope,
  filters: PointFilters,
): Promise<AnswerOf<typeof points.map>> {
  const where = whereOf(scope, filters);
  const rows = await tx.query<AnswerOf<typeof points.map>["rows"][number]>(
    ...statement(sql`select p.id as "pointId", p.name as "pointName", p.longitude, p.latitude, n.all as "machineCount", n.offline as "offlineCount"
      from ${(values) => `(select p.id, p.top_id, p.name, p.longitude, p.latitude from ${from} where ${where(values)} order by p.id limit ${mapLimit})`} p
      cross join lateral (select count(*)::int as all, count(*) filter (where x.in_service and t.connection = 'offline')::int as offline
        from machine x left join machine_state t on t.machine_id = x.id
        where x.top_id = p.top_id and x.point_id = p.id and ${scoped(scope, "x", { granted: true })}) n order by p.id`),
  );
  const { total } = await countOf(tx, { from, where });
  return { rows, total };
}

export async function pointOf(tx: Handle, scope: Scope, pointId: string): Promise<PointRecord | undefined> {
  const where = conditions(scoped(scope, "p", ofMerchants), sql`p.id = ${pointId}`);
  const { rows } = await pageOf<PointRecord>(tx, listOf(scope, where), order, {
    page: 1,
    pageSize: 1,
    direction: "asc",
  });
  return rows[0];
}

/** The machines at a point that the caller has found. */
export const machinesOfPoint = (
  tx: Handle,
  scope: Scope,
  { topId, pointId }: Pick<PointRecord, "topId" | "pointId">,
): Promise<AnswerOf<typeof points.machines>["rows"]> =>
  tx.query(
    ...statement(sql`select x.id as "machineId", x.machine_no as "machineNo", x.name as "machineName", s.name as "merchantName"
      from machine x join merchant s on s.id = x.merchant_id
      where x.top_id = ${topId} and x.point_id = ${pointId} and ${scoped(scope, "x", { granted: true })}
      order by x.machine_no limit ${machinesShown}`),
  );

/** What people set of a point, as columns. */
export interface PointColumns {
  readonly name: string;
  readonly regionId: string;
  readonly province: string;
  readonly city: string;
  readonly routeId: string | null;
  readonly address: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly contact: string;
  readonly phoneSealed: Buffer | null;
  readonly remark: string;
}

export async function newPointId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

const valuesOf = (point: PointColumns) => {
  const { search, pieces } = findableBy([point.name, point.city]);
  return [
    point.name,
    point.regionId,
    point.province,
    point.city,
    point.routeId,
    point.address,
    point.longitude,
    point.latitude,
    point.contact,
    point.phoneSealed,
    point.remark,
    search,
    pieces,
  ];
};

/** Inserts a point; answers its number. */
export async function insertPoint(tx: Handle, owner: Owner, pointId: string, point: PointColumns): Promise<string> {
  const [row] = await tx.query<{ pointNo: string }>(
    `insert into point (top_id, merchant_id, id, name, region_id, province, city, route_id, address, longitude, latitude, contact, phone_sealed, remark, search, pieces)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning point_no as "pointNo"`,
    [owner.topId, owner.merchantId, pointId, ...valuesOf(point)],
  );
  return row!.pointNo;
}

/** Changes a point that is held. */
export async function savePoint(
  tx: Handle,
  { topId, id }: { readonly topId: string; readonly id: string },
  point: PointColumns,
): Promise<void> {
  await tx.query(
    `update point set name = $3, region_id = $4, province = $5, city = $6, route_id = $7, address = $8, longitude = $9, latitude = $10,
       contact = $11, phone_sealed = $12, remark = $13, search = $14, pieces = $15 where top_id = $1 and id = $2`,
    [topId, id, ...valuesOf(point)],
  );
}

/** Puts points that are held on a route, or takes them from theirs. */
export async function setRoute(tx: Handle, pointIds: readonly string[], routeId: string | null): Promise<void> {
  await tx.query("update point set route_id = $2 where id = any($1::bigint[])", [pointIds, routeId]);
}
