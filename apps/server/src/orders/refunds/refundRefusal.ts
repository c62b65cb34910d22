import { checkFactorShown, refundNeedsApproval, refundNeedsFactor, type Refusal, refuse } from "@yunshou/domain";
import { balance } from "../../ledger/ledger.queries.ts";
import type { Call, Session } from "../../platform/call.ts";
import { moneyLiesIn, type Order } from "../book/order.ts";

/** Who gives money back, and when: a call, or a duty in the name of somebody who asked before. */
export interface Refunding extends Pick<Call<unknown>, "tx" | "now"> {
  readonly session: Pick<Session, "userId" | "secondFactor">;
}

/** A refund above one of the merchant's limits needs the second factor of whoever asks for it and of whoever approves it. */
export function factorRefusal(
  { session, now }: Pick<Refunding, "session" | "now">,
  order: Order,
  amountFen: bigint,
): Refusal | undefined {
  const isLarge = refundNeedsFactor(order, amountFen) || refundNeedsApproval(order, amountFen);
  const shown = isLarge ? checkFactorShown(session.secondFactor, now) : undefined;
  return shown?.ok === false ? shown : undefined;
}

/** Why an amount that fits the order may not be refunded by this person, or undefined. `takenFen` of the account is as good as gone. */
export async function refundRefusal(
  call: Refunding,
  order: Order,
  amountFen: bigint,
  takenFen = 0n,
): Promise<Refusal | undefined> {
  const unproven = factorRefusal(call, order, amountFen);
  if (unproven !== undefined) return unproven;
  const lacks =
    moneyLiesIn(order) === "available" &&
    (await balance(call.tx, order.merchantId, "available")) < amountFen + takenFen;
  return lacks ? refuse("ledger.overdraft", { field: "amountFen" }) : undefined;
}
