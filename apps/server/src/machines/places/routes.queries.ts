import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { routes } from "@yunshou/contract/machines/routes";
import {
  conditions,
  contains,
  equals,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./places.queries.ts";

export interface RouteFilters {
  readonly routeName?: string | undefined;
  readonly zoneId?: string | undefined;
  readonly merchantNo?: string | undefined;
}

const from = `route e join merchant s on s.id = e.merchant_id
  left join app_user u on u.id = e.replenisher_id
  left join zone z on z.top_id = e.top_id and z.id = e.zone_id`;

const order = {
  by: { routeName: "e.name", pointCount: "(select count(*) from point p where p.route_id = e.id)" },
  unsorted: "e.id desc",
  tie: ["e.id desc"],
} as const satisfies Order<string>;

export function listRoutes(
  tx: Handle,
  scope: Scope,
  filters: RouteFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof routes.list>>> {
  const where = conditions(
    scoped(scope, "e", ofMerchants),
    contains("e.name", filters.routeName),
    equals("e.zone_id", filters.zoneId),
    numbered("s.merchant_no", "merchant", filters.merchantNo),
  );
  const columns = sql`e.id as "routeId", e.name as "routeName", e.zone_id as "zoneId", z.name as "zoneName", e.replenisher_id as "replenisherId", u.name as "replenisherName", e.remark,
    (select count(*)::int from point p where p.top_id = e.top_id and p.route_id = e.id and ${scoped(scope, "p", ofMerchants)}) as "pointCount",
    (select count(*)::int from machine x join point p on p.top_id = x.top_id and p.id = x.point_id
      where x.top_id = e.top_id and p.route_id = e.id and ${scoped(scope, "x", { granted: true })}) as "machineCount",
    s.merchant_no as "merchantNo", s.name as "merchantName"`;
  return pageOf(tx, { columns, from, where }, order, paging);
}

/** What forms and filters offer. */
export const routeOptions = (tx: Handle, scope: Scope): Promise<AnswerOf<typeof routes.options>["rows"]> =>
  tx.query(
    ...statement(
      sql`select e.id, e.name, z.name as "zoneName" from ${raw(from)} where ${scoped(scope, "e", ofMerchants)} order by e.name, e.id limit 2000`,
    ),
  );

/** What people set of a route, as columns. */
export interface RouteColumns {
  readonly name: string;
  readonly replenisherId: string | null;
  readonly remark: string;
  readonly zoneId: string | null;
}

export async function insertRoute(tx: Handle, owner: Owner, route: RouteColumns): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into route (top_id, merchant_id, name, replenisher_id, remark, zone_id) values ($1, $2, $3, $4, $5, $6) returning id",
    [owner.topId, owner.merchantId, route.name, route.replenisherId, route.remark, route.zoneId],
  );
  return row!.id;
}

/** What is chosen for a route that is held. */
export async function chosenFor(
  tx: Handle,
  { topId, id }: { readonly topId: string; readonly id: string },
): Promise<Pick<RouteColumns, "replenisherId" | "zoneId">> {
  const [row] = await tx.query<Pick<RouteColumns, "replenisherId" | "zoneId">>(
    `select replenisher_id as "replenisherId", zone_id as "zoneId" from route where top_id = $1 and id = $2`,
    [topId, id],
  );
  return row!;
}

/** Changes a route that is held. Its bag is called like it, unless somebody named the bag, or another place has that name. */
export async function saveRoute(
  tx: Handle,
  { topId, id, name }: { readonly topId: string; readonly id: string; readonly name: string },
  route: RouteColumns,
): Promise<void> {
  await tx.query(
    "update route set name = $3, replenisher_id = $4, remark = $5, zone_id = $6 where top_id = $1 and id = $2",
    [topId, id, route.name, route.replenisherId, route.remark, route.zoneId],
  );
  await tx.query(
    `update warehouse w set name = $4 where w.top_id = $1 and w.route_id = $2 and w.name = $3 and not exists (
       select from warehouse o where o.top_id = $1 and o.merchant_id = w.merchant_id and o.id <> w.id and lower(o.name) = lower($4))`,
    [topId, id, name, route.name],
  );
}
