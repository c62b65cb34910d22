import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** What a program of a merchant may read with a key. */
export const apiScopes = [
  "orders.read",
  "products.read",
  "movements.read",
  "machines.read",
  "members.read",
  "dictionary.read",
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Keys of one merchant that count. */
export const apiKeyLimit = 20;
/** A call may have been signed so long ago, or by a clock so far ahead. */
export const apiWindowSeconds = 300;
/** Calls of one key a minute. */
export const apiQuota = 120;
/** What a cursor reads comes this much later, so that nothing that is still being written is passed over. */
export const streamDelaySeconds = 60;

/** The fields of a new key: a name and at least one thing that it opens. */
export function checkApiKey(name: string, scopes: readonly ApiScope[]): Result<string> {
  const checked = checkText(name, "keyName", fieldLimits.nameLength);
  if (!checked.ok) return checked;
  return scopes.length === 0 ? refuse("field.required", { field: "scopes" }) : checked;
}

/** What is signed: method, address with its query as it travels, seconds since 1970, and a text that is used once. */
export const apiSigned = (method: string, url: string, timestamp: string, nonce: string): string =>
  [method, url, timestamp, nonce].join("\n");

const moment = /^\d{10}$/;
const used = /^[\w-]{16,64}$/;

/** Whether a call says when it was signed, lately, and brings a text of its own. */
export function checkApiMoment(timestamp: string, nonce: string, now: Date): Result<undefined> {
  const isLate = Math.abs(now.getTime() / 1_000 - Number(timestamp)) > apiWindowSeconds;
  return moment.test(timestamp) && used.test(nonce) && !isLate ? accept() : refuse("system.apiSignature");
}

/** Calls of a key in the minute that began at `beganAt`. */
export interface ApiUse {
  readonly beganAt: Date;
  readonly calls: number;
}

const minuteMs = 60_000;

/** One call more: in the same minute, or as the first of the next. */
export function nextApiUse(use: ApiUse, now: Date): ApiUse {
  const isOver = now.getTime() - use.beganAt.getTime() >= minuteMs;
  return isOver ? { beganAt: now, calls: 1 } : { beganAt: use.beganAt, calls: use.calls + 1 };
}

/** What is left of the minute after this call: calls, and seconds until it begins anew. */
export const apiUseLeft = ({ beganAt, calls }: ApiUse, now: Date) => ({
  remaining: Math.max(0, apiQuota - calls),
  resetSeconds: Math.max(1, Math.ceil((beganAt.getTime() + minuteMs - now.getTime()) / 1_000)),
});
