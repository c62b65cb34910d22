import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkPayAccount,
  checkSubmissionFields,
  collectionFee,
  feeRateLimits,
  isSubmissionOver,
  maskPayAccount,
  needsMerchant,
  type ReportedState,
  showFeeRate,
  stateAfterReport,
  type SubmissionFields,
  submissionStates,
  submissionTable,
} from "./submission.ts";

const reported = submissionStates.filter((state): state is ReportedState => state !== "queued");
const fields: SubmissionFields = {
  channel: "wechat",
  provider: "demo",
  feeRate: 60,
  account: "other",
  bankName: "样例银行",
  bankAccount: "4111 1111 1111 1111",
  payAccount: "",
};

describe("MERCHANT-12 reports of a provider", () => {
  it("in any order and any number end where the furthest one leads, and never go back", () => {
    const place = (state: string) => ["queued", "checking", "verifying", "signing", "opening"].indexOf(state);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...reported), { maxLength: 12 }), (reports) => {
        let state: (typeof submissionStates)[number] = "queued";
        for (const report of reports) {
          const next = stateAfterReport(state, report);
          if (next === undefined) continue;
          expect(next).toBe(report);
          if (!isSubmissionOver(next)) expect(place(next)).toBeGreaterThan(place(state));
          state = next;
        }
        const firstEnd = reports.find(isSubmissionOver);
        if (firstEnd !== undefined) expect(state).toBe(firstEnd);
      }),
    );
  });

  it("change nothing once it is over; only a rejected or lapsed one is submitted again", () => {
    for (const state of submissionStates.filter(isSubmissionOver))
      for (const report of reported) expect(stateAfterReport(state, report)).toBeUndefined();
    expect(submissionStates.filter((state) => submissionTable[state].resubmit !== undefined)).toEqual([
      "rejected",
      "cancelled",
    ]);
    expect(submissionStates.filter(needsMerchant)).toEqual(["verifying", "signing"]);
  });
});

describe("FIN-17 the form of a submission", () => {
  it.each<[Partial<SubmissionFields>, string, string]>([
    [{ provider: " " }, "field.required", "provider"],
    [{ bankName: "" }, "field.required", "bankName"],
    [{ bankAccount: "" }, "field.required", "bankAccount"],
    [{ bankAccount: "4111111111111112" }, "merchants.bankCardWrong", "bankAccount"],
    [{ feeRate: 0 }, "merchants.feeRateOutOfRange", "feeRate"],
    [{ feeRate: 301 }, "merchants.feeRateOutOfRange", "feeRate"],
    [{ feeRate: 60.5 }, "merchants.feeRateOutOfRange", "feeRate"],
    [{ channel: "alipay" }, "field.required", "payAccount"],
    [{ channel: "alipay", payAccount: "12000000000" }, "merchants.payAccountWrong", "payAccount"],
    [{ channel: "alipay", payAccount: "nobody@" }, "merchants.payAccountWrong", "payAccount"],
  ])("%j is refused with its field", (change, code, field) => {
    expect(checkSubmissionFields({ ...fields, ...change })).toMatchObject({ ok: false, code, field });
  });

  it("keeps the application's bank card, or takes another one without spaces", () => {
    expect(checkSubmissionFields({ ...fields, account: "application", bankName: "", bankAccount: "" })).toEqual({
      ok: true,
      value: { feeRate: 60, bank: null, payAccount: null },
    });
    expect(checkSubmissionFields(fields)).toMatchObject({
      ok: true,
      value: { bank: { bankAccount: "4111111111111111" } },
    });
    for (const feeRate of [feeRateLimits.least, feeRateLimits.most])
      expect(checkSubmissionFields({ ...fields, feeRate }).ok).toBe(true);
  });

  it("takes a mobile number or an email address as the account at Alipay, and masks it", () => {
    expect(checkPayAccount(" 13900001111 ")).toEqual({ ok: true, value: "13900001111" });
    expect(checkPayAccount("shop@example.com").ok).toBe(true);
    expect([
      maskPayAccount("13900001111"),
      maskPayAccount("shop@example.com"),
      maskPayAccount("a@example.com"),
    ]).toEqual(["139****1111", "sh***@example.com", "***@example.com"]);
  });
});

describe("fees of a collection", () => {
  it("FIN-09 Alipay takes at least 0.01 yuan a transaction", () => {
    expect([
      collectionFee("alipay", 1n, 60),
      collectionFee("alipay", 100n, 60),
      collectionFee("alipay", 350n, 60),
    ]).toEqual([1n, 1n, 2n]);
    expect(collectionFee("alipay", 0n, 60)).toBe(0n);
  });

  it("FIN-10 WeChat takes nothing below 0.01 yuan", () => {
    expect([
      collectionFee("wechat", 100n, 60),
      collectionFee("wechat", 166n, 60),
      collectionFee("wechat", 167n, 60),
    ]).toEqual([0n, 0n, 1n]);
  });

  it("is never more than half a fen beside the exact sum, and shows as percent", () => {
    fc.assert(
      fc.property(fc.bigInt(167n, 10_000_000n), fc.integer({ min: 60, max: 300 }), (amountFen, feeRate) => {
        const doubled = 2n * (collectionFee("wechat", amountFen, feeRate) * 10_000n - amountFen * BigInt(feeRate));
        expect(doubled <= 10_000n && doubled >= -10_000n).toBe(true);
      }),
    );
    expect(showFeeRate(60)).toBe("0.60");
  });
});
