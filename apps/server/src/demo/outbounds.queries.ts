import type { Handle } from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";

/** A lane on a route that is not full, with a product of which goods lie in a warehouse. */
export interface DemoShortLane {
  readonly routeId: string;
  readonly routeName: string;
  readonly replenisherId: string | null;
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  readonly stock: number;
  readonly shortage: number;
  readonly below: boolean;
}

/** Lanes of the routes of a merchant that could be filled from one of its warehouses, machine by machine. */
export const lanesToFill = (tx: Handle, merchantId: string, warehouseId: string): Promise<DemoShortLane[]> =>
  tx.query<DemoShortLane>(
    `select r.id as "routeId", r.name as "routeName", r.replenisher_id as "replenisherId", l.top_id as "topId", l.machine_id as "machineId",
       l.merchant_id as "merchantId", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", l.stock, l.capacity - l.stock as shortage,
       l.stock <= l.warn_threshold as below
     from route r join point p on p.top_id = r.top_id and p.route_id = r.id join machine m on m.top_id = p.top_id and m.point_id = p.id and m.in_service
       join lane l on l.machine_id = m.id and l.stock < l.capacity and l.status <> 'discontinued'
       join goods_level g on g.top_id = l.top_id and g.warehouse_id = $2 and g.product_id = l.product_id and g.stock > 12
     where r.merchant_id = $1 order by r.id, l.machine_id, l.cabinet, l.lane_no`,
    [merchantId, warehouseId],
  );

/** The warehouse of a merchant in which most goods lie. */
export async function fullestWarehouse(tx: Handle, merchantId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `select l.warehouse_id as id from goods_level l join warehouse w on w.top_id = l.top_id and w.id = l.warehouse_id and w.kind = 'warehouse'
     where l.merchant_id = $1 group by 1 order by sum(l.stock) desc limit 1`,
    [merchantId],
  );
  return row?.id;
}
