import type { ShipState } from "./order.ts";
import type { PayState } from "./values.ts";

/**
 * What a machine is told that asks for a code under a number which it used before. One number is good for one code and one
 * payment: what has ended is never opened again, so that a customer never finds two codes to pay for one sale.
 *
 * - `code`: the same code again, or the first one as soon as the provider gives it.
 * - `close`: its time is over, but it could still be paid; it is closed first, and then the machine is told.
 * - `offer`: it is paid; the offer is sent again.
 * - `closed`, `done`: refusals; nothing was taken, or it was paid and the rest is a matter of the order.
 */
export type RepeatedRequestAnswer = "code" | "close" | "offer" | "closed" | "done";

export function repeatedRequestAnswer(
  { payState, shipState }: { readonly payState: PayState; readonly shipState: ShipState },
  isOver: boolean,
): RepeatedRequestAnswer {
  if (payState === "closed") return "closed";
  if (payState === "unpaid") return isOver ? "close" : "code";
  return payState === "paid" && shipState === "offered" ? "offer" : "done";
}
