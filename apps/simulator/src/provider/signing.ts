import {
  demoNoticeHeaders,
  demoNoticeSigningText,
  demoProviderIdentity,
} from "@yunshou/contract/payments/demoProvider";
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";

/** The provider's key pair; the cloud gets the public half. */
export interface ProviderKeys {
  readonly privateKey: KeyObject;
  readonly publicKeyPem: string;
}

/** @param pem an RSA private key; without it a new pair is made. */
export function providerKeys(pem?: string): ProviderKeys {
  const privateKey =
    pem === undefined ? generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey : createPrivateKey(pem);
  return { privateKey, publicKeyPem: createPublicKey(privateKey).export({ format: "pem", type: "spki" }).toString() };
}

/** Headers that prove a notice: RSA-SHA256 over time, nonce and the very bytes of the body. */
export function signedHeaders(keys: ProviderKeys, body: string, nowMs: number, nonce: string): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = sign("sha256", Buffer.from(demoNoticeSigningText(timestamp, nonce, body)), keys.privateKey);
  return {
    [demoNoticeHeaders.timestamp]: timestamp,
    [demoNoticeHeaders.nonce]: nonce,
    [demoNoticeHeaders.serial]: demoProviderIdentity.serial,
    [demoNoticeHeaders.signature]: signature.toString("base64"),
  };
}
