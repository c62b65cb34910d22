import type { Handle } from "@yunshou/database";

/** A merchant of the demo by its number. */
export async function merchantByNo(tx: Handle, merchantNo: string): Promise<{ topId: string; merchantId: string }> {
  const [row] = await tx.query<{ topId: string; merchantId: string }>(
    `select top_id as "topId", id as "merchantId" from merchant where merchant_no = $1`,
    [merchantNo],
  );
  if (row === undefined) throw new Error(`The demo merchant ${merchantNo} is missing.`);
  return row;
}

/** Members are as old as their first card. */
export async function backdateMembers(tx: Handle): Promise<void> {
  await tx.query(
    "update member m set created_at = c.at, updated_at = c.at from (select member_id, min(created_at) as at from card where member_id is not null group by member_id) c where c.member_id = m.id",
  );
}

/** Rechargeable cards of the demo that hold less than this. */
export async function cardsRunningLow(tx: Handle, cardNos: readonly string[], belowFen: bigint): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from card where card_no = any($1::text[]) and state = 'activated' and kind <> 'gift' and balance_fen + gift_fen < $2 order by id",
    [cardNos, String(belowFen)],
  );
  return rows.map(({ id }) => id);
}

/** Holders of student cards of a merchant, spread over classes. */
export async function seatStudents(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  classes: readonly string[],
): Promise<void> {
  await tx.query(
    `update member m set class_id = ($3::bigint[])[1 + (n.place % cardinality($3::bigint[]))::int]
     from (select c.member_id, row_number() over (order by c.id) as place from card c where c.top_id = $1 and c.merchant_id = $2 and c.kind = 'student' and c.member_id is not null) n
     where m.top_id = $1 and m.id = n.member_id`,
    [topId, merchantId, classes],
  );
}
