import type { Handle } from "@yunshou/database";

export interface DemoPlace {
  readonly topId: string;
  readonly merchantId: string;
  readonly warehouseId: string;
  readonly kind: "warehouse" | "bag";
}

/** The warehouses and bags of a merchant in which most goods lie, the fullest first. */
export const fullPlaces = (tx: Handle, merchantId: string): Promise<DemoPlace[]> =>
  tx.query<DemoPlace>(
    `select l.top_id as "topId", l.merchant_id as "merchantId", l.warehouse_id as "warehouseId", w.kind
     from goods_level l join warehouse w on w.top_id = l.top_id and w.id = l.warehouse_id where l.merchant_id = $1 and l.stock > 0
     group by 1, 2, 3, 4 order by sum(l.stock) desc, 3`,
    [merchantId],
  );

/** The goods of which most lies in a place, the fullest first: a bag that is nearly empty still has some of each to count. */
export const goodsOf = (
  tx: Handle,
  { topId, warehouseId }: Pick<DemoPlace, "topId" | "warehouseId">,
  limit: number,
): Promise<{ productId: string; batchNo: string; stock: number; countMark: string }[]> =>
  tx.query(
    `select product_id as "productId", batch_no as "batchNo", stock, count_mark as "countMark" from goods_level
     where top_id = $1 and warehouse_id = $2 and stock > 0 order by stock desc, product_id, batch_no limit $3`,
    [topId, warehouseId, limit],
  );
