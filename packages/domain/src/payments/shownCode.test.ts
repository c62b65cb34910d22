import { describe, expect, it } from "vitest";
import { checkShownCode, kindOfShownCode } from "./shownCode.ts";

describe("a code that a customer shows", () => {
  it.each([
    ["130000000000000001", "wechat"],
    ["150000000000000001", "wechat"],
    ["160000000000000001", undefined],
    ["13000000000000000", undefined],
    ["2800000000000001", "alipay"],
    ["300000000000000000000001", "alipay"],
    ["3000000000000000000000011", undefined],
    ["310000000000000001", undefined],
    ["6212345678901234567", "unionpay"],
    ["621234567890123456", undefined],
    ["13000000000000000x", undefined],
  ])("%s is of %s", (code, kind) => expect(kindOfShownCode(code)).toBe(kind));

  it("is refused where another provider was asked for", () => {
    expect(checkShownCode("wechat", "130000000000000001").ok).toBe(true);
    for (const [kind, code] of [
      ["alipay", "130000000000000001"],
      ["wechat", "2800000000000001"],
      ["unionpay", "130000000000000001"],
      ["wechat", "6200000000000000001"],
    ] as const)
      expect(checkShownCode(kind, code)).toMatchObject({ ok: false, code: "payments.shownCodeWrong" });
  });
});
