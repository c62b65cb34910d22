import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { zones } from "@yunshou/contract/machines/zones";
import {
  conditions,
  contains,
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

export interface ZoneFilters {
  readonly zoneName?: string | undefined;
  readonly merchantNo?: string | undefined;
}

const from = `zone e join merchant s on s.id = e.merchant_id
  left join app_user u on u.id = e.manager_id`;

const order = {
  by: { zoneName: "e.name", routeCount: "(select count(*) from route r where r.zone_id = e.id)" },
  unsorted: "e.id desc",
  tie: ["e.id desc"],
} as const satisfies Order<string>;

export function listZones(
  tx: Handle,
  scope: Scope,
  filters: ZoneFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof zones.list>>> {
  const where = conditions(
    scoped(scope, "e", ofMerchants),
    contains("e.name", filters.zoneName),
    numbered("s.merchant_no", "merchant", filters.merchantNo),
  );
  const columns = sql`e.id as "zoneId", e.name as "zoneName", e.manager_id as "managerId", u.name as "managerName", e.remark,
    (select count(*)::int from route r where r.top_id = e.top_id and r.zone_id = e.id and ${scoped(scope, "r", ofMerchants)}) as "routeCount",
    (select count(*)::int from point p join route r on r.top_id = p.top_id and r.id = p.route_id
      where p.top_id = e.top_id and r.zone_id = e.id and ${scoped(scope, "p", ofMerchants)}) as "pointCount",
    s.merchant_no as "merchantNo", s.name as "merchantName"`;
  return pageOf(tx, { columns, from, where }, order, paging);
}

/** What forms and filters offer. */
export const zoneOptions = (tx: Handle, scope: Scope): Promise<AnswerOf<typeof zones.options>["rows"]> =>
  tx.query(
    ...statement(
      sql`select e.id, e.name from ${raw(from)} where ${scoped(scope, "e", ofMerchants)} order by e.name, e.id limit 2000`,
    ),
  );

/** What people set of a zone, as columns. */
export interface ZoneColumns {
  readonly name: string;
  readonly managerId: string | null;
  readonly remark: string;
}

export async function insertZone(tx: Handle, owner: Owner, zone: ZoneColumns): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into zone (top_id, merchant_id, name, manager_id, remark) values ($1, $2, $3, $4, $5) returning id",
    [owner.topId, owner.merchantId, zone.name, zone.managerId, zone.remark],
  );
  return row!.id;
}

/** Who is in charge of a zone that is held. */
export async function managerOf(
  tx: Handle,
  { topId, id }: { readonly topId: string; readonly id: string },
): Promise<string | null> {
  const [row] = await tx.query<{ managerId: string | null }>(
    `select manager_id as "managerId" from zone where top_id = $1 and id = $2`,
    [topId, id],
  );
  return row!.managerId;
}

/** Changes a zone that is held. */
export async function saveZone(
  tx: Handle,
  { topId, id }: { readonly topId: string; readonly id: string },
  zone: ZoneColumns,
): Promise<void> {
  await tx.query("update zone set name = $3, manager_id = $4, remark = $5 where top_id = $1 and id = $2", [
    topId,
    id,
    zone.name,
    zone.managerId,
    zone.remark,
  ]);
}
