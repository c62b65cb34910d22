import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { asSystem } from "@yunshou/database";
import { mallOrderTable, refuse, type Refusal } from "@yunshou/domain";
import { createHash } from "node:crypto";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { inAppAskMs, type PaymentDependencies, wishOf } from "../../orders/selling/payCode.ts";
import { keepInAppNo, noteInAppAsked, type Payment, paymentOf } from "../../payments/payments.queries.ts";
import {
  type InAppCalls,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
} from "../../payments/provider.ts";
import { type Afterwards, afterwards } from "../../platform/afterwards.ts";
import type { Call } from "../../platform/call.ts";
import type { BuyersOrder } from "./shopFronts.queries.ts";

type InAppCall = Call<ParsedInputOf<typeof shopFronts.payInApp>, "public">;
type InAppAnswer = AnswerOf<typeof shopFronts.payInApp>;

/** Binds the way by the app's authorization to the order and to the phone that knows its token; nobody else can guess it. */
const stateOf = ({ token }: InAppCall["input"], number: string): string =>
  createHash("sha256").update(`in-app ${number} ${token}`).digest("hex").slice(0, 32);

const notPayable = ({ payState, fulfilment }: BuyersOrder): Refusal =>
  refuse("state.notAllowed", { values: { state: mallOrderTable[payState][fulfilment], event: "pay" } });

/**
 * What the app of the provider is asked for the payment of an order. First nobody knows who pays: the page goes to the app's
 * authorization and comes back with a code and with the state that it took along; a code that is used up, or came with
 * another state, sends it there again. The number at the provider stays, so that asking twice makes one payment.
 *
 * That the provider is about to be asked is committed before, and it is asked without a transaction. Whatever is killed in
 * between, the duty of open payments closes what the provider has of this number when the time to pay is over.
 */
export async function requestInApp(
  { tx, input, now }: InAppCall,
  dependencies: PaymentDependencies,
  order: BuyersOrder,
): Promise<InAppAnswer | Refusal | Afterwards<InAppAnswer>> {
  const payment = order.payState === "unpaid" ? await paymentOf(tx, order.orderNo) : undefined;
  if (payment?.inApp !== true || payment.expiresAt <= now) return notPayable(order);
  const provider = dependencies.providers.named(payment.provider);
  if (provider?.inApp === undefined) return refuse("payments.noProvider");
  const { inApp } = provider;
  const ready = (inAppNo: string): InAppAnswer => ({ authorizeUrl: null, request: inApp.requestOf(inAppNo, now) });
  if (payment.inAppNo !== null) return ready(payment.inAppNo);
  const state = stateOf(input, payment.number);
  const authorize = { authorizeUrl: inApp.authorizeUrl(input.path, state), request: null };
  if (input.code === "" || input.state !== state) return authorize;
  await noteInAppAsked(tx, payment, now);
  return afterwards(async () => {
    try {
      const made = await makePayment(dependencies, { provider, inApp, payment, order, askedAt: now }, input.code);
      if (made === "codeSpent") return authorize;
      return made === "over" ? notPayable(order) : ready(made.inAppNo);
    } catch (error) {
      if (error instanceof ProviderUnreachable || error instanceof ProviderRefused)
        return refuse("payments.providerUnreachable");
      throw error;
    }
  });
}

interface Asked {
  readonly provider: PaymentProvider;
  readonly inApp: InAppCalls;
  readonly payment: Payment;
  readonly order: BuyersOrder;
  readonly askedAt: Date;
}

/**
 * Makes the payment for whom the code names, and keeps its number: the first one, when several presses made it at once. It is
 * `over` when the order can no longer be paid by the time the answer is there; then nobody is handed the number.
 */
async function makePayment(
  { database, log }: PaymentDependencies,
  { provider, inApp, payment, order, askedAt }: Asked,
  code: string,
): Promise<{ readonly inAppNo: string } | "codeSpent" | "over"> {
  const payer = await inApp.payerOf(code).catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.refuses === "wish") return undefined;
    throw error;
  });
  if (payer === undefined) {
    // The code may have been used by a press a moment before, whose number is there by now.
    const known = await asSystem(database, (tx) => paymentOf(tx, order.orderNo), { readOnly: true });
    return known === undefined || known.inAppNo === null ? "codeSpent" : { inAppNo: known.inAppNo };
  }
  // The order may be closed from then on: nothing may begin at the provider any more.
  if (Date.now() - askedAt.getTime() >= inAppAskMs / 2) throw new ProviderUnreachable("who pays was told too late");
  const answer = await inApp.createPayment(wishOf(payment, order.productName), payer);
  const { inAppNo, payState } = await asSystem(database, async (tx) => {
    const locked = await lockOrders(tx, [{ topId: payment.topId, orderId: payment.orderId }]);
    return {
      inAppNo: await keepInAppNo(tx, payment, answer.inAppNo),
      payState: locked.get(payment.orderId)?.payState,
    };
  });
  if (payState === "unpaid" && payment.expiresAt > new Date()) return { inAppNo };
  // An open order is closed by its duty, at the provider first; nobody looks after one that is closed already.
  if (payState === "closed")
    await provider
      .closePayment(payment.number, payment.expiresAt)
      .catch((error: unknown) =>
        log.warn({ err: error, orderId: payment.orderId }, "A payment of a closed order could not be closed."),
      );
  return "over";
}
