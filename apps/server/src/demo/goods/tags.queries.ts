import type { Handle } from "@yunshou/database";

/** Gives a tag to the products of these codes. */
export async function tagProducts(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  tagId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into product_tagging (top_id, merchant_id, product_id, tag_id)
     select top_id, merchant_id, id, $3 from product where top_id = $1 and merchant_id = $2 and code = any($4::text[])`,
    [topId, merchantId, tagId, codes],
  );
}
