import { describe, expect, it } from "vitest";
import { checkGroupBuy, checkGroupBuyChange, type GroupBuyFacts, groupBuyStatus, groupEndsAt } from "./groupBuy.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
const purchase: GroupBuyFacts = { state: "open", startsAt: at(10), endsAt: at(40), pieces: 6, taken: 0 };
const form = {
  groupPriceFen: 900n,
  size: 3,
  hours: 24,
  pieces: 6,
  perBuyer: 2,
  startsAt: at(10),
  endsAt: at(40),
};
const facts = { shelfFen: 1_500n, free: 8, now: at(0) };
const said = (answer: object) => ("code" in answer ? [answer.code, (answer as { field?: string }).field] : "accepted");

describe("a group purchase of the mall", () => {
  it("MALL-04 stands as its merchant, the clock and its pieces say", () => {
    expect([at(0), at(10), at(39), at(40)].map((now) => groupBuyStatus(purchase, now))).toEqual([
      "scheduled",
      "running",
      "running",
      "ended",
    ]);
    expect(groupBuyStatus({ ...purchase, taken: 6 }, at(20))).toBe("soldOut");
    expect(groupBuyStatus({ ...purchase, state: "draft" }, at(20))).toBe("draft");
    expect(groupBuyStatus({ ...purchase, state: "stopped" }, at(50))).toBe("stopped");
    expect(groupEndsAt(at(0), 24)).toEqual(new Date(Date.UTC(2026, 10, 24, 10)));
  });

  it("MALL-04 is cheaper than the shelf, has pieces for one group at least and promises no more than there is", () => {
    expect(said(checkGroupBuy(form, facts))).toBe("accepted");
    const wrong = [
      [{ groupPriceFen: 0n }, "amount.notPositive", "groupPriceFen"],
      [{ groupPriceFen: 1_500n }, "mall.dealPriceTooHigh", "groupPriceFen"],
      [{ size: 1 }, "mall.groupSize", "size"],
      [{ size: 101, pieces: 8 }, "mall.groupSize", "size"],
      [{ size: 2.5 }, "mall.groupSize", "size"],
      [{ hours: 0 }, "mall.groupHours", "hours"],
      [{ hours: 169 }, "mall.groupHours", "hours"],
      [{ pieces: 2 }, "mall.groupPieces", "pieces"],
      [{ pieces: 9 }, "mall.groupPieces", "pieces"],
      [{ pieces: 1e9 }, "mall.groupPieces", "pieces"],
      [{ perBuyer: 0 }, "mall.flashPerBuyer", "perBuyer"],
      [{ perBuyer: 7 }, "mall.flashPerBuyer", "perBuyer"],
      [{ endsAt: at(10) }, "mall.flashPeriod", "endsAt"],
      [{ startsAt: at(-20), endsAt: at(-10) }, "mall.flashPeriod", "endsAt"],
      [{ endsAt: new Date(at(10).getTime() + 93 * 86_400_000) }, "mall.flashPeriod", "endsAt"],
    ] as const;
    for (const [change, ...refusal] of wrong)
      expect(said(checkGroupBuy({ ...form, ...change }, facts))).toEqual(refusal);
  });

  it("MALL-04 is changed until buyers see it, and never once a group was opened", () => {
    for (const status of ["draft", "scheduled", "ended", "stopped"] as const) {
      expect(said(checkGroupBuyChange(status, 0))).toBe("accepted");
      expect(said(checkGroupBuyChange(status, 1))).toEqual(["mall.groupBuyStarted", undefined]);
    }
    for (const status of ["running", "soldOut"] as const)
      expect(said(checkGroupBuyChange(status, 0))).toEqual(["mall.groupBuyStarted", undefined]);
  });
});
