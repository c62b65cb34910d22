import type { Handle } from "@yunshou/database";
import { productCodeOf } from "@yunshou/domain";

/** The next codes of a merchant's products (PRODUCT-29). Nobody else makes codes of the merchant until the transaction ends. */
export async function nextProductCodes(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  count: number,
): Promise<string[]> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('product codes ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<{ last: number }>(
    `select coalesce(max(substr(code, 3)::int), 0) as last from product where top_id = $1 and merchant_id = $2 and code ~ '^SP[0-9]{8}$'`,
    [topId, merchantId],
  );
  return Array.from({ length: count }, (_, place) => productCodeOf(row!.last + 1 + place));
}
