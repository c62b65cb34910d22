import { accept, refuse, type Result } from "../result.ts";

/** Kinds of payment whose customers show a code (付款码) that a machine scans. */
export const shownCodeKinds = ["wechat", "alipay", "unionpay"] as const;
export type ShownCodeKind = (typeof shownCodeKinds)[number];

/** How long a customer may take to confirm a payment by a shown code; then it is taken back at the provider. */
export const shownCodeWindowMs = 45_000;

/** How often the provider is asked meanwhile; the providers advise five seconds. */
export const shownCodeQueryEveryMs = 5_000;

/**
 * WeChat Pay: 18 digits that begin with 10 to 15. Alipay: 16 to 24 digits that begin with 25 to 30. UnionPay: 19 digits that
 * begin with 62.
 */
const forms: Readonly<Record<ShownCodeKind, RegExp>> = {
  wechat: /^1[0-5]\d{16}$/,
  alipay: /^(?:2[5-9]|30)\d{14,22}$/,
  unionpay: /^62\d{17}$/,
};

/** Whose code it is by its digits, as the providers publish them; undefined for a code of nobody. */
export const kindOfShownCode = (code: string): ShownCodeKind | undefined =>
  shownCodeKinds.find((kind) => forms[kind].test(code));

/** Refuses a code that another provider, or nobody, takes: a machine must not send one to the wrong provider. */
export function checkShownCode(kind: string, code: string): Result<ShownCodeKind> {
  const shown = kindOfShownCode(code);
  return shown === undefined || shown !== kind ? refuse("payments.shownCodeWrong") : accept(shown);
}
