import { generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import { describe, expect, it } from "vitest";
import { certificateOf } from "../testing/bench/certificates.ts";
import { signFields } from "./alipay/signing.ts";
import { refusedKey } from "./keyChecks.ts";
import { type PaymentKeys, providerOf } from "./keys.ts";

const rsa = () => generateKeyPairSync("rsa", { modulusLength: 2_048 });
const [own, provider, stranger] = [rsa(), rsa(), rsa()];
const privateText = ({ privateKey }: KeyPairKeyObjectResult) =>
  privateKey.export({ format: "pem", type: "pkcs8" }).toString();
const publicText = ({ publicKey }: KeyPairKeyObjectResult) =>
  publicKey.export({ format: "pem", type: "spki" }).toString();
const bare = (text: string) => text.replaceAll(/-----[^-]+-----|\s/g, "");

const now = new Date("2026-11-23T08:00:00Z");
const from = new Date("2022-01-01T00:00:00Z");
const to = new Date("2031-01-01T00:00:00Z");
const root = certificateOf(provider, "root", from, to);
const certified = (pair: KeyPairKeyObjectResult, end = to) => `${certificateOf(pair, "app", from, end)}${root}`;

const wechat: PaymentKeys & { readonly kind: "wechat" } = {
  kind: "wechat",
  payKey: privateText(own),
  certificateSerial: "5157F09EFD",
  apiKey: "",
  appSecret: "",
  platformSerial: "PUB_KEY_ID_1",
  platformKey: publicText(provider),
  certificates: "",
};
const alipay = { ...wechat, kind: "alipay", platformSerial: "", certificates: certified(own) } as const;
const code = (given: Parameters<typeof refusedKey>[0], at = now) => {
  const refused = refusedKey(given, at);
  return refused === undefined ? undefined : [refused.code, refused.field];
};

describe("keys of a payment service", () => {
  it("FIN-18 are read as PEM or as bare Base64, and what cannot be read is named", () => {
    expect(code(wechat)).toBeUndefined();
    expect(code(alipay)).toBeUndefined();
    expect(
      code({ ...alipay, payKey: bare(privateText(own)), platformKey: bare(publicText(provider)) }),
    ).toBeUndefined();
    expect(code({ ...wechat, payKey: "no key" })).toEqual(["payments.keyUnreadable", "payKey"]);
    expect(code({ ...wechat, payKey: publicText(own) })).toEqual(["payments.keyUnreadable", "payKey"]);
    expect(code({ ...wechat, platformSerial: "" })).toEqual(["payments.keyUnreadable", "platformKey"]);
    expect(code({ ...wechat, certificates: "x" })).toEqual(["payments.keyUnreadable", "certificates"]);
  });

  it("FIN-18 are RSA keys of 2,048 bits or more", () => {
    const curve = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const weak = generateKeyPairSync("rsa", { modulusLength: 1_024 });
    for (const pair of [curve, weak]) {
      expect(code({ ...wechat, payKey: privateText(pair) })).toEqual(["payments.keyUnreadable", "payKey"]);
      expect(code({ ...wechat, platformKey: publicText(pair) })).toEqual(["payments.keyUnreadable", "platformKey"]);
    }
  });

  it.each([
    ["as PEM", privateText(own)],
    ["as bare Base64", bare(privateText(own))],
    ["of PKCS #1", own.privateKey.export({ format: "pem", type: "pkcs1" }).toString()],
    ["behind a certificate", `${root}${privateText(own)}`],
  ])("FIN-18 that are private %s are refused in the fields of public ones", (_name, text) => {
    expect(code({ ...wechat, platformKey: text })).toEqual(["payments.keyPrivate", "platformKey"]);
    expect(code({ ...alipay, certificates: text })).toEqual(["payments.keyPrivate", "certificates"]);
  });

  it("FIN-18 in a certificate that has ended are refused, to the second", () => {
    expect(code({ ...alipay, certificates: certified(own, now) })).toEqual(["payments.keyExpired", "certificates"]);
    expect(code({ ...alipay, certificates: certified(own, now) }, new Date(now.getTime() - 1_000))).toBeUndefined();
    const ended = certificateOf(provider, "platform", from, now);
    const valid = certificateOf(provider, "platform", from, to);
    expect(code({ ...wechat, platformKey: valid })).toBeUndefined();
    expect(code({ ...wechat, platformKey: `${valid}${ended}` })).toEqual(["payments.keyExpired", "platformKey"]);
  });

  it("FIN-18 in the certificate of another merchant are refused", () => {
    expect(code({ ...alipay, certificates: certified(stranger) })).toEqual(["payments.keyNotOurs", "certificates"]);
  });
});

describe("keys of UnionPay", () => {
  const valid = certificateOf(own, "041@Z12@云途@2", from, to);
  const unionpay = { ...alipay, kind: "unionpay", platformKey: root, certificates: valid } as const;

  it("FIN-18 are our key with our certificate, and certificates of the authority, no bare key", () => {
    expect(code(unionpay)).toBeUndefined();
    expect(code({ ...unionpay, certificates: publicText(own) })).toEqual(["payments.keyUnreadable", "certificates"]);
    expect(code({ ...unionpay, platformKey: publicText(provider) })).toEqual(["payments.keyUnreadable", "platformKey"]);
    expect(code({ ...unionpay, certificates: privateText(own) })).toEqual(["payments.keyPrivate", "certificates"]);
  });

  it("FIN-18 in the certificate of another merchant, or in one that has ended, are refused", () => {
    const others = certificateOf(stranger, "041@Z12@云途@2", from, to);
    expect(code({ ...unionpay, certificates: others })).toEqual(["payments.keyNotOurs", "certificates"]);
    const ended = certificateOf(own, "041@Z12@云途@2", from, now);
    expect(code({ ...unionpay, certificates: ended })).toEqual(["payments.keyExpired", "certificates"]);
    expect(code({ ...unionpay, platformKey: certificateOf(provider, "root", from, now) })).toEqual([
      "payments.keyExpired",
      "platformKey",
    ]);
  });
});

describe("a notice of Alipay with a right signature", () => {
  const settings = { sellerNo: "2088102146225135", appId: "2014072300007148" };
  const client = providerOf({
    ...alipay,
    certificates: "",
    name: "alipay1",
    payAccountNo: settings.sellerNo,
    appId: settings.appId,
    interfaceUrl: "http://127.0.0.1:9/gateway.do",
    notifyUrl: "",
  });
  const notice = (amount: string) => {
    const fields = {
      notify_id: "n1",
      notify_time: "2026-11-23 16:00:00",
      app_id: settings.appId,
      seller_id: settings.sellerNo,
      out_trade_no: "480000000001",
      trade_no: "2026112322001",
      trade_status: "TRADE_SUCCESS",
      total_amount: amount,
    };
    const sign = signFields(provider.privateKey, fields);
    const body = new URLSearchParams({ ...fields, sign, sign_type: "RSA2" }).toString();
    return client.readNotice(Buffer.from(body), {}, now);
  };

  it.each(["3.505", "1e2", "3,50", "", "３.50", "NaN"])("M9 is refused when its amount is %j", (amount) => {
    expect(notice("3.50").ok).toBe(true);
    expect(notice(amount)).toMatchObject({ ok: false, code: "payments.noticeMismatch" });
  });
});
