import type { Handle } from "@yunshou/database";

/** A merchant with a warehouse and so many products. */
export interface Store {
  readonly topId: string;
  readonly merchantId: string;
  readonly userId: string;
  readonly warehouseId: string;
  readonly productIds: readonly string[];
}

export async function givenStore(tx: Handle, products: number): Promise<Store> {
  const [row] = await tx.query<Omit<Store, "productIds">>(
    `with m as (insert into merchant (id, top_id, path, merchant_no, name, kind) select id, id, array[id], '7001', '基准', 'ordinary' from (select next_id() as id) n returning id),
       u as (insert into app_user (top_id, merchant_id, account, name, level, status, kdf_version, verifier) select id, id, 'bench', 'bench', '1', 'normal', 1, '\\x00' from m returning id, merchant_id),
       w as (insert into warehouse (top_id, merchant_id, name) select id, id, '基准仓' from m returning id)
     select u.merchant_id as "topId", u.merchant_id as "merchantId", u.id as "userId", w.id as "warehouseId" from u, w`,
  );
  const made = await tx.query<{ id: string }>(
    `insert into product (top_id, merchant_id, code, name, price_fen, unit)
     select $1, $1, 'B' || n, '商品' || n, 500, '件' from generate_series(1, $2::int) n returning id`,
    [row!.merchantId, products],
  );
  return { ...row!, productIds: made.map(({ id }) => id) };
}

/** Pieces that lie in the warehouse, and what all of them cost. */
export async function heldIn(tx: Handle, warehouseId: string): Promise<{ pieces: number; valueFen: bigint }> {
  const [row] = await tx.query<{ pieces: string; value: string }>(
    "select coalesce(sum(stock), 0) as pieces, coalesce(sum(value_fen), 0) as value from goods_level where warehouse_id = $1",
    [warehouseId],
  );
  return { pieces: Number(row!.pieces), valueFen: BigInt(row!.value) };
}
