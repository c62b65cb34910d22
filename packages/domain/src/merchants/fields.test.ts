import { describe, expect, it } from "vitest";
import { checkFeature, checkFeeAgreed, checkSwitches, defaultFeatures, effectiveFeatures } from "./features.ts";
import {
  checkExchangeRate,
  checkHotline,
  checkMaxPickupCodes,
  checkMerchantFields,
  checkPushTime,
  checkRefundAdjustment,
  type MerchantFields,
} from "./fields.ts";
import { merchantFeatures } from "./values.ts";

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? "ok" : result.code);
const fields: MerchantFields = {
  name: "云途",
  companyName: "",
  contactName: "",
  contactPhone: "13800000001",
  address: "",
  hotline: "",
  email: "a@yuntu.example",
  categoryCode: "",
  tagCode: "",
  pushTime: "09:00",
  maxPickupCodes: 10,
  exchangeRate: "1",
};

describe("merchant form", () => {
  it("MERCHANT-08 MERCHANT-09 MERCHANT-10 names the first field that is missing or malformed", () => {
    expect(checkMerchantFields({ ...fields, name: " 云途 " })).toEqual({ ok: true, value: fields });
    const wrong = [
      [{ name: "" }, "field.required", "name"],
      [{ name: "名".repeat(61) }, "field.tooLong", "name"],
      [{ companyName: "x".repeat(101) }, "field.tooLong", "companyName"],
      [{ contactPhone: "" }, "field.required", "contactPhone"],
      [{ contactPhone: "12812345678" }, "field.notMobile", "contactPhone"],
      [{ contactPhone: "1381234567" }, "field.notMobile", "contactPhone"],
      [{ email: "" }, "field.required", "email"],
      [{ email: "nobody" }, "field.notEmail", "email"],
      [{ hotline: "call us" }, "field.notPhone", "hotline"],
      [{ categoryCode: "a_b" }, "field.notCode", "categoryCode"],
      [{ tagCode: "1".repeat(21) }, "field.tooLong", "tagCode"],
      [{ pushTime: "24:00" }, "merchants.pushTimeMalformed", "pushTime"],
      [{ maxPickupCodes: -1 }, "merchants.pickupCodesOutOfRange", "maxPickupCodes"],
      [{ exchangeRate: "0" }, "merchants.rateNotPositive", "exchangeRate"],
    ] as const;
    for (const [change, code, field] of wrong)
      expect(checkMerchantFields({ ...fields, ...change })).toMatchObject({ ok: false, code, field });
  });

  it("MERCHANT-16 takes mobile numbers from 13 to 19", () => {
    for (const second of [3, 4, 5, 6, 7, 8, 9])
      expect(checkMerchantFields({ ...fields, contactPhone: `1${second}812345678` }).ok).toBe(true);
    for (const second of [0, 1, 2])
      expect(checkMerchantFields({ ...fields, contactPhone: `1${second}812345678` }).ok).toBe(false);
  });

  it("MERCHANT-17 MERCHANT-18 MERCHANT-06 checks rate, time, hotline and pickup codes", () => {
    for (const good of ["1", "0.000001", "3012.5"]) expect(checkExchangeRate(good).ok).toBe(true);
    for (const bad of ["", "0", "0.0", "-1", "1.1234567", "1e3", "x"])
      expect(codeOf(checkExchangeRate(bad))).toBe("merchants.rateNotPositive");
    expect(["00:00", "23:59", "9:00", "12:60", "noon"].map((text) => checkPushTime(text).ok)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([checkHotline("400-820-1234").ok, codeOf(checkHotline("")), codeOf(checkHotline("12"))]).toEqual([
      true,
      "field.required",
      "field.notPhone",
    ]);
    expect([checkMaxPickupCodes(0).ok, checkMaxPickupCodes(1.5).ok, checkMaxPickupCodes(1_000_001).ok]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("REFUND-04 REFUND-06 asks for a maximum above 0 from those who agree only", () => {
    expect(checkRefundAdjustment(true, 500n)).toEqual({ ok: true, value: 500n });
    expect(codeOf(checkRefundAdjustment(true, 0n))).toBe("amount.notPositive");
    expect(checkRefundAdjustment(false, 500n)).toEqual({ ok: true, value: 0n });
  });
});

describe("feature switches", () => {
  it("MERCHANT-20 counts a feature only while it is on all the way up", () => {
    expect(
      effectiveFeatures([
        ["purchase", "pickupCode"],
        ["pickupCode", "shoppingCart"],
      ]),
    ).toEqual(["pickupCode"]);
    expect(effectiveFeatures([])).toEqual([]);
    expect([checkFeature(["pickupCode"], "pickupCode").ok, codeOf(checkFeature([], "pickupCode"))]).toEqual([
      true,
      "merchants.featureOff",
    ]);
  });

  it("MERCHANT-13 starts without the feature that costs a fee, and ordinary merchants without medicine", () => {
    expect(defaultFeatures("ordinary")).toEqual(["shoppingCart", "membershipCard", "pickupCode"]);
    expect(defaultFeatures("drug")).toEqual(merchantFeatures.filter((feature) => feature !== "purchase"));
  });

  it("MERCHANT-13 switches the feature that costs a fee on only with consent, and asks for none while it is on", () => {
    expect(codeOf(checkFeeAgreed(["purchase"], ["pickupCode"], false))).toBe("merchants.feeNotAgreed");
    expect(checkFeeAgreed(["purchase"], [], true).ok).toBe(true);
    expect(checkFeeAgreed(["purchase"], ["purchase"], false).ok).toBe(true);
    expect(checkFeeAgreed(["pickupCode"], [], false).ok).toBe(true);
  });

  it("MERCHANT-04 switches on only what is on above, keeps what was on, and always switches off", () => {
    expect(codeOf(checkSwitches(["purchase"], [], ["pickupCode"]))).toBe("merchants.featureOffAbove");
    expect(checkSwitches(["purchase"], ["purchase"], [])).toEqual({ ok: true, value: ["purchase"] });
    expect(checkSwitches(["purchase"], [], "all").ok).toBe(true);
    expect(checkSwitches([], ["purchase"], []).ok).toBe(true);
  });
});
