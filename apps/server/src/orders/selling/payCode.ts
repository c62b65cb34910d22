import { asSystem, type Database } from "@yunshou/database";
import { isPlacedByPhone, type PaymentKind } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { enqueue, outboxChannel } from "../../machines/commands/outbox.ts";
import { type Payment, paymentOf, saveCode } from "../../payments/payments.queries.ts";
import type { PaymentOrder } from "../../payments/provider.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import { arm } from "../../platform/timers.ts";
import { noMachine } from "../book/order.ts";
import { payCodeKey, paymentDue } from "./orderTimers.ts";

export interface PaymentDependencies {
  readonly database: Database;
  readonly providers: PaymentProviders;
  /** Tells other processes after a commit: ids only, gathered by the notifier. */
  readonly notify: (channel: string, ids: readonly string[]) => void;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/** Begins the source of an order that a machine asked to be paid; its own number of the request follows. */
export const paySource = "pay:";

/** How often an open payment is asked about, because notices of providers may never arrive. */
export const paymentQueryEveryMs = 20_000;

/** How long the provider may take to be asked for a payment inside its app: who pays, and the payment, each with its timeout. */
export const inAppAskMs = 30_000;

/** What a machine is told of a code, in seconds from now. */
export const payCode = (payment: Payment, codeUrl: string, now: Date) => ({
  requestId: payment.requestId,
  orderNo: payment.orderId,
  codeUrl,
  amountFen: Number(payment.amountFen),
  expiresInSeconds: Math.max(1, Math.floor((payment.expiresAt.getTime() - now.getTime()) / 1_000)),
  ...(payment.lucky === null ? {} : { lucky: payment.lucky }),
});

/** No provider lets a payment end sooner. */
const shortestMs = 60_000;

/** What the provider is asked for, for a stored payment; the same however often, until its last minute. */
export function wishOf(payment: Payment, description: string): PaymentOrder {
  const leftMs = payment.expiresAt.getTime() - Date.now();
  return {
    outTradeNo: payment.number,
    amountFen: BigInt(payment.totalFen),
    method: payment.method as PaymentKind,
    description,
    expiresInSeconds: Math.ceil(Math.max(shortestMs, leftMs) / 1_000),
    ...(leftMs < shortestMs ? {} : { expiresAt: payment.expiresAt }),
    sharing: payment.sharing,
  };
}

/** Asks the provider for the code of a stored payment and puts it into the machine's outbox; tries twice under the same number. */
export async function askForCode(
  dependencies: PaymentDependencies,
  orderId: string,
  description: string,
): Promise<void> {
  const { database, notify, providers } = dependencies;
  const payment = await asSystem(database, (tx) => paymentOf(tx, orderId), { readOnly: true });
  if (payment === undefined || payment.codeUrl !== null || payment.byShownCode || payment.inApp) return;
  const provider = providers.named(payment.provider);
  if (provider === undefined) return;
  const wish = wishOf(payment, description);
  const byPhone = payment.machineId === noMachine || isPlacedByPhone(payment.requestId);
  const answer = await provider
    .createPayment(wish)
    .catch(() => provider.createPayment(wish))
    .catch((error: unknown) => error as Error);
  await asSystem(database, async (tx) => {
    const machine = { machineId: payment.machineId, key: payCodeKey(orderId), notAfter: payment.expiresAt };
    if (answer instanceof Error) {
      dependencies.log.warn({ err: answer, orderId }, "The provider gave no payment code.");
      // The buyer's program asks about its order; it gets a code when it asks again.
      if (byPhone) return;
      await enqueue(tx, [
        {
          ...machine,
          type: "payRefused",
          body: { requestId: payment.requestId, reason: "payments.providerUnreachable" },
        },
      ]);
      await arm(tx, paymentDue.at(orderId, new Date(), { topId: payment.topId, closesAt: new Date(0).toISOString() }));
      return;
    }
    await saveCode(tx, payment.topId, payment.number, answer.codeUrl);
    if (!byPhone)
      await enqueue(tx, [{ ...machine, type: "payCode", body: payCode(payment, answer.codeUrl, new Date()) }]);
  });
  if (!byPhone) notify(outboxChannel, [payment.machineId]);
}
