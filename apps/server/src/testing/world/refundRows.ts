import type { Rows } from "./rows.ts";
import type { TenantMoney } from "./tenantMoney.ts";

/** A batch that gave a refund of this merchant back once more, as one that was refused. */
export async function refundBatchRow(
  home: TenantMoney,
  { orderNo, refundNo }: Pick<Rows, "orderNo" | "refundNo">,
  machineId: string,
): Promise<string> {
  const batchId = await home.id(
    `insert into refund_batch (top_id, merchant_id, kind, reason, note, factor_shown, row_count, amount_fen, asked_by)
     values ($1, $2, 'retry', 'other', $3, true, 1, 100, $4)`,
    [home.topId, home.merchantId, home.canary, home.adminId],
  );
  await home.write((tx) =>
    tx.query(
      `insert into refund_batch_row (top_id, batch_id, merchant_id, machine_id, order_id, of_refund_id, amount_fen, state, refusal)
       values ($1, $2, $3, $4, $5, $6, 100, 'refused', 'orders.refundRunning')`,
      [home.topId, batchId, home.merchantId, machineId, orderNo, refundNo],
    ),
  );
  return batchId;
}
