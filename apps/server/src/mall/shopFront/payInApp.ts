import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { mallOrderTable, refuse, type Refusal } from "@yunshou/domain";
import { wishOf } from "../../orders/selling/payCode.ts";
import { paymentOf, savePrepay } from "../../payments/payments.queries.ts";
import { ProviderRefused, ProviderUnreachable } from "../../payments/provider.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import type { Call } from "../../platform/call.ts";
import type { BuyersOrder } from "./shopFronts.queries.ts";

type InAppCall = Call<ParsedInputOf<typeof shopFronts.payInApp>, "public">;
type InAppAnswer = AnswerOf<typeof shopFronts.payInApp>;

/**
 * What the app of the provider is asked for the payment of an order. First nobody knows who pays: the page goes to the app's
 * authorization and comes back with a code; one that is used up sends it there again. The number at the provider stays, so
 * that asking twice makes one payment.
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
  const ready = (prepayId: string) => ({ authorizeUrl: null, request: inApp.requestOf(prepayId, now) });
  if (payment.prepayId !== null) return ready(payment.prepayId);
  const authorize = { authorizeUrl: inApp.authorizeUrl(input.path, payment.number), request: null };
  if (input.code === "") return authorize;
  try {
    const payer = await inApp.payerOf(input.code).catch((error: unknown) => {
      if (error instanceof ProviderRefused) return undefined;
      throw error;
    });
    if (payer === undefined) return authorize;
    const { prepayId } = await inApp.createPayment(wishOf(payment, order.productName), payer);
    await savePrepay(tx, payment.topId, payment.number, prepayId);
    return ready(prepayId);
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused)
      return refuse("payments.providerUnreachable");
    throw error;
  }
}
