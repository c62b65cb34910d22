import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths } from "../dates.ts";
import { levelOn, packageDays, packagePayout, packageRefund, packageSaleState } from "./packageSales.ts";

const sale = {
  fromDay: "2026-01-10",
  toDay: "2026-04-09",
  priceFen: 2_680n,
  months: 3,
  soldDay: "2026-01-10",
  refunded: false,
};

describe("the days of a package", () => {
  it("CARD-22 begin on the day of the sale and end before the same day of a later month", () => {
    expect(packageDays("2026-01-10", 3, [])).toEqual({ fromDay: "2026-01-10", toDay: "2026-04-09" });
    expect(packageDays("2026-01-31", 1, [])).toEqual({ fromDay: "2026-01-31", toDay: "2026-02-27" });
  });

  it("go on after the same package that the member has still, and not after one that is over", () => {
    const heldUntil = (toDay: string) => [{ fromDay: "2025-12-21", toDay }];
    expect(packageDays("2026-01-10", 1, heldUntil("2026-01-20")).fromDay).toBe("2026-01-21");
    expect(packageDays("2026-01-10", 1, heldUntil("2026-01-10")).fromDay).toBe("2026-01-11");
    expect(packageDays("2026-01-10", 1, heldUntil("2026-01-09")).fromDay).toBe("2026-01-10");
  });

  it("fill days between that are enough for them, and never lie upon others of the same package", () => {
    const waiting = { fromDay: "2026-02-10", toDay: "2026-03-09" };
    expect(packageDays("2026-01-10", 1, [waiting])).toEqual({ fromDay: "2026-01-10", toDay: "2026-02-09" });
    expect(packageDays("2026-01-11", 1, [waiting]).fromDay).toBe("2026-03-10");
    const later = { fromDay: "2026-05-10", toDay: "2026-06-09" };
    expect(packageDays("2026-01-11", 2, [waiting, later]).fromDay).toBe("2026-03-10");
    expect(packageDays("2026-01-11", 3, [waiting, later]).fromDay).toBe("2026-06-10");
  });

  it.each([
    ["2026-01-09", "waiting"],
    ["2026-01-10", "running"],
    ["2026-04-09", "running"],
    ["2026-04-10", "over"],
  ] as const)("make it on %s a package that is %s", (today, state) => {
    expect(packageSaleState(sale, today)).toBe(state);
    expect(packageSaleState({ ...sale, refunded: true }, today)).toBe("refunded");
  });
});

describe("what is paid back of a package", () => {
  it.each([
    ["2026-01-10", 2_680n],
    ["2026-01-11", 1_786n],
    ["2026-02-09", 1_786n],
    ["2026-02-10", 893n],
    ["2026-03-09", 893n],
  ])("is on %s %s fen of 2,680 for three months", (today, fen) => {
    expect(packageRefund(sale, today)).toEqual({ ok: true, value: fen });
  });

  it("is nothing from the first day of the last month on, and only once something", () => {
    expect(packageRefund(sale, "2026-03-10")).toMatchObject({ code: "memberPackages.nothingLeft" });
    expect(packageRefund(sale, "2027-01-01")).toMatchObject({ code: "memberPackages.nothingLeft" });
    expect(packageRefund({ ...sale, refunded: true }, "2026-01-10")).toMatchObject({ code: "memberPackages.refunded" });
  });

  it("is the whole price before the package begins", () => {
    const next = { ...sale, fromDay: "2026-02-10", toDay: "2026-05-09" };
    expect(packageRefund(next, "2026-02-09")).toEqual({ ok: true, value: 2_680n });
    expect(packageRefund(next, "2026-02-10")).toEqual({ ok: true, value: 1_786n });
  });

  it("is never more than the price and never grows from day to day", () => {
    const property = fc.property(
      fc.bigInt(1n, 10_000_000n),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 1_900 }),
      (priceFen, months, after) => {
        const one = { ...sale, priceFen, months, toDay: addDays(addMonths(sale.fromDay, months), -1) };
        const backOn = (day: string) => {
          const back = packageRefund(one, day);
          return back.ok ? back.value : 0n;
        };
        const day = addDays(sale.fromDay, after);
        expect(backOn(day) <= priceFen).toBe(true);
        expect(backOn(addDays(day, 1)) <= backOn(day)).toBe(true);
      },
    );
    fc.assert(property);
  });

  it("goes onto the card that paid while there is one, else over the counter as somebody says", () => {
    expect(packagePayout("balance", true, null)).toEqual({ ok: true, value: "balance" });
    expect(packagePayout("balance", false, "cash")).toEqual({ ok: true, value: "cash" });
    expect(packagePayout("balance", false, null)).toMatchObject({ code: "field.required", field: "payout" });
    expect(packagePayout("cash", true, null)).toMatchObject({ code: "field.required", field: "payout" });
    expect(packagePayout("cash", true, "transfer")).toEqual({ ok: true, value: "transfer" });
  });
});

describe("the level of a member", () => {
  const gold = { level: "gold", fromDay: "2026-01-10", toDay: "2026-02-09" } as const;

  it("is what a package gives from its first to its last day, and then his own again", () => {
    expect(levelOn("ordinary", [gold], "2026-01-09")).toBe("ordinary");
    expect(levelOn("ordinary", [gold], "2026-01-10")).toBe("gold");
    expect(levelOn("ordinary", [gold], "2026-02-09")).toBe("gold");
    expect(levelOn("ordinary", [gold], "2026-02-10")).toBe("ordinary");
  });

  it("is the highest of several and never below his own", () => {
    expect(levelOn("diamond", [gold], "2026-01-10")).toBe("diamond");
    expect(levelOn("silver", [{ ...gold, level: "ordinary" }, gold], "2026-01-10")).toBe("gold");
    expect(levelOn("silver", [{ ...gold, level: null }], "2026-01-10")).toBe("silver");
  });
});
