import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { mallOrderTable, refuse, type Refusal } from "@yunshou/domain";
import { createHash } from "node:crypto";
import { wishOf } from "../../orders/selling/payCode.ts";
import { paymentOf, saveInAppNo } from "../../payments/payments.queries.ts";
import { ProviderRefused, ProviderUnreachable } from "../../payments/provider.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import type { Call } from "../../platform/call.ts";
import type { BuyersOrder } from "./shopFronts.queries.ts";

type InAppCall = Call<ParsedInputOf<typeof shopFronts.payInApp>, "public">;
type InAppAnswer = AnswerOf<typeof shopFronts.payInApp>;

/** Binds the way by the app's authorization to the order and to the phone that knows its token; nobody else can guess it. */
const stateOf = ({ token }: InAppCall["input"], number: string): string =>
  createHash("sha256").update(`in-app ${number} ${token}`).digest("hex").slice(0, 32);

/**
 * What the app of the provider is asked for the payment of an order. First nobody knows who pays: the page goes to the app's
 * authorization and comes back with a code and with the state that it took along; a code that is used up, or came with
 * another state, sends it there again. The number at the provider stays, so that asking twice makes one payment.
 */
export async function requestInApp(
  { tx, input, now }: InAppCall,
  providers: PaymentProviders,
  order: BuyersOrder,
): Promise<InAppAnswer | Refusal> {
  const payment = order.payState === "unpaid" ? await paymentOf(tx, order.orderNo) : undefined;
  if (payment?.inApp !== true)
    return refuse("state.notAllowed", {
      values: { state: mallOrderTable[order.payState][order.fulfilment], event: "pay" },
    });
  const inApp = providers.named(payment.provider)?.inApp;
  if (inApp === undefined) return refuse("payments.noProvider");
  const ready = (inAppNo: string) => ({ authorizeUrl: null, request: inApp.requestOf(inAppNo, now) });
  if (payment.inAppNo !== null) return ready(payment.inAppNo);
  const state = stateOf(input, payment.number);
  const authorize = { authorizeUrl: inApp.authorizeUrl(input.path, state), request: null };
  if (input.code === "" || input.state !== state) return authorize;
  try {
    const payer = await inApp.payerOf(input.code).catch((error: unknown) => {
      if (error instanceof ProviderRefused && error.refuses === "wish") return undefined;
      throw error;
    });
    if (payer === undefined) {
      // The code may have been used by a press a moment before, whose number is there by now.
      const known = (await paymentOf(tx, order.orderNo))?.inAppNo ?? null;
      return known === null ? authorize : ready(known);
    }
    const { inAppNo } = await inApp.createPayment(wishOf(payment, order.productName), payer);
    await saveInAppNo(tx, payment.topId, payment.number, inAppNo);
    return ready(inAppNo);
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused)
      return refuse("payments.providerUnreachable");
    throw error;
  }
}
