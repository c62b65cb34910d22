import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkBatchEdit,
  checkBatchRemove,
  checkCodePeriod,
  checkCodeSlots,
  checkCouponForm,
  checkCreatedRange,
  checkHandOut,
  checkPromoForm,
  checkVoucherForm,
  couponPeriod,
  readDiscountRate,
  showDiscountRate,
} from "./codeBatch.ts";
import { codeRule, codeTaken, type PresentedCode } from "./codeRule.ts";
import {
  checkCodeGuesses,
  checkCodeHour,
  checkCodeUsable,
  checkCodeVoid,
  type CodeFacts,
  codeStateAfter,
  codeStates,
  codeTable,
} from "./codes.ts";
import { priceBasket } from "./engine.ts";
import { memberLevels } from "../members/members.ts";
import { businessTypes } from "./businessTypes.ts";
import type { Basket, PromotionRule } from "./pricing.ts";

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? undefined : result.code);
const today = "2026-11-22";

describe("a discount rate", () => {
  it("MKT-06 is 0 to 1 with at most two decimals", () => {
    const read = (text: string) => {
      const rate = readDiscountRate(text, "discountRate");
      return rate.ok ? rate.value : rate.code;
    };
    expect(["0.7", "0", "1", "0.05", "1.00", "0.70"].map(read)).toEqual([70, 0, 100, 5, 100, 70]);
    for (const wrong of ["1.01", "-0.1", "0.755", "", "a", "2", "0.", ".5", "1.10"])
      expect(read(wrong)).toBe("codes.rateOutOfRange");
    expect([0, 5, 70, 100].map(showDiscountRate)).toEqual(["0.00", "0.05", "0.70", "1.00"]);
  });
});

describe("what a batch may be", () => {
  const coupon = { couponName: "a", couponDenomination: 5, fullFen: 0n, validDays: 7, issuedTotal: 10 };

  it("COUPON-03 COUPON-04 takes positive integers for total, denomination and valid days", () => {
    expect(checkCouponForm(coupon).ok).toBe(true);
    for (const field of ["couponDenomination", "validDays", "issuedTotal"] as const)
      for (const wrong of [0, -1, 1.5, 1e9])
        expect(checkCouponForm({ ...coupon, [field]: wrong })).toMatchObject({ code: "codes.notPositive", field });
    expect(codeOf(checkCouponForm({ ...coupon, couponName: "  " }))).toBe("field.required");
    expect(codeOf(checkCouponForm({ ...coupon, fullFen: -1n }))).toBe("amount.negative");
  });

  it("MKT-06 MKT-10 gives a promo code either an amount above zero or a rate", () => {
    const promo = {
      planName: "a",
      amountFen: 100n as bigint | undefined,
      rate: undefined as string | undefined,
      validFrom: today,
      validTo: today,
      issuedTotal: 1,
      maxUseCount: 1,
    };
    const check = (more: Partial<typeof promo>) => codeOf(checkPromoForm({ ...promo, ...more }, today));
    expect(check({})).toBeUndefined();
    expect(check({ amountFen: undefined, rate: "0.7" })).toBeUndefined();
    expect(check({ amountFen: undefined })).toBe("codes.oneValue");
    expect(check({ rate: "0.7" })).toBe("codes.oneValue");
    expect(check({ amountFen: 0n })).toBe("amount.notPositive");
    expect(check({ amountFen: undefined, rate: "1.01" })).toBe("codes.rateOutOfRange");
    expect(check({ validTo: "2026-11-21", validFrom: "2026-11-01" })).toBe("codes.periodPast");
    expect(check({ maxUseCount: 0 })).toBe("codes.notPositive");
    expect(codeOf(checkCodePeriod({ validFrom: "2026-11-23", validTo: today }, today))).toBe("codes.periodReversed");
  });

  it("VOUCHER-03 VOUCHER-04 makes 1 to 500 vouchers below their full amount", () => {
    const form = {
      voucherName: "a",
      amountFen: 99n,
      limitFen: 100n,
      type: "general",
      products: 0,
      count: 500,
    } as const;
    const check = (more: object) => codeOf(checkVoucherForm({ ...form, ...more }));
    expect(check({})).toBeUndefined();
    expect(check({ count: 501 })).toBe("codes.tooManyVouchers");
    expect([0, -1, 1.5].map((count) => check({ count }))).toEqual(Array(3).fill("codes.notPositive"));
    expect(check({ amountFen: 100n })).toBe("codes.notBelowLimit");
    expect(check({ type: "product" })).toBe("codes.productsMissing");
    expect(check({ type: "general", products: 1 })).toBe("codes.productsOfGeneral");
  });

  it("VOUCHER-05 VOUCHER-06 asks for at most three calendar months", () => {
    expect(checkCreatedRange("2026-08-23", today).ok).toBe(true);
    expect(codeOf(checkCreatedRange("2026-08-22", today))).toBe("codes.createdRange");
    expect(codeOf(checkCreatedRange("2026-11-23", today))).toBe("range.reversed");
  });

  it("COUPON-03 hands out no more than the total, and nothing of what was stopped", () => {
    const batch = { state: "active", total: 10, made: 8 } as const;
    expect(checkHandOut(2, batch).ok).toBe(true);
    expect(checkHandOut(3, batch)).toMatchObject({ code: "codes.usedUp", values: { left: 2 } });
    expect(codeOf(checkHandOut(0, batch))).toBe("codes.notPositive");
    expect(codeOf(checkHandOut(501, { ...batch, total: 1_000 }))).toBe("codes.tooManyAtOnce");
    expect(codeOf(checkHandOut(1, { ...batch, state: "stopped" }))).toBe("codes.batchStopped");
    expect([checkBatchEdit(0), checkBatchEdit(1)].map(codeOf)).toEqual([undefined, "codes.handedOut"]);
    expect(codeOf(checkBatchRemove({ state: "active", open: 0 }))).toBe("codes.notStopped");
    expect(codeOf(checkBatchRemove({ state: "stopped", open: 1 }))).toBe("codes.stillOpen");
    expect(checkBatchRemove({ state: "stopped", open: 0 }).ok).toBe(true);
  });

  it("MKT-08 MKT-16 counts at up to three hours that do not overlap, or all day", () => {
    const slot = (from: string, to: string) => ({ from, to });
    expect(checkCodeSlots([])).toMatchObject({ ok: true, value: [] });
    expect(checkCodeSlots([slot("14:00", "17:00"), slot("07:00", "09:30")])).toMatchObject({
      value: [
        { from: 420, to: 570 },
        { from: 840, to: 1_020 },
      ],
    });
    const four = ["01", "03", "05", "07"].map((hour) => slot(`${hour}:00`, `${hour}:30`));
    expect(codeOf(checkCodeSlots(four))).toBe("marketing.tooManySlots");
    expect(codeOf(checkCodeSlots([slot("07:00", "09:00"), slot("08:59", "10:00")]))).toBe("marketing.slotsOverlap");
    expect(codeOf(checkCodeSlots([slot("22:00", "06:00")]))).toBe("marketing.slotReversed");
    expect(codeOf(checkCodeSlots([{ from: "07:00" }]))).toBe("marketing.slotMissing");
  });

  it("COUPON-04 lets a coupon of one day end on the day it is handed out", () => {
    expect(couponPeriod(today, 1)).toEqual({ validFrom: today, validTo: today });
    expect(couponPeriod(today, 10).validTo).toBe("2026-12-01");
  });
});

describe("the state of a code", () => {
  const facts: CodeFacts = {
    kind: "coupon",
    state: "unused",
    validFrom: today,
    validTo: today,
    isStopped: false,
    maxUses: 1,
    used: 0,
    held: 0,
  };
  const check = (more: Partial<CodeFacts>) => codeOf(checkCodeUsable({ ...facts, ...more }, today));

  it("COUPON-02 COUPON-06 VOUCHER-02 says whether it can be used", () => {
    expect(check({})).toBeUndefined();
    expect(codeStates.map((state) => check({ state }))).toEqual([
      undefined,
      "codes.inUse",
      "codes.used",
      "codes.expired",
      "codes.void",
    ]);
    expect(check({ validTo: "2026-11-21" })).toBe("codes.expired");
    expect(check({ validFrom: "2026-11-23", validTo: "2026-11-30" })).toBe("codes.notYet");
    expect(check({ isStopped: true })).toBeUndefined();
    expect(check({ isStopped: true, kind: "promoCode" })).toBe("codes.disabled");
    expect(codeStates.filter((state) => checkCodeVoid(state).ok)).toEqual(["unused"]);
  });

  it("follows from the uses, along the table where there is one use", () => {
    const one = (state: (typeof codeStates)[number], used: number, held: number) =>
      codeStateAfter(state, { maxUses: 1, used, held });
    expect(one("unused", 0, 1)).toBe(codeTable.unused.hold);
    expect(one("inUse", 1, 0)).toBe(codeTable.inUse.use);
    expect(one("inUse", 0, 0)).toBe(codeTable.inUse.release);
    expect(one("used", 0, 0)).toBe(codeTable.used.release);
    for (const state of ["expired", "void"] as const)
      fc.assert(fc.property(fc.nat(3), fc.nat(3), (used, held) => one(state, used, held) === state));
    expect(codeStateAfter("unused", { maxUses: 3, used: 1, held: 1 })).toBe("unused");
    expect(codeStateAfter("unused", { maxUses: 3, used: 1, held: 2 })).toBe("inUse");
  });

  it("is not told to who guessed five times, nor when a hundred guesses were made at a merchant", () => {
    expect(checkCodeGuesses({ ofOne: 4, ofMerchant: 99 }).ok).toBe(true);
    expect(codeOf(checkCodeGuesses({ ofOne: 5, ofMerchant: 5 }))).toBe("codes.tooManyTries");
    expect(codeOf(checkCodeGuesses({ ofOne: 0, ofMerchant: 100 }))).toBe("codes.tooManyTries");
  });
});

describe("a presented code", () => {
  const code: PresentedCode = {
    codeId: "900",
    name: "c",
    kind: "coupon",
    value: { amountFen: 100n },
    fullFen: 500n,
    validFrom: today,
    validTo: today,
    machineIds: [],
    productIds: [],
    slots: [],
    memberLevels: [],
    businessTypes: [],
    holderLevel: null,
  };
  const basket = (priceFen: bigint, more: Partial<Basket> = {}): Basket => ({
    machineId: "1",
    business: "ordinary",
    level: null,
    day: today,
    minute: 600,
    lines: [{ productId: "7", quantity: 1, priceFen }],
    ...more,
  });
  const takenIn = (bought: Basket, more: Partial<PresentedCode>, plans: readonly PromotionRule[] = []) => {
    const presented = { ...code, ...more };
    const result = codeTaken(presented, priceBasket(bought, [...plans, codeRule(presented)]));
    return result.ok ? result.value : result.code;
  };
  const taken = (more: Partial<PresentedCode>, priceFen = 500n, plans: readonly PromotionRule[] = []) =>
    takenIn(basket(priceFen), more, plans);

  it("MKT-13 takes its amount from the full amount on, or its share rounded down", () => {
    expect(taken({})).toBe(100n);
    expect(taken({}, 499n)).toBe("codes.belowFull");
    expect(taken({ kind: "promoCode", value: { percent: 70 } })).toBe(150n);
    expect(taken({ kind: "promoCode", value: { percent: 70 } }, 333n)).toBe(99n);
    expect(taken({ kind: "promoCode", value: { percent: 100 } })).toBe("codes.noBenefit");
  });

  it("says why it takes nothing at this machine, for this product, on this day", () => {
    expect(taken({ machineIds: ["2"] })).toBe("codes.otherMachine");
    expect(taken({ productIds: ["8"] })).toBe("codes.otherProduct");
    expect(taken({ validTo: "2026-11-21", validFrom: "2026-11-20" })).toBe("codes.expired");
    expect(taken({ validFrom: "2026-11-23", validTo: "2026-11-24" })).toBe("codes.notYet");
    expect(taken({ machineIds: ["1"], productIds: ["7"] })).toBe(100n);
  });

  it("MKT-02 MKT-16 counts in its hours, from the first minute of a slot up to the last before its end", () => {
    const slots = [
      { from: 420, to: 600 },
      { from: 840, to: 1_020 },
    ];
    const at = (minute: number) => takenIn(basket(500n, { minute }), { slots });
    expect([419, 420, 599, 600, 839, 840, 1_019, 1_020].map(at)).toEqual([
      "codes.otherHour",
      100n,
      100n,
      "codes.otherHour",
      "codes.otherHour",
      100n,
      100n,
      "codes.otherHour",
    ]);
    expect([419, 420].map((minute) => codeOf(checkCodeHour({ slots }, minute)))).toEqual([
      "codes.otherHour",
      undefined,
    ]);
    expect(checkCodeHour({ slots: [] }, 0).ok).toBe(true);
  });

  it("MKT-02 counts for its levels: those of the customer, or of the member to whom it was handed out", () => {
    const memberLevels = ["gold", "diamond"] as const;
    expect(taken({ memberLevels })).toBe("codes.otherLevel");
    expect(takenIn(basket(500n, { level: "silver" }), { memberLevels })).toBe("codes.otherLevel");
    expect(takenIn(basket(500n, { level: "gold" }), { memberLevels })).toBe(100n);
    expect(taken({ memberLevels, holderLevel: "diamond" })).toBe(100n);
    expect(taken({ memberLevels, holderLevel: "silver" })).toBe("codes.otherLevel");
  });

  it("MKT-02 counts in its business, and in all of its narrowings together only", () => {
    const businessTypes = ["prescription"] as const;
    expect(taken({ businessTypes })).toBe("codes.otherBusiness");
    expect(takenIn(basket(500n, { business: "prescription" }), { businessTypes })).toBe(100n);
    const all = { businessTypes, memberLevels: ["gold"], slots: [{ from: 600, to: 601 }] } as const;
    const right = { business: "prescription", level: "gold", minute: 600 } as const;
    expect(takenIn(basket(500n, right), all)).toBe(100n);
    expect(takenIn(basket(500n, { ...right, minute: 601 }), all)).toBe("codes.otherHour");
    expect(takenIn(basket(500n, { ...right, business: "ordinary" }), all)).toBe("codes.otherBusiness");
    expect(takenIn(basket(500n, { ...right, level: null }), all)).toBe("codes.otherLevel");
  });

  it("costs the same without narrowing as with one to everything", () => {
    const everything = {
      slots: [{ from: 0, to: 1_440 }],
      memberLevels: [...memberLevels],
      businessTypes: [...businessTypes],
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...businessTypes),
        fc.constantFrom(...memberLevels),
        fc.integer({ min: 0, max: 1_439 }),
        fc.bigInt({ min: 1n, max: 2_000n }),
        (business, level, minute, priceFen) => {
          const bought = basket(priceFen, { business, level, minute });
          expect(takenIn(bought, everything)).toBe(takenIn(bought, {}));
          // Without a narrowing neither the hour nor who buys what matters.
          expect(takenIn(bought, {})).toBe(taken({}, priceFen));
        },
      ),
    );
  });

  it("never takes more than what plans left to pay", () => {
    const offer: PromotionRule = { ...codeRule(code), ruleId: "1", effect: { kind: "specialOffer", priceFen: 30n } };
    const first: PromotionRule = { ...offer, combination: "first", priority: 1 };
    expect(taken({ fullFen: 0n }, 500n, [offer])).toBe(30n);
    expect(taken({ fullFen: 0n }, 500n, [first])).toBe("codes.noBenefit");
  });
});
