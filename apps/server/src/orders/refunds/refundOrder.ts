import { checkManualRefund, refundNeedsApproval, type RefundReason, type Refusal, refuse } from "@yunshou/domain";
import { type AuditedCall, recordAudit } from "../../platform/audit.queries.ts";
import { openBook, writeBook } from "../book/book.ts";
import type { Order } from "../book/order.ts";
import { failedRefund, hasProposal, lockRefund } from "../book/refund.queries.ts";
import { proposeRefund, retryRefund, startRefund } from "../selling/refunds.ts";
import { type Refunding, refundRefusal } from "./refundRefusal.ts";

interface Wish {
  readonly amountFen: string;
  readonly reason: RefundReason;
  readonly note: string;
}

export interface GivenBack {
  readonly refundId: string;
  readonly isProposed: boolean;
}

/** Gives money of a locked order back, or proposes it where a second person approves; the action names it in the log. */
export async function refundOrder(
  call: AuditedCall & Refunding,
  order: Order,
  input: Wish,
  action: string,
): Promise<GivenBack | Refusal> {
  const given = await giveBack(call, order, input);
  if ("ok" in given) return given;
  await recordAudit(call, {
    action,
    object: order.orderId,
    merchant: order,
    after: { amountFen: input.amountFen, reason: input.reason, note: input.note, ...given },
  });
  return given;
}

/** The same without a record in the log, for a duty that writes it in the name of whoever asked. */
export async function giveBack(by: Refunding, order: Order, wish: Wish): Promise<GivenBack | Refusal> {
  const { tx, session, now } = by;
  const amount = checkManualRefund(order, BigInt(wish.amountFen));
  if (!amount.ok) return amount;
  const refused = await refundRefusal(by, order, amount.value);
  if (refused !== undefined) return refused;
  const book = openBook(now);
  const known = await failedRefund(tx, order, wish.amountFen);
  const again = known === undefined ? undefined : await lockRefund(tx, order.topId, known);
  const asked = {
    amountFen: amount.value,
    reason: wish.reason,
    method: "manual",
    operatorId: session.userId,
    note: wish.note,
  } as const;
  const isProposed = again === undefined && refundNeedsApproval(order, amount.value);
  if (isProposed && (await hasProposal(tx, order))) return refuse("orders.refundProposed");
  let refundId: string;
  if (again === undefined) refundId = await (isProposed ? proposeRefund : startRefund)(tx, book, order, asked);
  else {
    retryRefund(book, order, again, session.userId);
    refundId = again.refundId;
  }
  await writeBook(tx, book);
  return { refundId, isProposed };
}
