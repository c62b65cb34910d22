import { timerKind } from "../platform/timers.ts";

/** An offered order must be dispensed within `shipSilenceMs`, else it is a problem order (ORDER-11). The key is the order. */
export const shipTimeout = timerKind<{ topId: string }>("order.shipTimeout");

/** A payment code is asked about at the end of its window and closed when nobody paid. The key is the order. */
export const paymentExpires = timerKind<{ topId: string }>("order.paymentExpires");

/** A refund is sent, then asked about, until the provider has said how it ended. The key is the refund. */
export const refundDue = timerKind<{ topId: string; orderId: string; sentAt: string | null; firstAt: string }>("order.refundDue");
