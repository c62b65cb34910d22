import type { Handle } from "@yunshou/database";
import { type LedgerTransaction, machineSale, refundDone, type RefundMoney } from "@yunshou/domain";
import { raiseAlarms } from "../../machines/conditions/alarms.queries.ts";
import { type CardOutcome, settleCards, type CardWish } from "../../members/settlement.ts";
import { type Order, saleMoney } from "./order.ts";
import { flagOrders, insertEvents, type OrderEvent } from "./order.queries.ts";

/** What a book wants of a card: to pay an order, or to take a refund. */
export interface CardBusiness {
  readonly order: Order;
  /** When it happened, for the book of the card. */
  readonly at: Date;
  /** When the cloud learned it. */
  readonly learnedAt: Date;
  /** Given for a refund. */
  readonly refund?: RefundMoney;
  /** The version of the list by which the machine let the card pay without network. */
  readonly allowance?: number | undefined;
}

/** Did a member card of a number pay? Then its money, and refunds of it, are a matter of the card. */
export const paidByCard = ({ payment, cardNo, paidFen }: Pick<Order, "payment" | "cardNo" | "paidFen">): boolean =>
  payment === "memberCard" && cardNo !== null && cardNo !== "" && paidFen > 0n;

/**
 * Settles cards at the end of a transaction, when nothing but the accounts and rollups is left to lock, and answers what
 * to post. An order whose card should not have paid is flagged for a person; a number that nobody issued here is noted, and so
 * is what the cloud had let the card spend without network.
 */
export async function bookCards(tx: Handle, business: readonly CardBusiness[]): Promise<LedgerTransaction[]> {
  if (business.length === 0) return [];
  const outcomes = await settleCards(tx, business.map(wishOf));
  const notes = business.flatMap((one, place) => noteOf(one, outcomes[place]!));
  const flagged = business.filter((_, place) => outcomes[place]!.contradictions.length > 0).map(({ order }) => order);
  if (flagged.length > 0) await flagOrders(tx, flagged);
  await insertEvents(tx, notes);
  await raiseAlarms(
    tx,
    flagged.map(({ machineId, cabinet, laneNo, orderId }) => ({
      machineId,
      kind: "contradiction",
      cabinet,
      lane: laneNo,
      detail: { order: orderId, reasons: "cardContradiction" },
    })),
  );
  return business.flatMap((one, place) => transactionsOf(one, outcomes[place]!));
}

function wishOf({ order, refund, at, allowance }: CardBusiness): CardWish {
  const { topId, orderId, merchantId, machineId, cardNo, businessDay } = order;
  const shared = { topId, orderId, merchantId, machineId, cardNo: cardNo ?? "", businessDay, at };
  return refund === undefined
    ? { ...shared, kind: "payment", amountFen: order.paidFen, key: orderId, allowance }
    : { ...shared, kind: "refund", amountFen: refund.amountFen, key: `refund:${refund.refundId}:${refund.attempt}` };
}

function transactionsOf({ order, refund }: CardBusiness, { postings, bridge }: CardOutcome): LedgerTransaction[] {
  const own = refund === undefined ? machineSale(saleMoney(order), postings) : refundDone(refund, postings);
  return bridge === undefined ? [own] : [own, bridge];
}

function noteOf(
  { order, learnedAt }: CardBusiness,
  { contradictions, isUnknown, honoured }: CardOutcome,
): OrderEvent[] {
  const { topId, merchantId, machineId, orderId } = order;
  const event = {
    topId,
    merchantId,
    machineId,
    orderId,
    source: "machine" as const,
    actorId: null,
    occurredAt: null,
    at: learnedAt,
  };
  if (isUnknown) return [{ ...event, kind: "cardUnknown", detail: {} }];
  if (honoured !== undefined) {
    const { version, arrearsFen } = honoured;
    const detail: OrderEvent["detail"] = arrearsFen > 0n ? { version, arrearsFen: String(arrearsFen) } : { version };
    return [{ ...event, kind: "cardHonoured", detail }];
  }
  return contradictions.length === 0
    ? []
    : [{ ...event, kind: "exception", detail: { reasons: "cardContradiction", card: contradictions.join(",") } }];
}
