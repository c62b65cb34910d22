import { demoProviderIdentity } from "@yunshou/contract";
import { startProvider } from "@yunshou/simulator";
import { demoProvider } from "../payments/demoProvider.ts";
import type { PaymentProvider } from "../payments/provider.ts";

export interface DemoPayments {
  /** For everything that needs a payment provider. */
  readonly provider: PaymentProvider;
  stop(): Promise<void>;
}

/**
 * Starts the simulated payment provider on a free port of this machine. Start it before gateway, jobs and web.
 *
 * @param notifyUrl our own address for its notices.
 */
export async function startDemoPayments(notifyUrl: string): Promise<DemoPayments> {
  const simulated = await startProvider({ seed: Date.now() % 0xffff_ffff, noticeFaults: { lost: 1, duplicated: 3, delayed: 1 }, refundFailures: 0.5 });
  const provider = demoProvider({ url: simulated.url, publicKey: simulated.publicKeyPem, notifyUrl, ...demoProviderIdentity });
  return { provider, stop: () => simulated.stop() };
}
