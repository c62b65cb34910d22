import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countReasons } from "./count.ts";
import { goodsCountReasons } from "./goodsCount.ts";
import { explainLosses, likelyStep, type LossFact, lossSteps, lossSums } from "./lossSteps.ts";
import { refillCauses } from "./refill.ts";

const check = (missing: number, loaded: number, cause: null | "loadedWrong" | "missing" | "sensor" | "other" = null) =>
  ({ kind: "check", missing, loaded, cause }) as const;
const told = (...facts: LossFact[]) =>
  explainLosses(facts).map((shares) => shares.map(({ step, pieces, why }) => `${step} ${pieces} ${why}`));

describe("the likely step of a loss", () => {
  it("STOCK-08 is the bag up to what was recorded as loaded and the lane beyond it", () => {
    expect(told(check(3, 10))).toEqual([["bag 3 notLoaded"]]);
    expect(told(check(3, 2))).toEqual([["bag 2 notLoaded", "lane 1 laneShort"]]);
    expect(told(check(3, 0))).toEqual([["lane 3 laneShort"]]);
  });

  it("STOCK-08 is the sale where paid pieces had failed before, each of which accounts for one", () => {
    const failure = { kind: "failure", pieces: 2 } as const;
    const count = { kind: "laneCount", missing: 3, cause: "missing" } as const;
    expect(told(failure, count, count)).toEqual([
      [],
      ["sale 2 failedBefore", "lane 1 saidMissing"],
      ["lane 3 saidMissing"],
    ]);
    expect(told(count, failure)).toEqual([["lane 3 saidMissing"], []]);
    expect(told(failure, check(3, 5))).toEqual([[], ["sale 2 failedBefore", "bag 1 notLoaded"]]);
  });

  it("STOCK-08 is what somebody said, and waste that is known is no loss on the way", () => {
    expect(told(check(3, 0, "loadedWrong"), check(3, 9, "missing"), check(3, 9, "sensor"))).toEqual([
      ["bag 3 loadedWrong"],
      ["lane 3 saidMissing"],
      [],
    ]);
    const counted = countReasons.map((cause) => told({ kind: "laneCount", missing: 1, cause })[0]);
    expect(counted).toEqual([
      [],
      [],
      ["lane 1 saidMissing"],
      [],
      ["bag 1 loadedWrong"],
      ["sale 1 jammed"],
      ["lane 1 laneShort"],
    ]);
    const inBag = goodsCountReasons.map((cause) => told({ kind: "placeCount", place: "bag", missing: 1, cause })[0]);
    expect(inBag).toEqual([[], [], ["bag 1 placeShort"], ["bag 1 unbooked"], ["bag 1 placeShort"]]);
  });

  it("STOCK-08 is the place of a count or write-off, and the sale where goods came out for nothing", () => {
    expect(
      told(
        { kind: "placeCount", place: "warehouse", missing: 4, cause: null },
        { kind: "writeOff", place: "machine", missing: 2 },
        { kind: "writeOff", place: "bag", missing: 1 },
        { kind: "order", missing: 1 },
      ),
    ).toEqual([["warehouse 4 placeShort"], ["lane 2 writtenOff"], ["bag 1 writtenOff"], ["sale 1 givenAway"]]);
  });

  it("STOCK-08 explains each missing piece once, and none that was found", () => {
    const pieces = fc.integer({ min: -20, max: 40 });
    const fact: fc.Arbitrary<LossFact> = fc.oneof(
      fc.record({
        kind: fc.constant("check" as const),
        missing: pieces,
        loaded: fc.nat(30),
        cause: fc.option(fc.constantFrom(...refillCauses)),
      }),
      fc.record({
        kind: fc.constant("laneCount" as const),
        missing: pieces,
        cause: fc.option(fc.constantFrom(...countReasons)),
      }),
      fc.record({ kind: fc.constant("failure" as const), pieces: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 20 }), (facts) => {
        const explained = explainLosses(facts);
        let failed = 0;
        for (const [index, one] of facts.entries()) {
          const shares = explained[index]!;
          const sum = shares.reduce((all, share) => all + share.pieces, 0);
          if (one.kind === "failure") failed += one.pieces;
          else expect([0, Math.max(0, one.missing)]).toContain(sum);
          expect(shares.every((share) => share.pieces > 0)).toBe(true);
        }
        const bySales = explained.flat().filter(({ why }) => why === "failedBefore");
        expect(lossSums(bySales).sale).toBeLessThanOrEqual(failed);
      }),
    );
  });

  it("STOCK-08 names the step with most pieces, of equal ones the later", () => {
    const none = { warehouse: 0, bag: 0, lane: 0, sale: 0 };
    expect(likelyStep({ ...none, bag: 3, lane: 2 })).toBe("bag");
    expect(likelyStep({ ...none, bag: 2, lane: 2 })).toBe("lane");
    for (const step of lossSteps) expect(likelyStep({ ...none, [step]: 1 })).toBe(step);
  });
});
