import type { Handle, Scope } from "@yunshou/database";

/** A finished sale with the place of its machine, for map and live feed. */
export interface NewestSale {
  readonly id: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly productName: string;
  readonly image: string | null;
  readonly isPovertyRelief: boolean;
  readonly province: string | null;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly soldAt: Date;
  readonly amountFen: string;
}

const columns = `o.id, o.top_id as "topId", o.merchant_id as "merchantId", o.machine_id as "machineId", o.product_name as "productName",
  p.image, coalesce(p.is_poverty_relief, false) as "isPovertyRelief", coalesce(o.province, pt.province) as province,
  pt.longitude, pt.latitude, o.ordered_at as "soldAt", o.paid_fen as "amountFen"`;

const joins = `left join product p on p.top_id = o.top_id and p.id = o.product_id
  left join machine m on m.top_id = o.top_id and m.id = o.machine_id
  left join point pt on pt.top_id = m.top_id and pt.id = m.point_id`;

const newsMs = 2 * 86_400_000;

/**
 * The newest sales of a scope, newest first. The platform reads the newest numbers; else each merchant tree, merchant or
 * machine is asked through its own index for its newest few, so the cost follows the size of the scope and never the number
 * of orders. Sales older than two days are not news; the bound is a value, so that older partitions are not even planned.
 */
export function newestSales(
  tx: Handle,
  scope: Scope,
  limit: number,
  povertyReliefOnly: boolean,
): Promise<NewestSale[]> {
  const values: unknown[] = [limit, povertyReliefOnly, new Date(Date.now() - newsMs)];
  const news = `o.id >= id_at($3::timestamptz) and o.counted and (not $2::boolean or p.is_poverty_relief) order by o.id desc limit $1`;
  const narrowed = keysOf(scope);
  if (narrowed === undefined)
    return tx.query<NewestSale>(`select ${columns} from sales_order o ${joins} where ${news}`, values);
  const { keys, column } = narrowed;
  return tx.query<NewestSale>(
    `select n.* from unnest($${values.push(keys)}::bigint[]) as k(key)
     cross join lateral (select ${columns} from sales_order o ${joins} where o.${column} = k.key and ${news}) n
     order by n.id desc limit $1`,
    values,
  );
}

/** The sales that a notice named, by merchant tree and id. */
export function salesByKeys(tx: Handle, topIds: readonly string[], ids: readonly string[]): Promise<NewestSale[]> {
  return tx.query<NewestSale>(
    `select ${columns} from unnest($1::bigint[], $2::bigint[]) as k(top_id, id)
     join sales_order o on o.top_id = k.top_id and o.id = k.id ${joins}
     where o.counted order by o.id`,
    [topIds, ids],
  );
}

/** The lists through which a scope is asked one by one; undefined for the whole platform. */
function keysOf(
  scope: Scope,
): { keys: readonly string[]; column: "machine_id" | "top_id" | "merchant_id" } | undefined {
  if (scope.machines !== undefined) return { keys: scope.machines, column: "machine_id" };
  if (scope.merchants === "all") return undefined;
  if (scope.topId !== undefined) return { keys: [scope.topId], column: "top_id" };
  return { keys: scope.merchants, column: "merchant_id" };
}
