import type { Handle } from "@yunshou/database";
import type { ShopKind } from "@yunshou/domain";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** Products of a merchant that a mall may sell, the oldest first. */
export async function productsForMall(tx: Handle, { topId, merchantId }: Owner, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from product where top_id = $1 and merchant_id = $2 and deleted_at is null and not is_prescription and image is not null
     order by id limit $3`,
    [topId, merchantId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Gives what a mall sells its stock and place; every ninth is off the shelf. */
export async function stockMall(tx: Handle, { topId, merchantId }: Owner): Promise<void> {
  await tx.query(
    `update mall_product g set stock = 20 + (n.place * 37) % 160, sort_no = n.place * 10, on_shelf = n.place % 9 <> 0
     from (select id, row_number() over (order by id)::int as place from mall_product where top_id = $1 and merchant_id = $2) n
     where g.top_id = $1 and g.id = n.id`,
    [topId, merchantId],
  );
}

/** The numbers of all shops. */
export const shopNumbers = (tx: Handle): Promise<{ readonly shopNo: string; readonly kind: ShopKind }[]> =>
  tx.query('select shop_no as "shopNo", kind from shop order by id');

/** What a shop sells and has enough of. */
export async function productsOnShelf(tx: Handle, { topId, merchantId }: Owner): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from mall_product where top_id = $1 and merchant_id = $2 and on_shelf and stock - reserved > 20 order by id",
    [topId, merchantId],
  );
  return rows.map(({ id }) => id);
}

/** What products of a mall cost there, the oldest first. */
export const shelfPrices = (
  tx: Handle,
  { topId, merchantId }: Owner,
  mallProductIds: readonly string[],
): Promise<{ readonly mallProductId: string; readonly priceFen: string }[]> =>
  tx.query(
    `select id as "mallProductId", price_fen as "priceFen" from mall_product
     where top_id = $1 and merchant_id = $2 and id = any($3::bigint[]) order by id`,
    [topId, merchantId, mallProductIds],
  );
