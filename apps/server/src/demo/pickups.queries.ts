import type { Handle } from "@yunshou/database";
import type { MachineIdentity } from "../machines/effects/effect.ts";

/** A machine that is online, and products that lie in its lanes, the fullest first. */
export interface PickupPlace {
  readonly identity: MachineIdentity;
  readonly productIds: readonly string[];
}

/** Machines of a merchant where several products can be fetched. */
export async function pickupPlaces(tx: Handle, merchantNo: string, limit: number): Promise<PickupPlace[]> {
  const rows = await tx.query<MachineIdentity & { readonly productIds: string[] }>(
    `select m.id as "machineId", m.machine_no as "machineNo", m.top_id as "topId", m.merchant_id as "merchantId",
       array(select l.product_id::text from lane l where l.machine_id = m.id and l.status = 'normal' and not l.locked and l.product_id is not null
             group by l.product_id having max(l.stock) >= 3 order by max(l.stock) desc, l.product_id limit 3) as "productIds"
     from machine m join machine_state s on s.top_id = m.top_id and s.machine_id = m.id join merchant h on h.id = m.merchant_id
     where h.merchant_no = $1 and m.decommissioned_at is null and m.operation = 'inOperation' and m.activated_at is not null
     order by m.id limit 40`,
    [merchantNo],
  );
  return rows
    .filter(({ productIds }) => productIds.length === 3)
    .slice(0, limit)
    .map(({ productIds, ...identity }) => ({ identity, productIds }));
}

/** The codes of a batch in the order of their making. */
export const codesOfBatch = (tx: Handle, batchId: string): Promise<{ pickupId: string; codeSealed: Buffer }[]> =>
  tx.query(`select id as "pickupId", code_sealed as "codeSealed" from pickup_code where batch_id = $1 order by id`, [
    batchId,
  ]);

/** Makes a batch older, as far as lists show it. */
export async function backdateBatch(tx: Handle, batchId: string, at: Date): Promise<void> {
  await tx.query("update pickup_batch set created_at = $2 where id = $1", [batchId, at]);
}

/** Some codes were given up by people, and the days of others are over. */
export async function endCodes(
  tx: Handle,
  pickupIds: readonly string[],
  state: "cancelled" | "expired",
): Promise<void> {
  await tx.query("update pickup_code set state = $2 where id = any($1::bigint[])", [pickupIds, state]);
}

/** Orders of a code that wait for their machine. */
export const offeredOrders = (tx: Handle, pickupId: string): Promise<{ orderNo: string; quantity: number }[]> =>
  tx.query(
    `select order_id as "orderNo", quantity from pickup_order where code_id = $1 and under_way order by order_id`,
    [pickupId],
  );
