import { type PaymentKind, paymentKinds } from "@yunshou/domain";
import type { Totals } from "./dashboard.queries.ts";

/** The orders of one day, by payment kind. */
export interface PaymentDay {
  readonly day: string;
  readonly counts: Readonly<Record<PaymentKind, number>>;
  readonly orders: number;
  readonly amountFen: string;
}

/** One row a day with the count of every payment kind, in the order in which the days appear. */
export function paymentDays(
  rows: readonly (Totals & { readonly day: string; readonly payment: string })[],
): PaymentDay[] {
  const none = Object.fromEntries(paymentKinds.map((kind) => [kind, 0])) as Record<PaymentKind, number>;
  const days = new Map<string, PaymentDay>();
  for (const row of rows) {
    const day = days.get(row.day) ?? { day: row.day, counts: none, orders: 0, amountFen: "0" };
    days.set(row.day, {
      ...day,
      counts: { ...day.counts, [row.payment]: row.orders },
      orders: day.orders + row.orders,
      amountFen: String(BigInt(day.amountFen) + BigInt(row.amountFen)),
    });
  }
  return [...days.values()];
}
