import type { Handle } from "@yunshou/database";

export interface Sale {
  readonly shopNo: string;
  readonly mallProductId: string;
  readonly flashSaleId: string;
  readonly pickupPointId: string;
  readonly buyerIds: readonly string[];
}

/** A shop with one product, of which so many pieces are cheaper for an hour, and as many accounts as want one. */
export async function makeSale(tx: Handle, pieces: number, buyers: number): Promise<Sale> {
  const shopNo = "S1";
  await tx.query(
    `insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, address, longitude, latitude)
     values (1, 1, 'mall', $1, '云店', '400-800-1234', '天河路1号', 113, 23)`,
    [shopNo],
  );
  const one = async (text: string, values: readonly unknown[] = []) =>
    (await tx.query<{ id: string }>(text, values))[0]!.id;
  const pickupPointId = await one(
    "insert into mall_pickup_point (top_id, merchant_id, name, address, longitude, latitude) values (1, 1, '南门', '南门1号', 113, 23) returning id",
  );
  const mallProductId = await one(
    "insert into mall_product (top_id, merchant_id, product_id, price_fen, stock, on_shelf) values (1, 1, 10, 350, $1, true) returning id",
    [pieces * 2],
  );
  const flashSaleId = await one(
    `insert into mall_flash_sale (top_id, merchant_id, mall_product_id, price_fen, pieces, per_buyer, starts_at, ends_at)
     values (1, 1, $1, 200, $2, 1, now() - interval '1 minute', now() + interval '1 hour') returning id`,
    [mallProductId, pieces],
  );
  const rows = await tx.query<{ id: string }>(
    "insert into mall_buyer (top_id, merchant_id, phone_sealed, phone_index) select 1, 1, '', n::text::bytea from generate_series(1, $1) n returning id",
    [buyers],
  );
  return { shopNo, mallProductId, flashSaleId, pickupPointId, buyerIds: rows.map(({ id }) => id) };
}

/** Pieces that the sale counts as taken, and those that its orders hold. */
export async function soldOf(tx: Handle, { flashSaleId }: Sale): Promise<{ taken: number; held: number }> {
  const [row] = await tx.query<{ taken: number; held: number }>(
    `select s.taken, (select coalesce(sum(f.quantity), 0)::int from mall_order f where f.flash_sale_id = s.id) as held
     from mall_flash_sale s where s.id = $1`,
    [flashSaleId],
  );
  return row!;
}
