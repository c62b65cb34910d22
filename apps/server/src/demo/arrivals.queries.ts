import type { Handle } from "@yunshou/database";
import type { BillProvider } from "@yunshou/domain";

/** What the providers of the demo should have settled: the newest bill last. */
export const demoSettled = (tx: Handle): Promise<{ day: string; fen: string; kind: BillProvider }[]> =>
  tx.query(
    `select b.day::text as day, (b.paid_fen - b.refund_fen - b.fee_fen)::text as fen, s.kind
     from provider_bill b join payment_service s on s.id = b.service_id where b.subject = 'trade' and b.paid_fen - b.refund_fen - b.fee_fen > 0 order by b.day, s.kind`,
  );

/** Transfers of withdrawals that the bank made. */
export const demoTransfers = (tx: Handle): Promise<{ day: string; fen: string; transferNo: string; unit: string }[]> =>
  tx.query(
    `select (w.payment_at at time zone 'Asia/Shanghai')::date::text as day, (-w.amount_fen)::text as fen, w.transfer_no as "transferNo", m.name as unit
     from withdrawal w join merchant m on m.id = w.merchant_id where w.state = 'paid' and w.transfer_no is not null order by w.id`,
  );

/** The import that a statement of the bank came with. */
export async function insertBankFile(tx: Handle, userId: string, rows: number, now: Date): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into import_batch (top_id, merchant_id, owner_id, kind, file_name, state, header, columns, total_rows, creates, request, imported_at)
     values (1, 1, $1, 'bankArrivals', '银行对账单.xlsx', 'imported', '{交易日期,银行金额,银行流水号,对方户名}',
       '{bankDate,bankAmount,bankReference,payer}', $2, $2, '{}', $3) returning id`,
    [userId, rows, now],
  );
  return row!.id;
}
