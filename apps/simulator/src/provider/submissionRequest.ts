import {
  demoEncryptedFields,
  demoRequestHeaders,
  demoRequestSigningText,
  demoSubmissionRequest,
} from "@yunshou/contract/payments/demoSubmissions";
import { constants, createHash, createPublicKey, type KeyObject, privateDecrypt, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** A request after its personal data was decrypted. */
export type PlainSubmission = ReturnType<typeof demoSubmissionRequest.parse>;

/** A request is refused when its clock differs by more than this. */
const windowMs = 300_000;
const rememberedNonces = 10_000;

/** Proves that requests come from the cloud: its key, a fresh time, and a nonce that was never used. */
export class RequestGuard {
  readonly #key: KeyObject;
  readonly #merchantId: string;
  readonly #nonces = new Set<string>();

  constructor(publicKeyPem: string, merchantId: string) {
    this.#key = createPublicKey(publicKeyPem);
    this.#merchantId = merchantId;
  }

  /** Why the request is refused; undefined when it is genuine. */
  problemOf(
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
    nowMs: number,
  ): string | undefined {
    const header = (name: string) => (typeof headers[name] === "string" ? headers[name] : "");
    const timestamp = header(demoRequestHeaders.timestamp);
    const nonce = header(demoRequestHeaders.nonce);
    if (header(demoRequestHeaders.merchant) !== this.#merchantId) return "unknown merchant";
    if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp) * 1_000) > windowMs)
      return "outside the time window";
    const text = demoRequestSigningText(
      method,
      path,
      timestamp,
      nonce,
      createHash("sha256").update(body).digest("hex"),
    );
    const signature = Buffer.from(header(demoRequestHeaders.signature), "base64");
    if (signature.length === 0 || !verify("sha256", Buffer.from(text), this.#key, signature)) return "wrong signature";
    if (nonce === "" || this.#nonces.has(nonce)) return "the nonce was used before";
    this.#nonces.add(nonce);
    if (this.#nonces.size > rememberedNonces) this.#nonces.delete(this.#nonces.values().next().value!);
    return undefined;
  }
}

/** Reads a request and decrypts the personal data in it. @throws Error when it does not fit or was encrypted for another key. */
export function readSubmission(body: unknown, privateKey: KeyObject): PlainSubmission {
  const request = demoSubmissionRequest.parse(body);
  const open = (text: string) =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
      Buffer.from(text, "base64"),
    ).toString("utf8");
  const plain = Object.fromEntries(
    demoEncryptedFields.flatMap((name) => (request[name] === undefined ? [] : [[name, open(request[name])]])),
  );
  return { ...request, ...plain };
}
