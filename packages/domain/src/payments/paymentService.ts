import { feeRateLimits } from "../merchants/onboarding/submission.ts";
import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Refusal, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** Providers of payments whose protocol the program speaks; each takes the payments of its own name. */
export const paymentServiceKinds = ["wechat", "alipay", "unionpay"] as const;
export type PaymentServiceKind = (typeof paymentServiceKinds)[number];

/** What a form of a payment service sends: its name, and what the provider keeps of each payment. */
export interface PaymentServiceFields {
  readonly providerName: string;
  /** Percent with at most two decimals, e.g. "0.60". */
  readonly feeRate: string;
}

/** Reads "0.60" as 60 hundredths of a percent, within the limits of every rate: merchants pay it that have none of their own. */
export function feeRateOf(text: string): Result<number> {
  const [, whole = "", decimals = ""] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const rate = whole === "" ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  const { least, most } = feeRateLimits;
  return rate >= least && rate <= most
    ? accept(rate)
    : refuse("merchants.feeRateOutOfRange", { field: "feeRate", values: { least, most } });
}

/** 60 as "0.60". */
export const feeRateText = (rate: number): string => `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, "0")}`;

/** The provider is named (FIN-17). */
export function checkPaymentService(
  form: PaymentServiceFields,
): Result<{ readonly providerName: string; readonly feeRate: number }> {
  const name = checkText(form.providerName, "providerName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const rate = feeRateOf(form.feeRate);
  return rate.ok ? accept({ providerName: form.providerName.trim(), feeRate: rate.value }) : rate;
}

/**
 * One version of a service's keys. New keys are a new version beside the one in use: it is edited until the provider has
 * answered a signed question with it, then activated, and the version before is retired in the same moment.
 */
export const parameterStates = ["draft", "proven", "active", "retired"] as const;
export type ParameterState = (typeof parameterStates)[number];

export const parameterTable: StateTable<ParameterState, "edit" | "prove" | "activate" | "retire"> = {
  draft: { edit: "draft", prove: "proven" },
  proven: { edit: "draft", prove: "proven", activate: "active" },
  active: { retire: "retired" },
  retired: {},
};

/** What a form of parameters sends; which of it a provider needs depends on its kind. */
export interface PaymentParameterFields {
  /** Our merchant number at the provider. */
  readonly payAccountNo: string;
  /** Our application at the provider; UnionPay knows none. */
  readonly appId: string;
  readonly interfaceUrl: string;
  /** Our private key, PEM or bare Base64. */
  readonly payKey: string;
  /** WeChat Pay: the serial of our certificate. */
  readonly certificateSerial: string;
  /** WeChat Pay: the APIv3 key, 32 letters and digits. */
  readonly apiKey: string;
  /** WeChat: the secret of the application, by which the pages of shops learn who pays in its app; empty where nobody does. */
  readonly appSecret: string;
  /** WeChat Pay: the id of its public key; empty when certificates are given, which name themselves. */
  readonly platformSerial: string;
  /** The provider's public key or certificates, one after the other. */
  readonly platformKey: string;
  /** Alipay in certificate mode: our certificate and Alipay's root. UnionPay: our certificate. */
  readonly certificates: string;
  /** Alipay: the application may be asked who looks at a page, so that buyers of a shop pay inside the app. */
  readonly paysInApp: boolean;
}

/** Addresses of the providers themselves; nothing else is asked, whatever somebody types. */
export const providerAddresses: Readonly<Record<PaymentServiceKind, readonly string[]>> = {
  wechat: ["https://api.mch.weixin.qq.com", "https://api2.mch.weixin.qq.com"],
  alipay: ["https://openapi.alipay.com/gateway.do", "https://openapi-sandbox.dl.alipaydev.com/gateway.do"],
  unionpay: ["https://gateway.95516.com", "https://gateway.test.95516.com"],
};

const keyLength = 4_400;

type ShapeRefusal =
  | "payments.merchantNoWrong"
  | "payments.appIdWrong"
  | "payments.serialWrong"
  | "payments.apiKeyWrong"
  | "payments.appSecretWrong"
  | "payments.addressNotAllowed";
const merchantNumbers = { wechat: /^\d{8,12}$/, alipay: /^2088\d{12}$/, unionpay: /^[0-9A-Z]{15}$/ } as const;
const appIds = { wechat: /^wx[0-9a-f]{16}$/, alipay: /^\d{16}$/, unionpay: /^$/ } as const;

/**
 * The shape of what a provider gave to the merchant; whether keys fit is known when the provider has answered
 * (`payments.probeFailed`). `alsoAllowed` are addresses of stand-ins that the deployment names.
 */
export function checkPaymentParameters(
  kind: PaymentServiceKind,
  form: PaymentParameterFields,
  alsoAllowed: readonly string[] = [],
): Result<PaymentParameterFields> {
  const trimmed: PaymentParameterFields = {
    payAccountNo: form.payAccountNo.trim(),
    appId: form.appId.trim(),
    interfaceUrl: form.interfaceUrl.trim(),
    payKey: form.payKey.trim(),
    certificateSerial: form.certificateSerial.trim(),
    apiKey: form.apiKey.trim(),
    appSecret: form.appSecret.trim(),
    platformSerial: form.platformSerial.trim(),
    platformKey: form.platformKey.trim(),
    certificates: form.certificates.trim(),
    // WeChat's application is asked when its secret is known, and UnionPay has no app.
    paysInApp: kind === "alipay" && form.paysInApp,
  };
  const wrong = (code: ShapeRefusal, field: keyof PaymentParameterFields): Refusal => refuse(code, { field });
  for (const field of needed[kind]) if (trimmed[field] === "") return refuse("field.required", { field });
  for (const field of ["payKey", "platformKey", "certificates"] as const)
    if (trimmed[field].length > keyLength) return refuse("field.tooLong", { field, values: { limit: keyLength } });
  if (!merchantNumbers[kind].test(trimmed.payAccountNo)) return wrong("payments.merchantNoWrong", "payAccountNo");
  if (!appIds[kind].test(trimmed.appId)) return wrong("payments.appIdWrong", "appId");
  if (![...providerAddresses[kind], ...alsoAllowed].includes(trimmed.interfaceUrl))
    return wrong("payments.addressNotAllowed", "interfaceUrl");
  if (kind === "wechat") {
    if (!/^[0-9A-Fa-f]{8,40}$/.test(trimmed.certificateSerial))
      return wrong("payments.serialWrong", "certificateSerial");
    if (!/^[0-9A-Za-z]{32}$/.test(trimmed.apiKey)) return wrong("payments.apiKeyWrong", "apiKey");
    if (!/^(?:[0-9a-f]{32})?$/.test(trimmed.appSecret)) return wrong("payments.appSecretWrong", "appSecret");
    if (!/^(?:PUB_KEY_ID_[0-9A-Za-z]{1,64})?$/.test(trimmed.platformSerial))
      return wrong("payments.serialWrong", "platformSerial");
  }
  return accept(trimmed);
}

/** What each kind of provider cannot do without. */
export const needed: Readonly<Record<PaymentServiceKind, readonly (keyof PaymentParameterFields)[]>> = {
  wechat: ["payAccountNo", "appId", "interfaceUrl", "certificateSerial", "payKey", "apiKey", "platformKey"],
  alipay: ["payAccountNo", "appId", "interfaceUrl", "payKey", "platformKey"],
  unionpay: ["payAccountNo", "interfaceUrl", "payKey", "certificates", "platformKey"],
};
