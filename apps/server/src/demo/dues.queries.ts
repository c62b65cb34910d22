import type { Handle } from "@yunshou/database";

/** What merchants owe one another, the largest first. */
export const demoDues = (
  tx: Handle,
): Promise<{ topId: string; payerId: string; payeeId: string; owedFen: string; userId: string | null }[]> =>
  tx.query(
    `select a.top_id as "topId", a.merchant_id as "payerId", split_part(a.code, ':', 2)::bigint as "payeeId", a.balance_fen::text as "owedFen",
       (select min(u.id) from app_user u where u.merchant_id = a.merchant_id) as "userId"
     from ledger.account a where a.code >= 'due:' and a.code < 'due;' and a.balance_fen > 0 order by a.balance_fen desc, a.id`,
  );
