import type { Handle } from "@yunshou/database";

/** The first products of a merchant's catalogue. */
export async function firstProducts(tx: Handle, topId: string, merchantId: string, count: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from product where top_id = $1 and merchant_id = $2 and deleted_at is null order by id limit $3",
    [topId, merchantId, count],
  );
  return rows.map(({ id }) => id);
}

/** Puts stock of different sizes into the stores of a merchant; what has some is on the shelf. */
export async function stockStores(tx: Handle, topId: string, merchantId: string): Promise<void> {
  await tx.query(
    "update physical_store_product set stock = (id % 37)::int, on_shelf = id % 37 > 4 where top_id = $1 and merchant_id = $2",
    [topId, merchantId],
  );
}

/** The first machines of a merchant, by number. */
export async function firstMachines(tx: Handle, topId: string, merchantId: string, count: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from machine where top_id = $1 and merchant_id = $2 and decommissioned_at is null order by machine_no limit $3",
    [topId, merchantId, count],
  );
  return rows.map(({ id }) => id);
}
