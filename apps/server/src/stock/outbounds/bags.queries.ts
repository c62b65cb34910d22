import { conditions, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { BatchStock } from "@yunshou/domain";
import { linesThatCount } from "../../goods/receivedLines.queries.ts";
import { isUsableOn } from "../procurement/documents.queries.ts";
import { ofMerchants, type Owner } from "../procurement/owner.ts";

/** A route with who drives it. */
export interface RouteHead extends Owner {
  readonly routeId: string;
  readonly name: string;
  readonly replenisherId: string | null;
}

/** A route of the caller. */
export async function routeNamed(tx: Handle, scope: Scope, routeId: string): Promise<RouteHead | undefined> {
  const where = conditions(scoped(scope, "r", ofMerchants), sql`r.id = ${routeId}`);
  const [row] = await tx.query<RouteHead>(
    ...statement(sql`select r.id as "routeId", r.top_id as "topId", r.merchant_id as "merchantId", r.name, r.replenisher_id as "replenisherId"
      from route r where ${where}`),
  );
  return row;
}

/** Whether a merchant has an enabled warehouse of this id that the caller sees. */
export async function isWarehouseOf(
  tx: Handle,
  scope: Scope,
  { merchantId }: Owner,
  warehouseId: string,
): Promise<boolean> {
  const where = conditions(
    scoped(scope, "w", ofMerchants),
    sql`w.id = ${warehouseId} and w.merchant_id = ${merchantId} and w.kind = 'warehouse' and w.enabled`,
  );
  return (await tx.query(...statement(sql`select 1 from warehouse w where ${where}`))).length === 1;
}

/** The bag of a route, made where it has none. It is called like the route, unless a warehouse has that name. */
export async function bagOf(tx: Handle, { topId, merchantId, routeId, name }: RouteHead): Promise<string> {
  const [made] = await tx.query<{ id: string }>(
    `insert into warehouse (top_id, merchant_id, kind, route_id, name)
     select $1::bigint, $2::bigint, 'bag', $3::bigint,
       case when exists (select from warehouse w where w.top_id = $1 and w.merchant_id = $2 and lower(w.name) = lower($4)) then $4 || ' ' || $3 else $4 end
     on conflict do nothing returning id`,
    [topId, merchantId, routeId, name],
  );
  if (made !== undefined) return made.id;
  const [found] = await tx.query<{ id: string }>("select id from warehouse where top_id = $1 and route_id = $2", [
    topId,
    routeId,
  ]);
  return found!.id;
}

/**
 * What lies of products in a warehouse of the caller, batch by batch, each with the first day on which pieces of it expire. Of
 * goods without a batch number that day says nothing of those that lie there now.
 */
export const batchesIn = (
  tx: Handle,
  scope: Scope,
  warehouseId: string,
  productIds: readonly string[],
  today: string,
): Promise<BatchStock[]> =>
  tx.query<BatchStock>(
    ...statement(sql`select l.product_id as "productId", l.batch_no as "batchNo", l.stock, to_char(k.day, 'YYYY-MM-DD') as "shelfLifeDate",
        ${isUsableOn("l", scope, today)} as "isUsable"
      from goods_level l cross join lateral (select min(x.shelf_life_date) as day from ${raw(linesThatCount)} where ${scoped(scope, "x", ofMerchants)}
        and x.top_id = l.top_id and x.product_id = l.product_id and x.batch_no = l.batch_no and x.shelf_life_date is not null) k where ${conditions(
          scoped(scope, "l", ofMerchants),
          sql`l.warehouse_id = ${warehouseId} and l.stock > 0 and l.product_id = any(${[...productIds]}::bigint[])`,
        )}`),
  );
