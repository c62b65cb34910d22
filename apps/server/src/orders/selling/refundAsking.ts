import type { FastifyBaseLogger } from "fastify";
import { answered, isDenied, leavesOpen } from "../../payments/answered.ts";
import { type PaymentProvider, ProviderRefused, type RefundOrder, type RefundReport } from "../../payments/provider.ts";
import type { Refund } from "../book/refund.queries.ts";

/** What is known of a refund after a provider was asked: its report, or that it was not answered, or would not answer. */
export type RefundAsked = RefundReport | { readonly state: "unreachable" | "denied" };

/** What a question depends on: whether this try of the refund is sent for the first time, and what was said before. */
type Asking = Pick<Refund, "refundId" | "attempt" | "answer"> & { readonly isFirst: boolean };

/**
 * Asks a provider about a refund and sends it when the provider does not know it, always under the same number. Only what is
 * said about the refund itself ends it (REFUND-08): an answer that the provider refuses, or one about our key, our rights or
 * our pace, leaves open whether money went back, and is asked for again.
 */
export async function askForRefund(
  provider: PaymentProvider | undefined,
  wish: RefundOrder,
  asking: Asking,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<RefundAsked> {
  const { isFirst, attempt, refundId } = asking;
  // A provider that was taken away after the refund was sent may have paid it.
  if (provider === undefined)
    return isFirst ? { state: "failed", failure: "payments.noProvider" } : { state: "unreachable" };
  try {
    const isUnsent = isFirst && attempt === 1;
    const known = isUnsent ? ({ state: "unknown" } as const) : await answered(provider.queryRefund(wish));
    return known.state === "unknown" || isOfTryBefore(known, asking) ? await provider.requestRefund(wish) : known;
  } catch (error) {
    if (leavesOpen(error)) {
      log.warn({ err: error, refundId }, "The provider did not answer about a refund; it will be asked again.");
      return { state: isDenied(error) ? "denied" : "unreachable" };
    }
    if (error instanceof ProviderRefused) return { state: "failed", failure: error.message };
    throw error;
  }
}

/** Whether a failure is that of the try before, so that this one has still to be sent: the provider has not taken it yet. */
const isOfTryBefore = (known: RefundReport, { attempt, answer }: Asking): boolean =>
  known.state === "failed" && attempt > 1 && answer !== "processing";
