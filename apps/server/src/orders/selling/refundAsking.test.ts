import { describe, expect, it } from "vitest";
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
  type RefundOrder,
  type RefundReport,
} from "../../payments/provider.ts";
import { askForRefund } from "./refundAsking.ts";

const silent = { warn: () => {} };
const wish: RefundOrder = {
  outTradeNo: "7",
  tradeNo: "T7",
  refundNo: "8",
  amountFen: 350n,
  totalFen: 350n,
  reason: "other",
  sentAt: [],
};
type Said = RefundReport | Error;
const processing: Said = { state: "processing" };
const failed: Said = { state: "failed", failure: "NOT_ENOUGH" };
const unknown: Said = { state: "unknown" };
const denied = new ProviderRefused("SIGN_ERROR", "caller");
const refused = new ProviderRefused("NOT_ENOUGH");
const lost = new ProviderUnreachable("timeout");

/** What becomes known, and what a provider that says so was asked. */
async function asked(
  asking: Pick<Parameters<typeof askForRefund>[2], "isFirst"> & Partial<Parameters<typeof askForRefund>[2]>,
  query: Said,
  request: Said = processing,
): Promise<readonly [answer: string, calls: string]> {
  const calls: string[] = [];
  const says = (call: string, said: Said) => (refund: RefundOrder) => {
    calls.push(`${call} ${refund.refundNo}`);
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(said);
  };
  const provider = { queryRefund: says("query", query), requestRefund: says("request", request) };
  const about = { refundId: "8", attempt: 1, answer: null, ...asking };
  const { state } = await askForRefund(provider as unknown as PaymentProvider, wish, about, silent);
  return [state, calls.join(", ")];
}

describe("a refund that is asked for at a provider", () => {
  it("REFUND-08 is sent at once the first time, and only after a question each later time", async () => {
    expect(await asked({ isFirst: true }, failed)).toEqual(["processing", "request 8"]);
    expect(await asked({ isFirst: false }, unknown)).toEqual(["processing", "query 8, request 8"]);
    expect(await asked({ isFirst: false }, processing, failed)).toEqual(["processing", "query 8"]);
  });

  it("REFUND-08 fails only by what is said about itself", async () => {
    expect(await asked({ isFirst: true }, unknown, failed)).toEqual(["failed", "request 8"]);
    expect(await asked({ isFirst: true }, unknown, refused)).toEqual(["failed", "request 8"]);
    expect(await asked({ isFirst: false }, failed)).toEqual(["failed", "query 8"]);
  });

  it.each([
    ["refused for our key", denied, "denied"],
    ["refused for whatever it says", refused, "denied"],
    ["lost", lost, "unreachable"],
  ])("REFUND-08 is neither sent again nor given up while the question about it is %s", async (_, said, answer) => {
    for (const [isFirst, attempt] of [
      [false, 1],
      [true, 2],
      [false, 2],
    ] as const)
      expect(await asked({ isFirst, attempt, answer: "failed" }, said)).toEqual([answer, "query 8"]);
  });

  it("REFUND-08 is asked for again when the provider would not hear the wish", async () => {
    expect(await asked({ isFirst: true }, unknown, denied)).toEqual(["denied", "request 8"]);
    expect(await asked({ isFirst: false }, unknown, lost)).toEqual(["unreachable", "query 8, request 8"]);
  });

  it("REFUND-08 that a person started again is sent, however long the provider answers with the failure of the try before", async () => {
    const again = { attempt: 2, isFirst: false } as const;
    expect(await asked({ ...again, isFirst: true, answer: "failed" }, failed)).toEqual([
      "processing",
      "query 8, request 8",
    ]);
    for (const answer of ["denied", "unreachable"] as const)
      expect(await asked({ ...again, answer }, failed)).toEqual(["processing", "query 8, request 8"]);
    expect(await asked({ ...again, answer: "processing" }, failed)).toEqual(["failed", "query 8"]);
  });

  it("REFUND-08 waits for a provider that was taken away after it was sent, and fails without one before", async () => {
    const without = (isFirst: boolean) =>
      askForRefund(undefined, wish, { refundId: "8", attempt: 1, answer: null, isFirst }, silent);
    expect(await without(true)).toEqual({ state: "failed", failure: "payments.noProvider" });
    expect(await without(false)).toEqual({ state: "unreachable" });
  });
});
