import { asSystem } from "@yunshou/database";
import type { PaymentKind } from "@yunshou/domain";
import { enqueue, outboxChannel } from "../../machines/commands/outbox.ts";
import { paymentOf } from "../../payments/payments.queries.ts";
import { ProviderRefused, ProviderUnreachable } from "../../payments/provider.ts";
import { arm } from "../../platform/timers.ts";
import { changeOrder } from "./duties.ts";
import { payCodeKey, paymentDue } from "./orderTimers.ts";
import type { PaymentDependencies } from "./payCode.ts";
import { receivePayment } from "./paying.ts";

/** How long a machine may take to hear that a code was refused. */
const refusalHeardWithinMs = 60_000;

/**
 * Charges a code that a customer showed, once: it lives for a minute, is kept nowhere, and is never sent again. What is
 * neither paid nor refused by then is asked about by the duty of open payments, and reversed at the end of its window.
 */
export async function chargeShownCode(
  dependencies: PaymentDependencies,
  orderId: string,
  description: string,
  place: string,
  shownCode: string,
): Promise<void> {
  const { database, log, notify, providers } = dependencies;
  const payment = await asSystem(database, (tx) => paymentOf(tx, orderId), { readOnly: true });
  const provider = providers.named(payment?.provider ?? "");
  if (payment === undefined || provider?.chargeShownCode === undefined) return;
  const wish = {
    outTradeNo: orderId,
    amountFen: BigInt(payment.amountFen),
    method: payment.method as PaymentKind,
    description,
    expiresInSeconds: Math.ceil((payment.expiresAt.getTime() - Date.now()) / 1_000),
    place,
    sharing: payment.sharing,
  };
  const answer = await provider.chargeShownCode(wish, shownCode).catch((error: unknown) => error as Error);
  if (!(answer instanceof Error)) {
    if (answer.state !== "paid") return;
    return changeOrder(dependencies, payment, new Date(), (tx, book, order) => receivePayment(tx, book, order, answer));
  }
  if (answer instanceof ProviderUnreachable)
    return log.warn({ err: answer, orderId }, "A shown code has no outcome yet; the payment will be asked about.");
  if (!(answer instanceof ProviderRefused)) throw answer;
  log.warn({ err: answer, orderId }, "The provider refused a shown code.");
  const { machineId, requestId } = payment;
  await asSystem(database, async (tx) => {
    await enqueue(tx, [
      {
        machineId,
        key: payCodeKey(orderId),
        notAfter: new Date(Date.now() + refusalHeardWithinMs),
        type: "payRefused",
        body: { requestId, reason: "payments.shownCodeRefused" },
      },
    ]);
    // Closes the order, once the provider has said that nothing was taken.
    await arm(tx, paymentDue.at(orderId, new Date(), { topId: payment.topId, closesAt: new Date(0).toISOString() }));
  });
  notify(outboxChannel, [machineId]);
}
