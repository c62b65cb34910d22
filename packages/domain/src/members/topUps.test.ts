import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestTopUp, checkTopUp, giftOfTiers, topUpTierLimit } from "./topUps.ts";

const tier = (rechargeFen: bigint, giftFen: bigint) => ({ rechargeFen, giftFen });
const sound = {
  activityName: " 开学季 ",
  fromDay: "2026-09-01",
  toDay: "2026-09-30",
  tiers: [tier(20_000n, 3_000n), tier(10_000n, 1_000n)],
};

describe("a top-up activity", () => {
  it("MKT-14 CARD-26 has a name, days and tiers in the order of their amounts", () => {
    expect(checkTopUp(sound)).toMatchObject({
      value: { activityName: "开学季", tiers: [{ rechargeFen: 10_000n }, { rechargeFen: 20_000n }] },
    });
  });

  it.each([
    [{ activityName: "" }, "field.required", "activityName"],
    [{ fromDay: "" }, "field.required", "fromDay"],
    [{ toDay: "" }, "field.required", "toDay"],
    [{ toDay: "2026-08-31" }, "range.reversed", "toDay"],
    [{ tiers: [] }, "topUps.tierCount", "tiers"],
    [
      { tiers: Array.from({ length: topUpTierLimit + 1 }, (_, n) => tier(BigInt(n + 1), 1n)) },
      "topUps.tierCount",
      "tiers",
    ],
    [{ tiers: [tier(0n, 1n)] }, "amount.notPositive", "tiers"],
    [{ tiers: [tier(1n, 0n)] }, "amount.notPositive", "tiers"],
    [{ tiers: [tier(100n, 1n), tier(100n, 2n)] }, "topUps.tierTwice", "tiers"],
  ])("MKT-14 MSG-100 refuses %o", (wrong, code, field) => {
    expect(checkTopUp({ ...sound, ...wrong })).toMatchObject({ code, field });
  });

  it("CARD-26 gives at the amount of a tier and not a fen below it", () => {
    expect([9_999n, 10_000n, 19_999n, 20_000n, 90_000n].map((amount) => giftOfTiers(sound.tiers, amount))).toEqual([
      0n,
      1_000n,
      1_000n,
      3_000n,
      3_000n,
    ]);
  });

  it("CARD-26 gives one gift, the largest, however many activities count", () => {
    const other = { name: "b", tiers: [tier(5_000n, 2_000n)] };
    const mine = { name: "a", tiers: sound.tiers };
    expect(bestTopUp([mine, other], 10_000n)).toMatchObject({ activity: { name: "b" }, giftFen: 2_000n });
    expect(bestTopUp([mine, other], 20_000n)).toMatchObject({ activity: { name: "a" }, giftFen: 3_000n });
    expect(bestTopUp([mine], 1n)).toBeUndefined();
    const amounts = fc.bigInt({ min: 1n, max: 1_000_000n });
    const tiersOf = fc.array(fc.record({ rechargeFen: amounts, giftFen: amounts }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.record({ tiers: tiersOf }), { maxLength: 4 }), amounts, (activities, amount) => {
        const gifts = activities.map(({ tiers }) => giftOfTiers(tiers, amount));
        const most = gifts.reduce((best, gift) => (gift > best ? gift : best), 0n);
        expect(bestTopUp(activities, amount)?.giftFen ?? 0n).toBe(most);
      }),
    );
  });
});
