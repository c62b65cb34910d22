import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  planSharing,
  returnObstacle,
  returnsFor,
  shareExecuted,
  shareReturned,
  type SharingFacts,
  sharingLimits,
} from "./sharing.ts";
import { keptShares } from "./split.ts";

const now = new Date("2026-11-20T04:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const facts = (more: Partial<SharingFacts> = {}): SharingFacts => ({
  kind: "wechat",
  paidFen: 1_000n,
  keptFen: 1_000n,
  feeFen: 6n,
  paidAt: ago(0),
  receivers: [{ ratio: 1_000 }, { ratio: 0, fixedFen: 50n }],
  ratioLimit: sharingLimits.wechat.usualRatio,
  platformBalance: false,
  ...more,
});

describe("what a provider is asked to share of an order", () => {
  it("FIN-19 is what the plan gives of what is kept", () => {
    expect(planSharing(facts(), now)).toEqual({ shares: [100n, 50n] });
    expect(planSharing(facts({ keptFen: 400n }), now)).toEqual({ shares: [40n, 50n] });
  });

  it.each([
    ["the customer has everything back", { keptFen: 0n }, "nothingToShare", false],
    ["no share is a whole fen", { receivers: [{ ratio: 1 }] }, "nothingToShare", true],
    ["WeChat Pay has released the money after 30 days", { paidAt: ago(31) }, "tooOld", false],
    ["the platform keeps the shares in its books", { platformBalance: true }, "platformBalance", true],
    ["it is above 30 % of the order", { receivers: [{ ratio: 3_010 }] }, "aboveRatio", true],
    ["it is above what the fee leaves", { receivers: [{ ratio: 9_950 }], ratioLimit: 10_000 }, "aboveNet", true],
  ] as const)("FIN-19 is nothing when %s", (_, more, obstacle, frozen) =>
    expect(planSharing(facts(more), now)).toEqual({ obstacle, frozen }),
  );

  it("FIN-19 may be above 30 % where the merchant agreed so, and Alipay names no age", () => {
    expect(planSharing(facts({ receivers: [{ ratio: 4_000 }], ratioLimit: 4_000 }), now)).toEqual({ shares: [400n] });
    expect(planSharing(facts({ kind: "alipay", paidAt: ago(99) }), now)).toHaveProperty("shares");
  });

  it("FIN-19 is never above the limit, nor above what the fee leaves, nor in part only", () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 100_000n }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 3 }),
        fc.bigInt({ min: 0n, max: 300n }),
        (paidFen, ratioLimit, ratios, feeFen) => {
          const receivers = ratios.map((ratio) => ({ ratio }));
          const plan = planSharing(facts({ paidFen, keptFen: paidFen, ratioLimit, receivers, feeFen }), now);
          if (!("shares" in plan)) return;
          const sum = plan.shares.reduce((total, share) => total + share, 0n);
          expect(plan.shares).toEqual(keptShares(paidFen, receivers));
          expect(sum * 10_000n <= paidFen * BigInt(ratioLimit) && sum + feeFen <= paidFen).toBe(true);
        },
      ),
    ));
});

describe("shares that go back before a refund", () => {
  const receivers = [{ ratio: 1_000 }, { ratio: 0, fixedFen: 50n }];
  it("FIN-19 are what each receiver has above its share of the rest", () => {
    const shared = [100n, 50n].map((sharedFen) => ({ sharedFen, returnedFen: 0n }));
    expect(returnsFor(shared, receivers, 600n)).toEqual([40n, 0n]);
    expect(returnsFor(shared, receivers, 0n)).toEqual([100n, 50n]);
    expect(returnsFor([{ sharedFen: 100n, returnedFen: 40n }], receivers, 600n)).toEqual([0n]);
    expect(returnsFor([{ sharedFen: 0n, returnedFen: 0n }], receivers, 0n)).toEqual([0n]);
  });

  it("FIN-19 come to all that was shared when everything is refunded, in any parts", () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { maxLength: 4 }),
        (paidFen, cuts) => {
          const kepts = [...cuts.filter((cut) => cut < paidFen).sort((a, b) => (a > b ? -1 : 1)), 0n];
          let parts = keptShares(paidFen, receivers).map((sharedFen) => ({ sharedFen, returnedFen: 0n }));
          for (const keptFen of kepts) {
            const back = returnsFor(parts, receivers, keptFen);
            parts = parts.map((part, place) => ({ ...part, returnedFen: part.returnedFen + back[place]! }));
            expect(parts.map(({ sharedFen, returnedFen }) => sharedFen - returnedFen)).toEqual(
              keptShares(keptFen, receivers),
            );
          }
        },
      ),
    ));

  it.each([
    ["a person's account at WeChat Pay", { accountType: "person" }, "person"],
    ["WeChat Pay after 180 days", { sharedAt: ago(181) }, "tooOld"],
    ["WeChat Pay for the 51st time", { returnsBefore: 50 }, "tooMany"],
    ["a merchant at WeChat Pay", {}, undefined],
    ["a person at Alipay", { kind: "alipay", accountType: "person", sharedAt: ago(181), returnsBefore: 50 }, undefined],
  ] as const)("FIN-19 %s", (_, more, obstacle) =>
    expect(
      returnObstacle({ kind: "wechat", accountType: "merchant", sharedAt: ago(179), returnsBefore: 49, ...more }, now),
    ).toBe(obstacle),
  );
});

describe("shares in the ledger", () => {
  const money = {
    factId: "7",
    orderId: "5",
    merchantId: "1",
    topMerchantId: "1",
    kind: "wechat",
    receiverId: "3",
    amountFen: 100n,
  } as const;
  it("FIN-19 leave what the provider owes and come back to it, once each", () => {
    const [out, back] = [shareExecuted(money), shareReturned({ ...money, factId: "8" })];
    const sum = [...out.postings, ...back.postings].reduce((total, { amountFen }) => total + amountFen, 0n);
    expect(sum).toBe(0n);
    expect(out.postings).toEqual([
      { account: "executed_share:3", amountFen: -100n },
      { account: "share_clearing:wechat", amountFen: 100n },
    ]);
    expect([out.idempotencyKey, back.idempotencyKey]).toEqual(["shareExecuted:7", "shareReturned:8"]);
  });
});
