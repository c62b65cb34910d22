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

/** Cards of a merchant that their holders use, in the order of issue. */
export async function cardsWithHolder(tx: Handle, merchantId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from card where merchant_id = $1 and member_id is not null and state = 'activated' order by id",
    [merchantId],
  );
  return rows.map(({ id }) => id);
}

export async function backdateCode(
  tx: Handle,
  { topId, codeId }: { readonly topId: string; readonly codeId: string },
  at: Date,
): Promise<void> {
  await tx.query("update discount_code set created_at = $3 where top_id = $1 and id = $2", [topId, codeId, at]);
}

/** A batch is as old as its first code, and no code is younger than now. */
export async function backdateBatch(
  tx: Handle,
  { topId, batchId }: { readonly topId: string; readonly batchId: string },
  at: Date,
): Promise<void> {
  await tx.query("update discount_batch set created_at = $3 where top_id = $1 and id = $2", [topId, batchId, at]);
  await tx.query(
    "update discount_code set created_at = $3 where top_id = $1 and batch_id = $2 and created_at = transaction_timestamp()",
    [topId, batchId, at],
  );
}
