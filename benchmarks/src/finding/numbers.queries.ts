import type { Handle } from "@yunshou/database";

/** Numbers of an order of the first merchant, from the middle of all that it sold. */
export async function someNumbers(tx: Handle): Promise<{ readonly orderNo: string; readonly tradeNo: string }> {
  const [row] = await tx.query<{ orderNo: string; tradeNo: string }>(
    `select id::text as "orderNo", third_trade_no as "tradeNo" from sales_order
     where merchant_id = 1001 and third_trade_no is not null and id >= (select (min(id) / 2 + max(id) / 2) from sales_order where merchant_id = 1001)
     order by id limit 1`,
  );
  if (row === undefined) throw new Error("There is no order to look for.");
  return row;
}
