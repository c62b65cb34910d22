import type { Handle } from "@yunshou/database";
import type { JournalBalance, JournalLine } from "./journal.ts";

interface Row {
  readonly isLine: boolean;
  readonly txnId: string;
  readonly day: string;
  readonly kind: string;
  readonly referenceId: string;
  readonly idempotencyKey: string;
  readonly account: string;
  readonly fen: string;
}

/** The last day of the ledger, and of an empty one today. */
export async function lastDay(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ day: string }>(
    "select coalesce(max(posted_at at time zone 'UTC'), now() at time zone 'UTC')::date::text as day from ledger.txn",
  );
  return row!.day;
}

/**
 * Every line of the ledger in the order of its transactions, and then every balance, all of one moment: a cursor sees what
 * was there when it was opened, whatever is posted meanwhile. Needs the system role.
 */
export async function readJournal(
  tx: Handle,
  linesAtOnce: number,
  take: (part: { readonly lines: readonly JournalLine[]; readonly balances: readonly JournalBalance[] }) => void,
): Promise<void> {
  await tx.query(`declare journal no scroll cursor for
    select true as "isLine", t.id as "txnId", (t.posted_at at time zone 'UTC')::date::text as day, t.kind, t.reference_id as "referenceId", t.idempotency_key as "idempotencyKey",
      m.merchant_no || ':' || a.code as account, e.amount_fen as fen, e.line as place
    from ledger.entry e join ledger.txn t on t.id = e.txn_id and t.top_id = e.top_id join ledger.account a on a.id = e.account_id and a.top_id = e.top_id join merchant m on m.id = a.merchant_id
    union all
    select false, 0, '', '', 0, '', m.merchant_no || ':' || a.code, a.balance_fen, 0 from ledger.account a join merchant m on m.id = a.merchant_id
    order by 1 desc, 2, 9, 7`);
  for (;;) {
    const rows = await tx.query<Row>(`fetch ${linesAtOnce} from journal`);
    if (rows.length === 0) return;
    take({ lines: rows.filter(({ isLine }) => isLine), balances: rows.filter(({ isLine }) => !isLine) });
  }
}
