import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from "node:crypto";

/**
 * Signatures of WeChat Pay APIv3 ("签名生成", "签名验证", "证书和回调报文解密"): RSA with SHA-256 over lines that end with a
 * line feed, and AES-256-GCM under the merchant's APIv3 key.
 */
export interface WechatKeys {
  readonly merchantNo: string;
  /** Serial of the merchant's own certificate. */
  readonly certificateSerial: string;
  readonly privateKey: KeyObject;
  /** 32 characters. */
  readonly apiKey: string;
  /**
   * Keys of WeChat Pay by `Wechatpay-Serial`: a platform certificate's serial, or `PUB_KEY_ID_…` of the public-key mode. While
   * a merchant changes from one to the other both sign, so both are here.
   */
  readonly platformKeys: ReadonlyMap<string, KeyObject>;
}

const lines = (...parts: readonly string[]) => parts.map((part) => `${part}\n`).join("");

/** The `Authorization` of a request; `target` is the path with its query, as it is sent. */
export function authorization(keys: WechatKeys, method: string, target: string, body: string, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const nonce = randomBytes(16).toString("hex");
  const text = lines(method, target, timestamp, nonce, body);
  const signature = sign("sha256", Buffer.from(text), keys.privateKey).toString("base64");
  const parts = {
    mchid: keys.merchantNo,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: keys.certificateSerial,
  };
  const fields = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${fields.join(",")}`;
}

/** What a page hands to the app so that its user pays ("JSAPI调起支付"). */
export function appRequest(
  keys: Pick<WechatKeys, "privateKey">,
  appId: string,
  inAppNo: string,
  now: Date,
): Readonly<Record<string, string>> {
  const timeStamp = String(Math.floor(now.getTime() / 1_000));
  const nonceStr = randomBytes(16).toString("hex");
  const bundle = `prepay_id=${inAppNo}`;
  const text = lines(appId, timeStamp, nonceStr, bundle);
  const paySign = sign("sha256", Buffer.from(text), keys.privateKey).toString("base64");
  return { appId, timeStamp, nonceStr, package: bundle, signType: "RSA", paySign };
}

/** What proves an answer or a notice, from its headers. */
export interface WechatProof {
  readonly timestamp: string;
  readonly nonce: string;
  readonly serial: string;
  readonly signature: string;
}

/** WeChat Pay sends notices with a wrong signature on purpose; they begin like this and prove nothing. */
const probe = "WECHATPAY/SIGNTEST/";
/** An answer or notice older or newer than this is refused, so that a recorded one cannot be played again. */
export const proofWindowMs = 300_000;

/** Why bytes are not proven to be WeChat Pay's, or undefined when they are. */
export function unproven(
  { platformKeys }: Pick<WechatKeys, "platformKeys">,
  { timestamp, nonce, serial, signature }: WechatProof,
  body: string,
  now: Date,
): string | undefined {
  if (!/^\d{1,12}$/.test(timestamp) || nonce === "") return "no time or nonce";
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > proofWindowMs) return "outside the time window";
  const key = platformKeys.get(serial);
  if (key === undefined) return "unknown key";
  if (signature.startsWith(probe)) return "a probe of the provider";
  const signed = Buffer.from(signature, "base64");
  if (signed.length === 0 || !verify("sha256", Buffer.from(lines(timestamp, nonce, body)), key, signed))
    return "wrong signature";
  return undefined;
}

/** A part of a notice under the merchant's APIv3 key. */
export interface WechatSealed {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string | undefined;
}

const tagBytes = 16;

/** @throws Error when the key, the nonce or the associated data are not those with which it was sealed. */
export function openSealed(apiKey: string, { ciphertext, nonce, associated_data = "" }: WechatSealed): string {
  const bytes = Buffer.from(ciphertext, "base64");
  if (bytes.length <= tagBytes) throw new Error("too short");
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(apiKey), Buffer.from(nonce));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  decipher.setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString("utf8");
}
