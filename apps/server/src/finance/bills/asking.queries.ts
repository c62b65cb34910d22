import type { Handle } from "@yunshou/database";
import type { BillLineKind, DifferenceAnswer, DifferenceReason } from "@yunshou/domain";

interface Difference {
  readonly topId: string;
  readonly differenceId: string;
}

/** A person wants the provider asked. What it answered before belongs to the time before. */
export async function markAsked(tx: Handle, { topId, differenceId }: Difference, now: Date): Promise<void> {
  await tx.query(
    "update bill_difference set asked_at = $3, answer = null, answer_fen = null, answered_at = null where top_id = $1 and id = $2",
    [topId, differenceId, now],
  );
}

/** What a provider is asked about; with its refund where it is about one. */
export interface Question extends Difference {
  readonly service: string;
  readonly reason: DifferenceReason;
  readonly kind: BillLineKind;
  readonly number: string | null;
  readonly orderId: string | null;
  readonly tradeNo: string | null;
  readonly theirNumber: string | null;
  readonly refundFen: string | null;
  readonly paidFen: string | null;
  readonly sentAt: readonly Date[] | null;
  readonly paymentTradeNo: string | null;
}

/** The question of a difference that waits for its answer, locked; undefined when nothing is asked any more. */
export async function lockQuestion(tx: Handle, topId: string, id: string): Promise<Question | undefined> {
  const [row] = await tx.query<Question>(
    `select d.top_id as "topId", d.id as "differenceId", coalesce(p.provider, s.code) as service, d.reason, d.kind, d.number, coalesce(p.group_id, d.order_id) as "orderId", d.trade_no as "tradeNo",
       d.their_number as "theirNumber", r.amount_fen::text as "refundFen", r.sent_at as "sentAt", o.paid_fen::text as "paidFen", o.third_trade_no as "paymentTradeNo"
     from bill_difference d join provider_bill b on b.id = d.bill_id join payment_service s on s.id = b.service_id
       left join refund r on d.kind = 'refund' and r.top_id = d.top_id and r.id = d.number
       left join sales_order o on o.top_id = d.top_id and o.id = d.order_id
       left join payment p on p.top_id = d.top_id and p.order_id = d.order_id
     where d.top_id = $1 and d.id = $2 and d.asked_at is not null and d.answered_at is null and d.state <> 'done' for update of d`,
    [topId, id],
  );
  return row;
}

/** Writes what the provider answered, unless somebody asked anew or worked it off meanwhile. */
export async function saveAnswer(
  tx: Handle,
  { topId, differenceId }: Difference,
  { answer, fen, now }: { readonly answer: DifferenceAnswer; readonly fen: bigint | null; readonly now: Date },
): Promise<void> {
  await tx.query(
    `update bill_difference set answer = $3, answer_fen = $4, answered_at = $5
     where top_id = $1 and id = $2 and asked_at is not null and answered_at is null`,
    [topId, differenceId, answer, fen, now],
  );
}

/** What was parked until today, in Beijing, waits for somebody again. */
export async function wakeParked(tx: Handle, today: string): Promise<void> {
  await tx.query(
    "update bill_difference set state = 'open', parked_until = null, version = version + 1 where state = 'parked' and parked_until <= $1::date",
    [today],
  );
}
