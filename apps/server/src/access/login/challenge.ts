import { randomBytes, randomInt } from "node:crypto";
import { loginLimits, refuse, type Refusal, windowWaitSeconds } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import type { Call } from "../../platform/call.ts";
import { ages, count, insertChallenge, lockSubject, takeChallenge } from "../people/login.queries.ts";

const challengeSeconds = 120;
const cookieName = "yunshou_challenge";
/** Without 0, 1, I and O, which people confuse; so `0000` can never be a code. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** What the client shows when it could fetch no code (LOGIN-10); never valid. */
const fallbackCode = "0000";

type AnyCall = Pick<Call<unknown>, "tx" | "address" | "headers" | "setHeader" | "setCookie">;

/** Codes are counted by address; a known device has a count of its own. Hands out a code with its hidden nonce, bound to this browser by a cookie, for one login within two minutes. */
export async function giveChallenge(
  call: AnyCall,
  realm: string,
  knownDevice: string | undefined,
): Promise<string | Refusal> {
  const subject = knownDevice === undefined ? `code:${call.address}` : `code:device:${knownDevice}`;
  await lockSubject(call.tx, subject);
  const wait = windowWaitSeconds(
    await ages(call.tx, subject, loginLimits.codesPerMinute),
    loginLimits.codesPerMinute,
    60,
  );
  if (wait > 0) return refuse("access.tooManyAttempts", { values: { seconds: wait } });
  await count(call.tx, subject);
  const id = randomBytes(24).toString("base64url");
  const code = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  const nonce = randomBytes(16).toString("hex");
  await insertChallenge(call.tx, { id, code, nonce, seconds: challengeSeconds });
  call.setHeader("x-login-nonce", nonce);
  call.setHeader("x-login-realm", realm);
  call.setCookie(cookieName, id, { maxAgeSeconds: challengeSeconds });
  return code;
}

/** The challenge of this browser, used up by this look; nothing when it is missing, over, or the code differs. */
export async function useChallenge(
  call: { readonly tx: Handle; readonly headers: AnyCall["headers"] },
  checkCode: string,
): Promise<{ code: string; nonce: string } | undefined> {
  const id = cookieOf(call.headers, cookieName);
  const challenge = id === undefined ? undefined : await takeChallenge(call.tx, id);
  const typed = checkCode.toUpperCase();
  return challenge === undefined || typed === fallbackCode || challenge.code !== typed ? undefined : challenge;
}

/** The value of a cookie, if it looks like one of ours. */
export function cookieOf(headers: AnyCall["headers"], name: string): string | undefined {
  const text = headers["cookie"];
  if (typeof text !== "string") return undefined;
  for (const part of text.slice(0, 8_192).split(";")) {
    const [key, value] = part.trim().split("=", 2);
    if (key === name && value !== undefined && /^[\w.-]{1,300}$/.test(value)) return value;
  }
  return undefined;
}
