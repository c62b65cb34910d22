import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fenFromYuan } from "../money.ts";
import {
  checkReason,
  checkReviewer,
  checkWithdrawalAmount,
  checkWithdrawalWindow,
  defaultWithdrawalTerms,
  type MerchantMoney,
  minuteText,
  mostWithdrawalFen,
  withdrawableFen,
  withdrawalFee,
  withdrawalHeld,
  withdrawalPaid,
  withdrawalReleased,
} from "./withdrawal.ts";

const terms = defaultWithdrawalTerms;
const plenty = 100_000_000n;
const nothing: MerchantMoney = {
  availableFen: 0n,
  pendingFen: 0n,
  refundHoldFen: 0n,
  withdrawHoldFen: 0n,
  feeIncomeFen: 0n,
  payoutFen: 0n,
  transferFen: 0n,
  clearingFen: 0n,
  todayFen: 0n,
  chargedFen: 0n,
  unsettledFen: 0n,
};

describe("the amount of a withdrawal", () => {
  it.each([
    [100n, "finance.amountRange"],
    [101n, undefined],
    [20_000_000n, undefined],
    [20_000_001n, "finance.amountRange"],
    [-101n, "finance.amountRange"],
  ])("FIN-02 of %d fen is refused with %s", (amount, code) => {
    const checked = checkWithdrawalAmount(amount, plenty, terms);
    expect(checked.ok ? undefined : checked.code).toBe(code);
  });
  it.each([
    ["1.00", "finance.amountRange"],
    ["1.001", "amount.malformed"],
    ["1.01", undefined],
    ["200000.00", undefined],
    ["200000.01", "finance.amountRange"],
  ])("FIN-02 typed as %s yuan is refused with %s", (text, code) => {
    const amount = fenFromYuan(text);
    const checked = amount.ok ? checkWithdrawalAmount(amount.value, plenty, terms) : amount;
    expect(checked.ok ? undefined : checked.code).toBe(code);
  });
  it("FIN-03 FIN-21 together with its fee stays within the balance, to the fen", () => {
    const amount = 100_000n;
    const fee = withdrawalFee(amount, terms);
    expect(fee).toBe(100n);
    expect(checkWithdrawalAmount(amount, amount + fee, terms)).toEqual({ ok: true, value: fee });
    expect(checkWithdrawalAmount(amount, amount + fee - 1n, terms)).toMatchObject({
      code: "finance.aboveBalance",
      field: "amountFen",
    });
  });
  it("FIN-21 costs at least the least fee", () => {
    expect(withdrawalFee(101n, terms)).toBe(10n);
    expect(withdrawalFee(101n, { ...terms, leastFeeFen: 0n })).toBe(0n);
  });
});

describe("the most of a withdrawal", () => {
  it("FIN-02 FIN-21 is accepted, and one fen more is not", () => {
    const fees = fc.record({ feePerTenThousand: fc.integer({ min: 0, max: 500 }), leastFeeFen: fc.bigInt(0n, 500n) });
    fc.assert(
      fc.property(fc.bigInt(0n, 30_000_000n), fees, (withdrawable, fee) => {
        const own = { ...terms, ...fee };
        const most = mostWithdrawalFen(withdrawable, own);
        expect(checkWithdrawalAmount(most + 1n, withdrawable, own).ok && most > 0n).toBe(false);
        expect(most === 0n || checkWithdrawalAmount(most, withdrawable, own).ok).toBe(true);
      }),
    );
  });
  it("FIN-02 is nothing where the least is too much, and the limit where there is more", () => {
    expect(mostWithdrawalFen(110n, terms)).toBe(0n);
    expect(mostWithdrawalFen(111n, terms)).toBe(101n);
    expect(mostWithdrawalFen(90_000_000n, terms)).toBe(20_000_000n);
  });
});

describe("the window of applications", () => {
  it.each([
    [599, false],
    [600, true],
    [1_019, true],
    [1_020, false],
  ])("FIN-08 at minute %d of the day is open: %s", (minute, open) => {
    expect(checkWithdrawalWindow(minute, terms).ok).toBe(open);
  });
  it("FIN-08 names itself when it is shut", () => {
    expect(checkWithdrawalWindow(0, terms)).toMatchObject({ values: { from: "10:00", to: "17:00" } });
    expect(minuteText(455)).toBe("07:35");
  });
});

describe("what can be withdrawn", () => {
  it("FIN-07 leaves out what came in today", () => {
    const money = { ...nothing, availableFen: 5_000n, clearingFen: -5_000n, todayFen: 1_200n };
    expect(withdrawableFen(money)).toBe(3_800n);
  });
  it("FIN-03 leaves out cash, which the merchant has in its machines", () => {
    expect(withdrawableFen({ ...nothing, availableFen: 9_000n, clearingFen: -2_000n })).toBe(2_000n);
  });
  it("FIN-03 leaves out what waits for goods, refunds and other withdrawals, and what was paid before", () => {
    const money = {
      ...nothing,
      availableFen: 50_000n,
      clearingFen: -60_000n,
      pendingFen: 1_000n,
      refundHoldFen: 200n,
      withdrawHoldFen: 3_000n,
      payoutFen: 10_000n,
      feeIncomeFen: 300n,
    };
    expect(withdrawableFen(money)).toBe(60_000n - 10_000n - 1_000n - 200n - 3_000n - 300n);
  });
  it("FIN-07 follows what settled dues moved between merchants of a tree", () => {
    const money = { ...nothing, availableFen: 5_000n, clearingFen: -5_000n };
    expect(withdrawableFen({ ...money, transferFen: 2_000n })).toBe(3_000n);
    expect(withdrawableFen({ ...money, availableFen: 9_000n, transferFen: -2_000n })).toBe(7_000n);
  });
  it("FIN-03 is never below nothing and never above what is available or held", () => {
    const fen = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
    const some = fc.bigInt({ min: 0n, max: 1_000_000n });
    const money = fc.record({
      availableFen: fen,
      pendingFen: some,
      refundHoldFen: some,
      withdrawHoldFen: some,
      feeIncomeFen: some,
      payoutFen: some,
      transferFen: some,
      clearingFen: fen,
      todayFen: some,
      chargedFen: some,
      unsettledFen: some,
    });
    fc.assert(
      fc.property(money, (one) => {
        const can = withdrawableFen(one);
        expect(can >= 0n).toBe(true);
        if (can > 0n)
          expect(can <= one.availableFen && can <= -one.clearingFen - one.payoutFen - one.transferFen).toBe(true);
      }),
    );
  });
});

describe("the money of a withdrawal", () => {
  it("M11 whatever its end, every step sums to zero and the hold is empty again", () => {
    const fen = fc.bigInt({ min: 101n, max: 20_000_000n });
    fc.assert(
      fc.property(fen, fc.boolean(), (amountFen, isPaid) => {
        const money = {
          withdrawalId: "1",
          merchantId: "2",
          topMerchantId: "3",
          amountFen,
          feeFen: withdrawalFee(amountFen, terms),
        };
        const steps = [withdrawalHeld(money), isPaid ? withdrawalPaid(money) : withdrawalReleased(money)];
        const sums = new Map<string, bigint>();
        for (const { postings } of steps) {
          expect(postings.reduce((sum, posting) => sum + posting.amountFen, 0n)).toBe(0n);
          for (const { account, amountFen: part } of postings) sums.set(account, (sums.get(account) ?? 0n) + part);
        }
        expect(sums.get("withdraw_hold")).toBe(0n);
        expect(sums.get("available")).toBe(isPaid ? -money.amountFen - money.feeFen : 0n);
        expect(sums.get("payout") ?? 0n).toBe(isPaid ? amountFen : 0n);
      }),
    );
  });
});

describe("a decision about a withdrawal", () => {
  it("FIN-05 is taken by somebody other than who applied", () => {
    expect(checkReviewer("7", "7")).toMatchObject({ code: "finance.ownApplication" });
    expect(checkReviewer("7", "8").ok).toBe(true);
  });
  it("FIN-04 says why when it refuses", () => {
    expect(checkReason("  ")).toMatchObject({ code: "field.required", field: "remark" });
    expect(checkReason("账号有误")).toEqual({ ok: true, value: "账号有误" });
    expect(checkReason("长".repeat(201)).ok).toBe(false);
  });
});
