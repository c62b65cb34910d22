import type { Handle } from "@yunshou/database";
import type { Cabinet, LaneStatus } from "@yunshou/domain";
import type { ShopKey } from "./shopFronts.queries.ts";

/** A lane of a machine that is a pickup point, with what lies in it. */
export interface PointLane {
  readonly pickupPointId: string;
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly lane: number;
  readonly productId: string;
  readonly status: LaneStatus;
  readonly locked: boolean;
  readonly stock: number;
}

/** Lanes with these products in the machines that are open pickup points of a shop, those that serve pickups only (LANE-07). */
export const pickupLanes = (
  tx: Handle,
  { topId, merchantId }: ShopKey,
  productIds: readonly string[],
  machineId: string | null = null,
): Promise<PointLane[]> =>
  tx.query(
    `select k.id as "pickupPointId", l.machine_id as "machineId", l.cabinet, l.lane_no as lane, l.product_id as "productId", l.status, l.locked, l.stock
     from mall_pickup_point k join machine m on m.top_id = k.top_id and m.id = k.machine_id
       join merchant h on h.id = m.merchant_id and k.merchant_id = any(h.path)
       join lane l on l.machine_id = m.id and l.top_id = m.top_id
     where k.top_id = $1 and k.merchant_id = $2 and k.open_status = 'open' and m.in_service and m.operation = 'inOperation'
       and l.status = 'pickupOnly' and l.product_id = any($3::bigint[]) and ($4::bigint is null or k.machine_id = $4)
     order by l.machine_id, l.cabinet, l.lane_no`,
    [topId, merchantId, productIds, machineId],
  );

/** The products of goods of a mall. */
export async function productsOfGoods(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  mallProductIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.query<{ mallProductId: string; productId: string }>(
    `select id as "mallProductId", product_id as "productId" from mall_product where top_id = $1 and merchant_id = $2 and id = any($3::bigint[])`,
    [topId, merchantId, mallProductIds],
  );
  return new Map(rows.map(({ mallProductId, productId }) => [mallProductId, productId]));
}

/** Whether a code is somebody's already at a machine: of the mall, or of a promotion of the machine's merchant. */
export async function isCodeTaken(tx: Handle, topId: string, machineId: string, index: Buffer): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from mall_order where top_id = $1 and pickup_index = $3
     union all select 1 from pickup_code where top_id = $1 and merchant_id = (select merchant_id from machine where id = $2) and code_index = $3`,
    [topId, machineId, index],
  );
  return rows.length > 0;
}
