import { checkManualRefund, checkProcessable, checkRemoteDispense, type Result } from "@yunshou/domain";
import type { OrderRow } from "./words.ts";

type Order = Pick<
  OrderRow,
  "payStatus" | "deliveryStatus" | "orderStatus" | "businessType" | "paidFen" | "refundFen" | "waitingFen" | "outcome"
>;

/** What can still be refunded, in fen. */
export function refundableFen(order: Pick<OrderRow, "paidFen" | "refundFen">): bigint {
  return BigInt(order.paidFen) - BigInt(order.refundFen);
}

/** The domain's rule for a refund of `amountFen`; the server asks the same one. */
export function mayRefund(order: Order, amountFen: bigint = refundableFen(order)): Result<bigint> {
  return checkManualRefund(
    { payState: order.payStatus, paidFen: BigInt(order.paidFen), refundedFen: BigInt(order.refundFen) },
    amountFen,
  );
}

/** Whether the order may be marked as processed at all; reason and outcome are asked for in the form. */
export function mayProcess(order: Order): Result<undefined> {
  return checkProcessable({
    state: order.orderStatus,
    payState: order.payStatus,
    delivery: order.deliveryStatus,
    waitingFen: BigInt(order.waitingFen),
  });
}

/** People see a failed delivery for every ship state from which dispensing may start again. */
export function mayDispense(order: Order): Result<undefined> {
  return checkRemoteDispense({
    payState: order.payStatus,
    ship: order.deliveryStatus === "failed" ? "failed" : "none",
    outcome: order.outcome,
    state: order.orderStatus,
    business: order.businessType,
  });
}
