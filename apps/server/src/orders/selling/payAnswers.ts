import { repeatedRequestAnswer } from "@yunshou/domain";
import { resendAll } from "../../machines/commands/outbox.ts";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import type { RequestedPayment } from "../../payments/payments.queries.ts";
import type { prescriptionOffer } from "../../pharmacy/prescriptionLink.ts";
import { arm } from "../../platform/timers.ts";
import { repeatedRequestDue } from "./orderTimers.ts";
import { payCode, paySource } from "./payCode.ts";

export type Request = Incoming<"payRequest">;

/** Where an order that a machine asks to be paid comes from. */
export const sourceOf = ({ machine, message, receivedAt }: Request) => ({
  topId: machine.topId,
  merchantId: machine.merchantId,
  machineId: machine.machineId,
  sourceKey: `${paySource}${message.body.requestId}`,
  receivedAt,
});

/** Tells a machine at once why there is no payment. */
export function refuse(
  context: EffectContext,
  { machine, message }: Request,
  reason: string,
  prescription?: ReturnType<typeof prescriptionOffer>,
): void {
  const { requestId } = message.body;
  const told = prescription === undefined ? {} : { prescription };
  context.send(machine.machineNo, "payRefused", { requestId, reason, ...told });
}

/** The machine asked before under this number, e.g. because it did not hear the answer. */
export async function answerAgain(context: EffectContext, incoming: Request, known: RequestedPayment): Promise<void> {
  const { tx, now } = context;
  switch (repeatedRequestAnswer(known, known.expiresAt <= now)) {
    case "code":
      // A code that is not here yet comes through the outbox.
      if (known.codeUrl !== null)
        context.send(incoming.machine.machineNo, "payCode", payCode(known, known.codeUrl, now));
      return;
    case "close":
      return arm(tx, repeatedRequestDue.at(known.orderId, now, { topId: known.topId, tries: 0 }));
    case "offer":
      return resendAll(tx, [known.machineId]);
    case "closed":
      return refuse(context, incoming, "payments.requestClosed");
    case "done":
      return refuse(context, incoming, "payments.requestDone");
  }
}

/** What was asked for before cost nothing: its goods are on offer, or it has ended. Whatever made it free is used by it. */
export async function answerFreeAgain(
  context: EffectContext,
  incoming: Request,
  free: Parameters<typeof repeatedRequestAnswer>[0] & { readonly machineId: string },
): Promise<void> {
  const answer = repeatedRequestAnswer(free, true);
  if (answer === "offer") return resendAll(context.tx, [free.machineId]);
  refuse(context, incoming, answer === "closed" ? "payments.requestClosed" : "payments.requestDone");
}
