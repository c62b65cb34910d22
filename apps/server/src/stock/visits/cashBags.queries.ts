import type { Handle } from "@yunshou/database";

/** What of an order says whether its money lies in a bag. */
export interface CashSale {
  readonly topId: string;
  readonly machineId: string;
  readonly payment: string;
  readonly paidFen: bigint;
  readonly orderedAt: Date;
}

/**
 * Adds cash sales that a machine tells of after somebody has emptied it to what the book says to lie in the bag of that time
 * (STOCK-08): no later bag asks for them. To be called where the sales are written.
 */
export async function addToBags(tx: Handle, orders: readonly CashSale[]): Promise<void> {
  const sales = orders.filter(({ payment, paidFen }) => payment === "cash" && paidFen > 0n);
  if (sales.length === 0) return;
  await tx.query(
    `update visit_act a set expected_fen = a.expected_fen + n.fen
     from (select b.top_id, b.id, sum(s.fen) as fen from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[]) as s (top_id, machine_id, fen, sold_at)
       cross join lateral (select v.top_id, v.id from visit_act v where v.top_id = s.top_id and v.machine_id = s.machine_id and v.kind = 'collectCash'
         and v.acted_at >= s.sold_at order by v.acted_at, v.id limit 1) b group by 1, 2) n
     where a.top_id = n.top_id and a.id = n.id`,
    [
      sales.map(({ topId }) => topId),
      sales.map(({ machineId }) => machineId),
      sales.map(({ paidFen }) => String(paidFen)),
      sales.map(({ orderedAt }) => orderedAt),
    ],
  );
}
