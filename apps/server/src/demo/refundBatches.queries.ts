import type { Handle } from "@yunshou/database";

/** The newest orders of a merchant before a moment that were paid by QR code and never refunded. */
export function paidBefore(
  tx: Handle,
  merchantNo: string,
  before: Date,
  limit: number,
): Promise<{ topId: string; orderId: string }[]> {
  return tx.query(
    `select o.top_id as "topId", o.id as "orderId" from sales_order o
     where o.merchant_id = (select id from merchant where merchant_no = $1) and o.id < id_at($2) and o.pay_state = 'paid' and o.refund_state is null
       and o.state = 'completed' and o.payment in ('wechat', 'alipay') and o.paid_fen > 0 order by o.id desc limit $3`,
    [merchantNo, before, limit],
  );
}

/** A batch that somebody asked for earlier. */
export async function backdateRefundBatch(tx: Handle, topId: string, batchId: string, at: Date): Promise<void> {
  await tx.query("update refund_batch set asked_at = $3 where top_id = $1 and id = $2", [topId, batchId, at]);
}
