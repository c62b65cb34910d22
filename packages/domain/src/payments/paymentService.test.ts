import { describe, expect, it } from "vitest";
import { step } from "../states.ts";
import {
  checkPaymentParameters,
  checkPaymentService,
  feeRateOf,
  feeRateText,
  needed,
  parameterTable,
  type PaymentParameterFields,
  paymentServiceKinds,
} from "./paymentService.ts";

const wechat: PaymentParameterFields = {
  payAccountNo: "1900000109",
  appId: "wx8888888888888888",
  interfaceUrl: "https://api.mch.weixin.qq.com",
  payKey: "-----BEGIN PRIVATE KEY-----",
  certificateSerial: "5157F09EFDC096DE15EBE81A47057A7232F1B8E1",
  apiKey: "0123456789abcdefghijklmnopqrstuv",
  appSecret: "",
  platformSerial: "PUB_KEY_ID_0000000000000000000000000000000000",
  platformKey: "-----BEGIN PUBLIC KEY-----",
  certificates: "",
  paysInApp: false,
};
const alipay = {
  ...wechat,
  payAccountNo: "2088102146225135",
  appId: "2014072300007148",
  interfaceUrl: "https://openapi.alipay.com/gateway.do",
  certificateSerial: "",
  apiKey: "",
  platformSerial: "",
};
const unionpay = {
  ...alipay,
  payAccountNo: "777290058110048",
  appId: "",
  interfaceUrl: "https://gateway.95516.com",
  platformKey: "-----BEGIN CERTIFICATE-----",
  certificates: "-----BEGIN CERTIFICATE-----",
};
const forms = { wechat, alipay, unionpay } as const;

describe("a payment service", () => {
  it("FIN-16 FIN-17 has a name and a rate of at most two decimals", () => {
    expect(checkPaymentService({ providerName: " 微信支付 ", feeRate: "0.6" })).toEqual({
      ok: true,
      value: { providerName: "微信支付", feeRate: 60 },
    });
    expect(checkPaymentService({ providerName: " ", feeRate: "0.6" })).toMatchObject({
      code: "field.required",
      field: "providerName",
    });
  });
  it.each(["0.601", "-1", "", "0", "0.00", "3.01", "1e1", "x"])("is refused with the rate %j", (text) => {
    expect(feeRateOf(text)).toMatchObject({ code: "merchants.feeRateOutOfRange", field: "feeRate" });
  });
  it("writes a rate as it was read", () => {
    for (const text of ["0.01", "0.38", "0.60", "3.00"]) {
      const rate = feeRateOf(text);
      expect(rate.ok && feeRateText(rate.value)).toBe(text);
    }
  });
});

describe("the parameters of a payment service", () => {
  it.each(paymentServiceKinds)("FIN-16 of %s are taken when all is there", (kind) => {
    expect(checkPaymentParameters(kind, forms[kind])).toMatchObject({ ok: true });
  });
  it.each(paymentServiceKinds.flatMap((kind) => needed[kind].map((field) => ({ kind, field }))))(
    "FIN-17 of $kind are refused without $field",
    ({ kind, field }) => {
      expect(checkPaymentParameters(kind, { ...forms[kind], [field]: "  " })).toMatchObject({
        code: "field.required",
        field,
      });
    },
  );
  it.each([
    ["wechat", "payAccountNo", "19000001", true],
    ["wechat", "payAccountNo", "1900000", false],
    ["alipay", "payAccountNo", "1900000109", false],
    ["wechat", "appId", "wx88888888", false],
    ["alipay", "appId", "wx8888888888888888", false],
    ["wechat", "certificateSerial", "not hex", false],
    ["wechat", "apiKey", "short", false],
    ["wechat", "platformSerial", "", true],
    ["wechat", "platformSerial", "KEY_1", false],
    ["wechat", "interfaceUrl", "https://api.mch.weixin.qq.com.evil.example", false],
    ["alipay", "interfaceUrl", "http://127.0.0.1:1/gateway.do", false],
    ["unionpay", "payAccountNo", "1900000109", false],
    ["unionpay", "payAccountNo", "89831017399068A", true],
    ["unionpay", "appId", "2014072300007148", false],
    ["unionpay", "interfaceUrl", "https://gateway.95516.com.evil.example", false],
  ] as const)("of %s with %s %j are taken: %s", (kind, field, text, taken) => {
    const checked = checkPaymentParameters(kind, { ...forms[kind], [field]: text });
    expect(checked.ok).toBe(taken);
    if (!checked.ok) expect(checked.field).toBe(field);
  });
  it.each(paymentServiceKinds)(
    "FIN-16 of %s let buyers pay inside the app by a switch where that is Alipay's",
    (kind) => {
      const checked = checkPaymentParameters(kind, { ...forms[kind], paysInApp: true });
      expect(checked.ok && checked.value.paysInApp).toBe(kind === "alipay");
      expect(checkPaymentParameters(kind, forms[kind])).toMatchObject({ ok: true, value: { paysInApp: false } });
    },
  );
  it("may name a stand-in only where the deployment does", () => {
    const url = "http://127.0.0.1:4100";
    expect(checkPaymentParameters("wechat", { ...wechat, interfaceUrl: url }, [url]).ok).toBe(true);
  });
  it("are used after they were proven only, and never again after they were retired", () => {
    expect(step(parameterTable, "draft", "activate").ok).toBe(false);
    expect(step(parameterTable, "proven", "activate")).toEqual({ ok: true, value: "active" });
    expect(step(parameterTable, "proven", "edit")).toEqual({ ok: true, value: "draft" });
    expect(step(parameterTable, "active", "edit").ok).toBe(false);
    for (const event of ["edit", "prove", "activate"] as const)
      expect(step(parameterTable, "retired", event).ok).toBe(false);
  });
});
