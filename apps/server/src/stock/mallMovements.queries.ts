import type { Handle } from "@yunshou/database";
import type { MallStockReason } from "@yunshou/domain";

/** What moved the pieces of the mall or of a physical store. */
export interface MallMovement {
  readonly topId: string;
  readonly merchantId: string;
  readonly place: "mall" | "store";
  readonly stockLevelId: string;
  readonly productId: string;
  readonly reason: MallStockReason;
  readonly before: number;
  readonly after: number;
  readonly orderId?: string | null;
  readonly note?: string;
  readonly actorId?: string | null;
  readonly at?: Date;
}

/** Writes a movement beside the change of its stock, whose row is locked; what changed nothing is none. */
export async function moveMallStock(tx: Handle, movement: MallMovement): Promise<void> {
  const { topId, merchantId, place, stockLevelId, productId, reason, before, after } = movement;
  if (before === after) return;
  const { orderId = null, note = "", actorId = null, at = null } = movement;
  await tx.query(
    `insert into mall_stock_movement (top_id, merchant_id, place, stock_level_id, product_id, reason, stock_before, stock_after, order_id, note, actor_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12, now()))`,
    [topId, merchantId, place, stockLevelId, productId, reason, before, after, orderId, note, actorId, at],
  );
}

/** Notes the pieces with which stocks of a merchant began that no movement tells of, in the name of its first administrator. */
export async function openMallStock(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
): Promise<void> {
  await tx.query(
    `insert into mall_stock_movement (top_id, merchant_id, place, stock_level_id, product_id, reason, stock_before, stock_after, actor_id, created_at)
     select k.top_id, k.merchant_id, k.place, k.id, k.product_id, 'opening', 0, k.stock,
       (select id from app_user where merchant_id = $2 and level = '1' order by id limit 1), now() - interval '20 days'
     from (select top_id, merchant_id, 'mall' as place, id, product_id, stock from mall_product
           union all select top_id, merchant_id, 'store', id, product_id, stock from physical_store_product) k
     where k.top_id = $1 and k.merchant_id = $2 and k.stock > 0 and not exists (select from mall_stock_movement v where v.stock_level_id = k.id)`,
    [topId, merchantId],
  );
}
