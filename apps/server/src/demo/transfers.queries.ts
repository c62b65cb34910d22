import type { Handle } from "@yunshou/database";

/** The warehouses of a merchant, the one in which most goods lie first. */
export async function warehousesOf(tx: Handle, merchantId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select w.id from warehouse w left join goods_level l on l.top_id = w.top_id and l.warehouse_id = w.id
     where w.merchant_id = $1 and w.kind = 'warehouse' group by w.id order by coalesce(sum(l.stock), 0) desc, w.id`,
    [merchantId],
  );
  return rows.map(({ id }) => id);
}
