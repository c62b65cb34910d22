import type { PaymentKind } from "@yunshou/domain";
import type { PaymentProvider } from "./provider.ts";

/** The payment providers of this deployment, as they stand at the moment of asking. */
export interface PaymentProviders {
  /** With whom a payment of this kind is made; undefined when nobody takes it. */
  forPayment(method: PaymentKind): PaymentProvider | undefined;
  /** Who made a payment, by the name that is kept with it; undefined when that one is gone. */
  named(name: string): PaymentProvider | undefined;
}

export const noProviders: PaymentProviders = { forPayment: () => undefined, named: () => undefined };

/** A deployment with one provider for everything. */
export const oneProvider = (provider: PaymentProvider): PaymentProviders => ({
  forPayment: () => provider,
  named: (name) => (name === provider.name ? provider : undefined),
});
