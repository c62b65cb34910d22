import type { Handle } from "@yunshou/database";

export interface StuckPrize {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly orderId: string;
  readonly orderedAt: Date;
}

/** Paid lucky purchases of the last month whose prize the machine kept, the oldest first. */
export const stuckPrizes = (tx: Handle, limit: number): Promise<StuckPrize[]> =>
  tx.query<StuckPrize>(
    `select top_id as "topId", merchant_id as "merchantId", machine_id as "machineId", id as "orderId", ordered_at as "orderedAt" from (
       select * from sales_order where business = 'luckyPurchase' and win_result = 'won' and dispensed = 0 and state = 'exception'
         and pay_state = 'paid' and id > id_at(now() - interval '25 days') order by id desc limit $1) newest
     order by id`,
    [limit],
  );

/** An application is made when its customer stands before the machine. */
export async function moveApplication(tx: Handle, topId: string, offlinePickupId: string, at: Date): Promise<void> {
  await tx.query("update offline_pickup set applied_at = $3 where top_id = $1 and id = $2", [
    topId,
    offlinePickupId,
    at,
  ]);
}
