import type { Handle } from "@yunshou/database";

/** Shows these pictures with a product of this code. */
export async function showDetails(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  code: string,
  names: readonly string[],
): Promise<void> {
  await tx.query("update product set details = $4 where top_id = $1 and merchant_id = $2 and code = $3", [
    topId,
    merchantId,
    code,
    names,
  ]);
}
