import type { Handle } from "@yunshou/database";
import type { RefundMethod, RefundReason, RefundState } from "@yunshou/domain";

export interface Refund {
  readonly topId: string;
  readonly refundId: string;
  readonly merchantId: string;
  readonly orderId: string;
  readonly machineId: string;
  readonly amountFen: bigint;
  state: RefundState;
  readonly reason: RefundReason;
  readonly method: RefundMethod;
  heldFrom: "pending" | "available";
  attempt: number;
  readonly operatorId: string | null;
  readonly note: string;
  failure: string | null;
  readonly requestedAt: Date;
  finishedAt: Date | null;
}

export async function insertRefunds(tx: Handle, refunds: readonly Refund[]): Promise<void> {
  await Promise.all(
    refunds.map((refund) =>
      tx.query(
        `insert into refund (top_id, id, merchant_id, order_id, machine_id, amount_fen, state, reason, method, held_from, attempt, operator_id, note, failure, requested_at, finished_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
        [
          refund.topId,
          refund.refundId,
          refund.merchantId,
          refund.orderId,
          refund.machineId,
          String(refund.amountFen),
          refund.state,
          refund.reason,
          refund.method,
          refund.heldFrom,
          refund.attempt,
          refund.operatorId,
          refund.note,
          refund.failure,
          refund.requestedAt,
          refund.finishedAt,
        ],
      ),
    ),
  );
}

export async function updateRefund(tx: Handle, refund: Refund): Promise<void> {
  await tx.query(
    "update refund set state = $3, held_from = $4, attempt = $5, failure = $6, finished_at = $7 where top_id = $1 and id = $2",
    [refund.topId, refund.refundId, refund.state, refund.heldFrom, refund.attempt, refund.failure, refund.finishedAt],
  );
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
    `select top_id as "topId", id as "refundId", merchant_id as "merchantId", order_id as "orderId", machine_id as "machineId", amount_fen as "amountFen", state,
            reason, method, held_from as "heldFrom", attempt, operator_id as "operatorId", note, failure, requested_at as "requestedAt", finished_at as "finishedAt"
     from refund where top_id = $1 and id = $2 for update`,
    [topId, refundId],
  );
  return row === undefined ? undefined : { ...row, amountFen: BigInt(row.amountFen) };
}
