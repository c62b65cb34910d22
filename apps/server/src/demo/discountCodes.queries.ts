import type { Handle } from "@yunshou/database";

/** Codes of a batch, in the order in which they were made. */
export function newestCodes(
  tx: Handle,
  { topId, batchId }: { readonly topId: string; readonly batchId: string },
  count: number,
): Promise<{ topId: string; codeId: string }[]> {
  return tx.query(
    `select top_id as "topId", id as "codeId" from discount_code where top_id = $1 and batch_id = $2 order by id limit $3`,
    [topId, batchId, count],
  );
}
