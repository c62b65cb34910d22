import type { Handle } from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";
import type { LaneName } from "../../stock/stock.queries.ts";
import type { OrderKey } from "../book/order.queries.ts";

/** An order of the mall whose goods a machine hands out for a code. */
export interface KeptOrder extends OrderKey {
  readonly machineId: string;
  /** Under which the machine last asked about the code. */
  readonly requestId: string | null;
}

/** The orders of malls of a tree that a code is for, by id: those of one basket share it. One whose group is not complete has none yet. */
export const keptOrders = (tx: Handle, topId: string, indexes: readonly Buffer[]): Promise<KeptOrder[]> =>
  tx.query<KeptOrder>(
    `select top_id as "topId", id as "orderId", pickup_machine_id as "machineId", pickup_request as "requestId"
     from mall_order where pickup_index = any($2::bytea[]) and top_id = $1 and fulfilment <> 'toGather' order by id`,
    [topId, indexes],
  );

/** Lanes of a machine that hold these products; nothing is locked yet. */
export const lanesWith = (tx: Handle, machineId: string, productIds: readonly string[]): Promise<LaneName[]> =>
  tx.query<LaneName>(
    `select machine_id as "machineId", cabinet, lane_no as lane from lane where machine_id = $1 and product_id = any($2::bigint[])`,
    [machineId, productIds],
  );

/** A locked order is handed out of another lane than the one that was promised. */
export async function moveToLane(
  tx: Handle,
  { topId, orderId }: OrderKey,
  { cabinet, lane }: { readonly cabinet: Cabinet; readonly lane: number },
): Promise<void> {
  await tx.query("update sales_order set cabinet = $3, lane_no = $4 where top_id = $1 and id = $2", [
    topId,
    orderId,
    cabinet,
    lane,
  ]);
}

/** Remembers under which number of its own a machine asked, of orders of one tree. */
export async function saveRequest(
  tx: Handle,
  topId: string,
  orderIds: readonly string[],
  requestId: string,
): Promise<void> {
  await tx.query("update mall_order set pickup_request = $3 where top_id = $1 and id = any($2::bigint[])", [
    topId,
    orderIds,
    requestId,
  ]);
}
