import type { PaymentParameterFields, PaymentServiceKind } from "@yunshou/domain";
import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from "node:crypto";
import type { Secrets } from "../platform/secrets.ts";
import { alipayProvider } from "./alipay/client.ts";
import type { AlipaySettings } from "./alipay/settings.ts";
import { certificateSerial, rootSerial } from "./alipay/signing.ts";
import type { PaymentProvider } from "./provider.ts";
import { unionpayProvider } from "./unionpay/client.ts";
import { unionpaySigner } from "./unionpay/settings.ts";
import { unionpaySerial } from "./unionpay/signing.ts";
import { wechatProvider } from "./wechat/client.ts";

/** What of the parameters is secret or belongs to a secret; sealed as one text. */
export type PaymentKeys = Pick<
  PaymentParameterFields,
  "payKey" | "certificateSerial" | "apiKey" | "appSecret" | "platformSerial" | "platformKey" | "certificates"
>;

export const paymentKeysContext = (parametersId: string) => `payment_parameters:${parametersId}`;

export const sealPaymentKeys = (secrets: Secrets, parametersId: string, keys: PaymentKeys): Buffer =>
  secrets.seal(Buffer.from(JSON.stringify(keys)), paymentKeysContext(parametersId));

export const openPaymentKeys = (secrets: Secrets, parametersId: string, sealed: Buffer): PaymentKeys =>
  // What was sealed before applications had secrets says nothing of them.
  ({ appSecret: "", ...JSON.parse(secrets.open(sealed, paymentKeysContext(parametersId)).toString("utf8")) });

/** Everything that makes a client of a provider. */
export interface ProviderFacts extends PaymentKeys {
  /** The name that is kept with each payment. */
  readonly name: string;
  readonly kind: PaymentServiceKind;
  readonly payAccountNo: string;
  readonly appId: string;
  readonly interfaceUrl: string;
  /** Our own address for notices, as the provider reaches it. */
  readonly notifyUrl: string;
  /** Alipay: its application may be asked who pays. WeChat's is when its secret is known. */
  readonly paysInApp?: boolean;
}

/** The parts of a text that PEM marks as of this kind. */
export const blocks = (text: string, kind: string) =>
  text.match(new RegExp(`-----BEGIN ${kind}-----[^-]+-----END ${kind}-----`, "g")) ?? [];
const pemOf = (text: string, kind: string) =>
  text.includes("-----BEGIN") ? text : `-----BEGIN ${kind}-----\n${text.replaceAll(/\s/g, "")}\n-----END ${kind}-----`;

/**
 * Our private key, PKCS #8 or PKCS #1, as PEM or as the bare Base64 that a provider's tool shows.
 *
 * @throws Error when the text is none.
 */
export function privateKey(text: string): KeyObject {
  const forms = text.includes("-----BEGIN") ? [text] : [pemOf(text, "PRIVATE KEY"), pemOf(text, "RSA PRIVATE KEY")];
  for (const form of forms) {
    try {
      return createPrivateKey(form);
    } catch {
      // The other form may be the right one.
    }
  }
  throw new Error("no private key");
}

/** How each provider names a certificate. */
const serials: Readonly<Record<PaymentServiceKind, (pem: string) => string>> = {
  wechat: (pem) => new X509Certificate(pem).serialNumber,
  alipay: certificateSerial,
  unionpay: (pem) => unionpaySerial(new X509Certificate(pem)),
};

/**
 * The provider's keys by the serial that names them in answers; UnionPay's are of the authorities that write its
 * certificates.
 *
 * @throws Error when there are none.
 */
export function platformKeys(facts: PaymentKeys & { readonly kind: PaymentServiceKind }): Map<string, KeyObject> {
  const { kind, platformKey, platformSerial } = facts;
  const keys = new Map<string, KeyObject>();
  for (const pem of blocks(platformKey, "CERTIFICATE"))
    keys.set(serials[kind](pem), new X509Certificate(pem).publicKey);
  if (kind === "unionpay") {
    if (keys.size === 0) throw new Error("no certificate of UnionPay's authority");
    return keys;
  }
  const [bare] = blocks(platformKey, "PUBLIC KEY");
  if (bare !== undefined || !platformKey.includes("-----BEGIN"))
    keys.set(kind === "wechat" ? platformSerial : "", createPublicKey(bare ?? pemOf(platformKey, "PUBLIC KEY")));
  if (keys.size === 0 || (kind === "wechat" && keys.has(""))) throw new Error("no key of the provider");
  return keys;
}

/** The serial number of our certificate at UnionPay. @throws Error when there is none. */
export function ownCertificateNumber(text: string): string {
  const [own] = blocks(text, "CERTIFICATE");
  if (own === undefined) throw new Error("no certificate");
  return unionpaySerial(new X509Certificate(own));
}

/** Serials of our certificate and of Alipay's root, from one text with both. @throws Error when one is missing. */
export function certificatesOf(text: string): AlipaySettings["certificates"] {
  if (text === "") return undefined;
  const [own, ...roots] = blocks(text, "CERTIFICATE");
  if (own === undefined || roots.length === 0) throw new Error("two certificates are needed");
  return { appSerial: certificateSerial(own), rootSerial: rootSerial(roots.join("\n")) };
}

/** Serials by which a provider's answers name its keys; they are public. */
export const platformSerials = (facts: PaymentKeys & { readonly kind: PaymentServiceKind }): string[] => [
  ...platformKeys(facts).keys(),
];

/** The client of a provider. @throws Error when a key cannot be read. */
export function providerOf(facts: ProviderFacts): PaymentProvider {
  const { name, appId, interfaceUrl: url, notifyUrl } = facts;
  const common = { name, appId, url, notifyUrl, privateKey: privateKey(facts.payKey) };
  const keys = platformKeys(facts);
  if (facts.kind === "unionpay")
    return unionpayProvider({
      ...common,
      merchantNo: facts.payAccountNo,
      certificateNumber: ownCertificateNumber(facts.certificates),
      authorities: blocks(facts.platformKey, "CERTIFICATE").map((pem) => new X509Certificate(pem)),
      signer: unionpaySigner(url),
    });
  if (facts.kind === "alipay")
    return alipayProvider({
      ...common,
      sellerNo: facts.payAccountNo,
      alipayKeys: keys,
      certificates: certificatesOf(facts.certificates),
      paysInApp: facts.paysInApp ?? false,
    });
  return wechatProvider({
    ...common,
    merchantNo: facts.payAccountNo,
    certificateSerial: facts.certificateSerial,
    apiKey: facts.apiKey,
    appSecret: facts.appSecret,
    platformKeys: keys,
  });
}
