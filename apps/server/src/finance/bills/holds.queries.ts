import type { Handle } from "@yunshou/database";

/** Open differences `d` that concern a statement `s`: of its day, or of an order that it settles. */
const concerning = `select from bill_difference d where d.merchant_id = s.merchant_id and d.state <> 'done'
  and (d.day = s.settle_day or exists (select from settlement_line l where l.top_id = d.top_id and l.order_id = d.order_id and l.settle_day = s.settle_day))`;

/** Holds back the statements that wait and about which a bill and our books differ; of all merchants, or of one. */
export async function holdStatements(tx: Handle, merchantId: string | null): Promise<void> {
  await tx.query(
    `update settlement s set state = 'held', awaits_bill = true, version = s.version + 1
     where s.state = 'pending' and ($1::bigint is null or s.merchant_id = $1)
       and s.merchant_id in (select o.merchant_id from bill_difference o where o.state <> 'done') and exists (${concerning})`,
    [merchantId],
  );
}

/** Lets the statements wait again that a bill held back and about which nothing is open any more. */
export async function releaseStatements(tx: Handle): Promise<void> {
  await tx.query(
    `update settlement s set state = 'pending', awaits_bill = false, version = s.version + 1
     where s.state = 'held' and s.awaits_bill and not exists (${concerning})`,
  );
}
