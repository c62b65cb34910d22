import type { Handle } from "@yunshou/database";
import type { RefundAnswer, RefundMethod, RefundReason, RefundState } from "@yunshou/domain";

export interface Refund {
  readonly topId: string;
  readonly refundId: string;
  readonly merchantId: string;
  readonly orderId: string;
  readonly machineId: string;
  readonly amountFen: bigint;
  state: RefundState;
  /** Whether somebody or something still has to see to it. */
  open: boolean;
  readonly reason: RefundReason;
  readonly method: RefundMethod;
  heldFrom: "pending" | "available";
  attempt: number;
  readonly operatorId: string | null;
  /** Who approved or declined a proposal. */
  deciderId: string | null;
  readonly cardNo: string | null;
  readonly note: string;
  failure: string | null;
  /** What the provider said last, and when it is asked again. */
  answer: RefundAnswer | null;
  answeredAt: Date | null;
  nextTryAt: Date | null;
  /** When each try was first sent to the provider, the oldest first. */
  readonly sentAt: Date[];
  readonly requestedAt: Date;
  finishedAt: Date | null;
}

export async function insertRefunds(tx: Handle, refunds: readonly Refund[]): Promise<void> {
  await Promise.all(
    refunds.map((refund) =>
      tx.query(
        `insert into refund (top_id, id, merchant_id, order_id, machine_id, amount_fen, state, open, reason, method, held_from, attempt, operator_id, card_no, note,
           failure, requested_at, finished_at, next_try_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
        [
          refund.topId,
          refund.refundId,
          refund.merchantId,
          refund.orderId,
          refund.machineId,
          String(refund.amountFen),
          refund.state,
          refund.open,
          refund.reason,
          refund.method,
          refund.heldFrom,
          refund.attempt,
          refund.operatorId,
          refund.cardNo,
          refund.note,
          refund.failure,
          refund.requestedAt,
          refund.finishedAt,
          refund.nextTryAt,
        ],
      ),
    ),
  );
}

export async function updateRefund(tx: Handle, refund: Refund): Promise<void> {
  await tx.query(
    `update refund set state = $3, open = $4, held_from = $5, attempt = $6, decided_by = $7, failure = $8, answer = $9, answered_at = $10, next_try_at = $11, finished_at = $12, sent_at = $13
     where top_id = $1 and id = $2`,
    [
      refund.topId,
      refund.refundId,
      refund.state,
      refund.open,
      refund.heldFrom,
      refund.attempt,
      refund.deciderId,
      refund.failure,
      refund.answer,
      refund.answeredAt,
      refund.nextTryAt,
      refund.finishedAt,
      refund.sentAt,
    ],
  );
}

/** Notes what the provider said about a try of a refund that is still under way. */
export async function saveAnswer(
  tx: Handle,
  { topId, refundId, attempt }: Pick<Refund, "topId" | "refundId" | "attempt">,
  answer: RefundAnswer,
  at: Date,
): Promise<void> {
  await tx.query(
    "update refund set answer = $3, answered_at = $4 where top_id = $1 and id = $2 and state in ('requested', 'refunding') and attempt = $5",
    [topId, refundId, answer, at, attempt],
  );
}

/** Failed refunds of an order that another refund or a person settled: nobody has to see to them any more. */
export async function settleFailed(
  tx: Handle,
  order: { readonly topId: string; readonly orderId: string },
): Promise<void> {
  await tx.query("update refund set open = false where top_id = $1 and order_id = $2 and state = 'failed' and open", [
    order.topId,
    order.orderId,
  ]);
}

/** The order that a refund belongs to; read before the order is locked, because the order is always locked first. */
export async function orderOfRefund(
  tx: Handle,
  refundId: string,
): Promise<{ topId: string; orderId: string; amountFen: string } | undefined> {
  const [row] = await tx.query<{ topId: string; orderId: string; amountFen: string }>(
    `select top_id as "topId", order_id as "orderId", amount_fen as "amountFen" from refund where id = $1`,
    [refundId],
  );
  return row;
}

export async function lockRefund(tx: Handle, topId: string, refundId: string): Promise<Refund | undefined> {
  const [row] = await tx.query<Omit<Refund, "amountFen"> & { amountFen: string }>(
    `select top_id as "topId", id as "refundId", merchant_id as "merchantId", order_id as "orderId", machine_id as "machineId", amount_fen as "amountFen", state, open,
            reason, method, held_from as "heldFrom", attempt, operator_id as "operatorId", decided_by as "deciderId", card_no as "cardNo", note, failure, answer,
            answered_at as "answeredAt", next_try_at as "nextTryAt", sent_at as "sentAt", requested_at as "requestedAt", finished_at as "finishedAt"
     from refund where top_id = $1 and id = $2 for update`,
    [topId, refundId],
  );
  return row === undefined ? undefined : { ...row, amountFen: BigInt(row.amountFen) };
}

/** The newest failed refund of exactly this amount, which is started again instead of making a new number (REFUND-08). */
export async function failedRefund(
  tx: Handle,
  key: { topId: string; orderId: string },
  amountFen: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from refund where top_id = $1 and order_id = $2 and state = 'failed' and amount_fen = $3 order by id desc limit 1",
    [key.topId, key.orderId, amountFen],
  );
  return row?.id;
}

/** Whether a proposal of the order waits for a second person; the order is locked. */
export async function hasProposal(
  tx: Handle,
  order: { readonly topId: string; readonly orderId: string },
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from refund where top_id = $1 and order_id = $2 and state = 'proposed' limit 1",
    [order.topId, order.orderId],
  );
  return rows.length > 0;
}

/** Whether a person asked for a refund of the order that waits for a second one; the order is locked. */
export async function isRefundAsked(
  tx: Handle,
  order: { readonly topId: string; readonly orderId: string },
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from refund where top_id = $1 and order_id = $2 and state = 'proposed' and operator_id is not null limit 1",
    [order.topId, order.orderId],
  );
  return rows.length > 0;
}

/** Whether somebody has to decide, or decided, what was proposed of the order by itself; the order is locked. */
export async function wasProposedByItself(
  tx: Handle,
  order: { readonly topId: string; readonly orderId: string },
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from refund where top_id = $1 and order_id = $2
       and (state = 'proposed' or (state = 'declined' and operator_id is null)) limit 1`,
    [order.topId, order.orderId],
  );
  return rows.length > 0;
}
