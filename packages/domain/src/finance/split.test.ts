import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkReceivers, keptShares, meets, type SplitVersion, versionFor, versionsOn } from "./split.ts";

const receiver = (ratio: number, name = `r${ratio}`) => ({ name, ratio });

describe("the receivers of a plan", () => {
  it.each([
    ["nobody", [], "field.required"],
    ["no name", [receiver(1, " ")], "field.required"],
    ["a name twice", [receiver(1, "a"), receiver(2, "a ")], "finance.splitReceiverTwice"],
    ["a share of nothing", [receiver(0)], "finance.splitRatio"],
    ["half of 0.01 %", [receiver(0.5)], "finance.splitRatio"],
    ["101 %", [receiver(6_000), receiver(4_100)], "finance.splitAbove"],
    ["a fixed amount of nothing", [{ name: "a", ratio: 0, fixedFen: 0n }], "finance.splitFixed"],
    ["10,000.01 yuan of each order", [{ name: "a", ratio: 0, fixedFen: 1_000_001n }], "finance.splitFixed"],
    ["an amount beside a share", [{ name: "a", ratio: 1, fixedFen: 1n }], "finance.splitFixed"],
    ["21 receivers", Array.from({ length: 21 }, (_, place) => receiver(1, `r${place}`)), "finance.splitReceivers"],
  ])("FIN-19 are refused with %s", (_, receivers, code) =>
    expect(checkReceivers(receivers)).toMatchObject({ ok: false, code }),
  );
  it("FIN-19 may have 100 % together", () =>
    expect(checkReceivers([receiver(6_000, " a "), receiver(4_000, "b")])).toEqual({
      ok: true,
      value: [receiver(6_000, "a"), receiver(4_000, "b")],
    }));

  it("FIN-19 never get more than the amount, and the merchant keeps what the cutting leaves", () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 1_000_000_000n }),
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 }),
        (amountFen, ratios) => {
          const shares = keptShares(
            amountFen,
            ratios.map((ratio) => ({ ratio })),
          );
          const sum = shares.reduce((total, share) => total + share, 0n);
          const exact = amountFen * BigInt(ratios.reduce((total, ratio) => total + ratio, 0));
          expect(sum <= amountFen).toBe(true);
          expect(exact - sum * 10_000n < BigInt(ratios.length) * 10_000n).toBe(true);
        },
      ),
    ));

  it("FIN-19 may have fixed amounts beside shares", () =>
    expect(checkReceivers([{ name: "a", ratio: 0, fixedFen: 100n }, receiver(10_000, "b")])).toEqual({
      ok: true,
      value: [{ name: "a", ratio: 0, fixedFen: 100n }, receiver(10_000, "b")],
    }));

  it("FIN-19 have their fixed amounts first, each out of what is left of the order", () => {
    const site = { ratio: 0, fixedFen: 100n };
    const tax = { ratio: 0, fixedFen: 30n };
    expect(keptShares(1_000n, [receiver(5_000), site, tax])).toEqual([500n, 100n, 30n]);
    expect(keptShares(150n, [receiver(5_000), site, tax])).toEqual([20n, 100n, 30n]);
    expect(keptShares(120n, [receiver(5_000), site, tax])).toEqual([0n, 100n, 20n]);
    expect(keptShares(0n, [receiver(5_000), site, tax])).toEqual([0n, 0n, 0n]);
  });

  const anyReceiver = fc.oneof(
    fc.integer({ min: 1, max: 2_500 }).map((ratio) => ({ ratio })),
    fc.bigInt({ min: 1n, max: 2_000n }).map((fixedFen) => ({ ratio: 0, fixedFen })),
  );
  it("FIN-19 with fixed amounts never get more than the order, and less money gives nobody more", () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 5_000n }),
        fc.bigInt({ min: 0n, max: 5_000n }),
        fc.array(anyReceiver, { minLength: 1, maxLength: 4 }),
        (one, other, receivers) => {
          const [less, more] = one < other ? [one, other] : [other, one];
          const [small, large] = [keptShares(less, receivers), keptShares(more, receivers)];
          const sum = large.reduce((total, share) => total + share, 0n);
          expect(sum <= more && large.every((share) => share >= 0n)).toBe(true);
          expect(small.every((share, place) => share <= large[place]!)).toBe(true);
          for (const [place, { fixedFen }] of receivers.map((each) => ({ fixedFen: null, ...each })).entries())
            expect(fixedFen === null || large[place]! <= fixedFen).toBe(true);
        },
      ),
    ));
});

const version = (versionId: string, more: Partial<SplitVersion> = {}): SplitVersion => ({
  versionId,
  planId: "1",
  fromDay: "2026-11-01",
  enabled: true,
  machineIds: [],
  productIds: [],
  receivers: [],
  ...more,
});

describe("the version that shares a sale", () => {
  it("FIN-19 is the newest that has begun, unless it switches the plan off", () => {
    const versions = [
      version("1"),
      version("2", { fromDay: "2026-11-05" }),
      version("3", { fromDay: "2026-11-05", enabled: false }),
      version("4", { fromDay: "2026-11-09" }),
    ];
    const on = (day: string) => versionsOn(versions, day).map(({ versionId }) => versionId);
    expect(["2026-10-31", "2026-11-04", "2026-11-05", "2026-11-30"].map(on)).toEqual([[], ["1"], [], ["4"]]);
  });

  it("FIN-19 is that of the product, else of the machine, else of the merchant", () => {
    const inForce = [
      version("1"),
      version("2", { planId: "2", machineIds: ["7"] }),
      version("3", { planId: "3", productIds: ["9"] }),
    ];
    const of = (machineId: string | null, productId: string | null) =>
      versionFor(inForce, { machineId, productId })?.versionId;
    expect([of("7", "9"), of("7", "8"), of("6", "8"), of(null, null)]).toEqual(["3", "2", "1", "1"]);
    expect(versionFor([inForce[1]!], { machineId: "6", productId: null })).toBeUndefined();
  });

  it("FIN-19 is never one of two for the same machine, product or whole merchant", () => {
    const machines = version("1", { machineIds: ["7"] });
    expect(meets(version("1"), version("2"))).toBe(true);
    expect(meets(machines, version("2"))).toBe(false);
    expect(meets(machines, version("2", { machineIds: ["6", "7"] }))).toBe(true);
    expect(meets(machines, version("2", { productIds: ["7"] }))).toBe(false);
  });
});
