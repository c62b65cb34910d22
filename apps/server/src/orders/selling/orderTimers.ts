import { timerKind } from "../../platform/timers.ts";

/** An offered order must be dispensed within `shipSilenceMs`, else it is a problem order (ORDER-11). The key is the order. */
export const shipTimeout = timerKind<{ topId: string }>("order.shipTimeout");

/** An open payment is asked about until its window ends, and closed then. The key is the order. */
export const paymentDue = timerKind<{ topId: string; closesAt: string }>("order.paymentDue");

/** A machine asked again for a code whose time is over; it is told how that ended. The key is the order. */
export const repeatedRequestDue = timerKind<{ topId: string; tries: number }>("order.repeatedRequest");

/** Goods that a card may have paid did not come out: what it paid is known after the sale, and goes back by the merchant's policy. The key is the order. */
export const cardRefundDue = timerKind<{ topId: string; amountFen: string }>("order.cardRefundDue");

/** A refund is sent, then asked about, until the provider has said how it ended. The key is the refund. */
export const refundDue = timerKind<{ topId: string; orderId: string; tries: number; firstAt: string }>(
  "order.refundDue",
);

/** The key under which the code of an order waits for its machine. */
export const payCodeKey = (orderId: string) => `payCode:${orderId}`;
