import type { Handle } from "@yunshou/database";

export interface DemoProduct {
  readonly productId: string;
  readonly sellingFen: string;
}

/** The products of a merchant that sell most, with their prices. */
export const productsToBuy = (tx: Handle, merchantId: string, limit: number): Promise<DemoProduct[]> =>
  tx.query<DemoProduct>(
    `select p.id as "productId", p.price_fen as "sellingFen" from product p where p.merchant_id = $1 and p.deleted_at is null order by p.id limit $2`,
    [merchantId, limit],
  );

/** People of a merchant beside one of them. */
export async function anotherOf(tx: Handle, merchantId: string, userId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from app_user where merchant_id = $1 and id <> $2 and status = 'normal' order by id limit 1",
    [merchantId, userId],
  );
  return row?.id;
}

/** Lets pieces of every line of an order count as received. */
export async function receiveLines(tx: Handle, topId: string, documentId: string, percent: number): Promise<void> {
  await tx.query(
    "update goods_document_line set done_quantity = quantity * $3 / 100 where top_id = $1 and document_id = $2",
    [topId, documentId, percent],
  );
  await tx.query(
    `update goods_document set done_quantity = (select sum(done_quantity)::int from goods_document_line where top_id = $1 and document_id = $2)
     where top_id = $1 and id = $2`,
    [topId, documentId],
  );
}
