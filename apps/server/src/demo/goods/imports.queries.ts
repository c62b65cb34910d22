import type { Handle } from "@yunshou/database";

/** An import, and the products and prices that came with it, happened at that time. */
export async function backdateImport(
  tx: Handle,
  { topId, merchantId, importId }: { readonly topId: string; readonly merchantId: string; readonly importId: string },
  at: Date,
): Promise<void> {
  await tx.query(
    "update import_batch set created_at = $3::timestamptz, imported_at = case when imported_at is not null then $3::timestamptz end where top_id = $1 and id = $2",
    [topId, importId, at],
  );
  await tx.query(
    `update product set created_at = $4, updated_at = $4 where top_id = $1 and merchant_id = $2
       and id in (select target_id from import_row where top_id = $1 and import_id = $3 and verdict = 'create')`,
    [topId, merchantId, importId, at],
  );
  await tx.query("update product_price set changed_at = $3 where top_id = $1 and batch_id = $2", [topId, importId, at]);
}
