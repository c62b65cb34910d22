import type { Handle } from "@yunshou/database";
import type { MemberLevel } from "@yunshou/domain";

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

/** Cards of a merchant that their holders of these levels use, in the order of issue. */
export async function cardsWithHolder(
  tx: Handle,
  merchantId: string,
  levels: readonly MemberLevel[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select d.id from card d join member e on e.top_id = d.top_id and e.id = d.member_id
     where d.merchant_id = $1 and d.state = 'activated' and e.level = any($2) order by d.id`,
    [merchantId, levels],
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
