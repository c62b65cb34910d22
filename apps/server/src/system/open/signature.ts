import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import {
  accept,
  apiQuota,
  type ApiScope,
  apiSigned,
  apiUseLeft,
  apiWindowSeconds,
  checkApiMoment,
  nextApiUse,
  refuse,
  type Result,
} from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import * as queries from "./apiKeys.queries.ts";

export const apiKeyContext = (apiKeyId: string) => `api key:${apiKeyId}`;

/** A call as it arrived. */
export interface SignedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Admitted {
  /** Whose key it is, or why the call is refused. */
  readonly caller: Result<queries.KeyOwner>;
  /** What the answer says of the quota; absent when the key is not known to be the caller's. */
  readonly headers: Readonly<Record<string, string>>;
}

const refused = (): Admitted => ({ caller: refuse("system.apiSignature"), headers: {} });

/**
 * Asks who signed a call, whether it came before, what the key opens and how often it was used. The text of the call and the
 * count stay even when it is refused.
 */
export async function admitSigned(
  tx: Handle,
  secrets: Pick<Secrets, "open">,
  { method, url, headers }: SignedCall,
  scope: ApiScope,
  now: Date,
): Promise<Admitted> {
  const header = (name: string) => String(headers[`yunshou-${name}`] ?? "");
  const [keyId, timestamp, nonce, signature] = ["key", "timestamp", "nonce", "signature"].map(header) as [
    string,
    string,
    string,
    string,
  ];
  if (!isId(keyId) || !checkApiMoment(timestamp, nonce, now).ok) return refused();
  const key = await queries.takeApiKey(tx, keyId);
  if (key === undefined) return refused();
  const secret = secrets.open(key.secretSealed, apiKeyContext(key.apiKeyId)).toString();
  const wanted = createHmac("sha256", secret)
    .update(apiSigned(method, url, timestamp, nonce))
    .digest();
  const given = Buffer.from(signature, "hex");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return refused();
  const expiresAt = new Date((Number(timestamp) + 2 * apiWindowSeconds) * 1_000);
  if (!(await queries.useNonce(tx, key, nonce, expiresAt))) return refused();
  const use = nextApiUse(key.use, now);
  await queries.countApiCall(tx, key, use, now);
  const { remaining, resetSeconds } = apiUseLeft(use, now);
  const quota = {
    "ratelimit-limit": String(apiQuota),
    "ratelimit-remaining": String(remaining),
    "ratelimit-reset": String(resetSeconds),
  };
  if (use.calls > apiQuota)
    return { caller: refuse("system.apiQuota", { values: { seconds: resetSeconds } }), headers: quota };
  if (!key.scopes.includes(scope)) return { caller: refuse("system.apiScope"), headers: quota };
  return { caller: accept({ topId: key.topId, merchantId: key.merchantId }), headers: quota };
}
