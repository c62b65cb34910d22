import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountLimitFen } from "../money.ts";
import { cardDeducted, cardClosed, cardMoved, cardRecharged, cardReplaced, settleByCard } from "./cardLedger.ts";
import {
  asksRechargeConfirmation,
  type ChargedCard,
  checkClosing,
  checkDeduction,
  checkGift,
  checkRecharge,
  decideCharge,
  deductionOf,
  hasBalanceAfter,
  putBack,
  spend,
  spendableFen,
} from "./cardMoney.ts";

const amount = fc.bigInt({ min: 1n, max: amountLimitFen });
const gift = fc.bigInt({ min: 0n, max: amountLimitFen });
const balance = fc.bigInt({ min: -amountLimitFen, max: amountLimitFen });
const money = fc.record({ balanceFen: balance, giftFen: gift });
const sumOf = (postings: readonly { readonly amountFen: bigint }[]) =>
  postings.reduce((sum, { amountFen }) => sum + amountFen, 0n);
const booking = { topId: "1", merchantId: "2", cardId: "9", movementId: "7" };

describe("money on a card", () => {
  it("CARD-09 CARD-12 a recharge is above zero", () => {
    const card = { kind: "normal", state: "activated", balanceFen: 0n } as const;
    expect(checkRecharge(card, 0n)).toMatchObject({ code: "members.rechargeZero", field: "amountFen" });
    expect(checkRecharge(card, -1n)).toMatchObject({ code: "amount.notPositive" });
    expect(checkRecharge(card, 1n).ok).toBe(true);
    expect(checkRecharge(card, amountLimitFen + 1n)).toMatchObject({ code: "amount.tooLarge" });
  });

  it("CARD-13 CARD-14 a gift card, and a card that does not pay, take none", () => {
    expect(checkRecharge({ kind: "gift", state: "activated", balanceFen: 0n }, 100n)).toMatchObject({
      code: "members.giftCard",
    });
    expect(checkRecharge({ kind: "normal", state: "notActivated", balanceFen: 0n }, 100n)).toMatchObject({
      code: "members.cardNotActivated",
    });
  });

  it("CARD-10 asks above 500 yuan, not at 500", () => {
    expect([50_000n, 50_001n].map(asksRechargeConfirmation)).toEqual([false, true]);
  });

  it("CARD-12 a deduction takes what is there; below zero it gives back; zero is refused", () => {
    const card = { state: "activated", balanceFen: 300n, giftFen: 200n } as const;
    expect(checkDeduction(card, 500n).ok).toBe(true);
    expect(checkDeduction(card, 501n)).toMatchObject({ code: "members.balanceTooLow" });
    expect(checkDeduction({ ...card, balanceFen: -10n }, 201n)).toMatchObject({ code: "members.balanceTooLow" });
    expect(checkDeduction(card, 0n)).toMatchObject({ code: "amount.notPositive" });
    expect(checkDeduction(card, -99_999n).ok).toBe(true);
    expect(deductionOf(card, -100n)).toEqual({ balanceFen: -100n, giftFen: 0n });
    expect(checkDeduction({ ...card, state: "locked" }, 1n)).toMatchObject({ code: "members.cardNotUsable" });
  });

  it("CARD-30 spends the gift before the balance, and loses nothing", () => {
    expect(spend({ balanceFen: 500n, giftFen: 200n }, 300n)).toEqual({ giftFen: 200n, balanceFen: 100n });
    fc.assert(
      fc.property(money, amount, (card, wanted) => {
        const taken = spend(card, wanted);
        expect(taken.giftFen + taken.balanceFen).toBe(wanted);
        expect(taken.giftFen >= 0n && taken.giftFen <= card.giftFen && taken.balanceFen >= 0n).toBe(true);
        if (taken.balanceFen > 0n) expect(taken.giftFen).toBe(card.giftFen);
        if (wanted <= spendableFen(card))
          expect(card.balanceFen - taken.balanceFen >= 0n || taken.balanceFen === 0n).toBe(true);
      }),
    );
  });

  it("CARD-30 refunds in any parts put back exactly what was taken, the balance first", () => {
    fc.assert(
      fc.property(money, fc.array(amount, { minLength: 1, maxLength: 6 }), (card, parts) => {
        const taken = spend(card, sumOf(parts.map((amountFen) => ({ amountFen }))));
        let back = { balanceFen: 0n, giftFen: 0n };
        for (const part of parts) {
          const put = putBack(taken, back, part);
          expect(put.balanceFen >= 0n && put.giftFen >= 0n).toBe(true);
          back = { balanceFen: back.balanceFen + put.balanceFen, giftFen: back.giftFen + put.giftFen };
        }
        expect(back).toEqual(taken);
      }),
    );
  });

  it("CARD-23 a card ends without debt, and what is left on it is paid out in a named way", () => {
    expect(checkClosing({ balanceFen: -1n, giftFen: 0n }, "cash")).toMatchObject({ code: "members.arrearsOpen" });
    expect(checkClosing({ balanceFen: 1n, giftFen: 0n }, null)).toMatchObject({
      code: "field.required",
      field: "payout",
    });
    expect(checkClosing({ balanceFen: 0n, giftFen: 5n }, null).ok).toBe(true);
  });

  it("a gift goes with a recharge or not at all", () => {
    expect([checkGift(0n).ok, checkGift(1n).ok, checkGift(-1n).ok]).toEqual([true, true, false]);
  });

  it("CARD-25 has a balance after a deduction from 22 June 2019 on", () => {
    expect(["2019-06-21", "2019-06-22"].map(hasBalanceAfter)).toEqual([false, true]);
  });
});

describe("what a sale at a machine does to a card", () => {
  const card: ChargedCard = {
    balanceFen: 1_000n,
    giftFen: 100n,
    state: "activated",
    expiry: "2026-12-31",
    blacklisted: false,
    limits: { dailyCount: 0, dailyAmountFen: 0n },
    machineIds: [],
    day: null,
    dayCount: 0,
    dayAmountFen: 0n,
  };
  const sale = { amountFen: 300n, machineId: "5", businessDay: "2026-11-21" };

  it("CARD-30 takes the money and counts the day", () => {
    expect(decideCharge(card, sale)).toEqual({
      taken: { giftFen: 100n, balanceFen: 200n },
      contradictions: [],
      day: "2026-11-21",
      dayCount: 1,
      dayAmountFen: 300n,
    });
  });

  it("what is missing becomes arrears, because the goods are out", () => {
    expect(decideCharge({ ...card, balanceFen: 50n }, sale)).toMatchObject({
      taken: { giftFen: 100n, balanceFen: 200n },
      contradictions: [],
    });
  });

  it.each(["notActivated", "reportedLost", "cancelled"] as const)(
    "CARD-14 CARD-23 a card that is %s pays nothing, and somebody is told",
    (state) => {
      expect(decideCharge({ ...card, state }, sale)).toMatchObject({
        taken: undefined,
        contradictions: [state],
        dayCount: 0,
      });
    },
  );

  it.each([
    ["locked", { state: "locked" }],
    ["expired", { expiry: "2026-11-20" }],
    ["blacklisted", { blacklisted: true }],
    ["otherMachine", { machineIds: ["6"] }],
    ["dailyCount", { limits: { dailyCount: 1, dailyAmountFen: 0n }, day: "2026-11-21", dayCount: 1 }],
    ["dailyAmount", { limits: { dailyCount: 0, dailyAmountFen: 299n } }],
  ] as const)("CARD-16 CARD-23 SYS-17 a card pays against the rule '%s', and somebody is told", (reason, more) => {
    expect(decideCharge({ ...card, ...more }, sale)).toMatchObject({
      taken: { giftFen: 100n, balanceFen: 200n },
      contradictions: [reason],
    });
  });

  it("CARD-16 counts each day anew, and a late report of an earlier day not at all", () => {
    const busy = {
      ...card,
      limits: { dailyCount: 1, dailyAmountFen: 0n },
      day: "2026-11-20",
      dayCount: 1,
      dayAmountFen: 400n,
    };
    expect(decideCharge(busy, sale)).toMatchObject({
      contradictions: [],
      day: "2026-11-21",
      dayCount: 1,
      dayAmountFen: 300n,
    });
    expect(decideCharge(busy, { ...sale, businessDay: "2026-11-19" })).toMatchObject({
      contradictions: [],
      day: "2026-11-20",
      dayCount: 1,
      dayAmountFen: 400n,
    });
  });
});

describe("the books of cards", () => {
  it("CARD-12 CARD-17 sum to nothing whatever happens to a card", () => {
    fc.assert(
      fc.property(money, amount, fc.constantFrom("cash" as const, "transfer" as const), (moved, more, method) => {
        const transactions = [
          cardRecharged(booking, { balanceFen: more, giftFen: moved.giftFen }, method),
          cardDeducted(booking, moved),
          cardClosed(booking, moved, method),
          cardReplaced(booking, "10", moved),
          ...cardMoved(booking, { ...booking, merchantId: "3", movementId: "8" }, moved),
        ];
        for (const { postings } of transactions) {
          expect(sumOf(postings)).toBe(0n);
          expect(postings.every(({ amountFen }) => amountFen !== 0n)).toBe(true);
        }
      }),
    );
  });

  it("CARD-17 a replacement leaves nothing on the old card", () => {
    const { postings } = cardReplaced(booking, "10", { balanceFen: -5n, giftFen: 7n });
    expect(postings).toEqual([
      { account: "card:9:balance", amountFen: 5n },
      { account: "card:9:gift", amountFen: -7n },
      { account: "card:10:balance", amountFen: -5n },
      { account: "card:10:gift", amountFen: 7n },
    ]);
  });

  it("a card of another merchant pays through what the one owes the other, and both books sum to nothing", () => {
    fc.assert(
      fc.property(money, (change) => {
        const total = change.balanceFen + change.giftFen;
        const { postings, bridge } = settleByCard(booking, { orderId: "4", merchantId: "3" }, "4", change);
        expect(postings).toEqual([{ account: "due:2", amountFen: total }]);
        expect(sumOf(bridge?.postings ?? [])).toBe(0n);
        const owed = bridge?.postings.find(({ account }) => account === "due:3")?.amountFen ?? 0n;
        expect(owed + total).toBe(0n);
      }),
    );
    expect(
      settleByCard(booking, { orderId: "4", merchantId: "2" }, "4", { balanceFen: -3n, giftFen: 0n }).bridge,
    ).toBeUndefined();
  });
});
