import { timingSafeEqual } from "node:crypto";
import { isIPv4 } from "node:net";
import { accountWaitSeconds, loginLimits, refuse, type Refusal, windowWaitSeconds } from "@yunshou/domain";
import type { Call } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { cookieOf } from "./challenge.ts";
import { ages, count, forget, forgetOlder, lockSubject } from "../people/login.queries.ts";

const deviceCookie = "yunshou_device";
const deviceDays = 180;
const hourSeconds = 3_600;

/** Whose tries are counted together. A known device has a count of its own, so that an attacker cannot lock its owner out. */
export interface Subjects {
  readonly account: string;
  readonly counted: string;
  readonly address: string;
  readonly known: boolean;
}

type AnyCall = Pick<Call<unknown>, "tx" | "address" | "headers" | "setCookie">;

/** `second` counts codes of the second factor, apart from passwords. */
export function subjectsOf(
  call: AnyCall,
  secrets: Secrets,
  account: string,
  what: "account" | "second" = "account",
): Subjects {
  const accountSubject = `${what}:${account}`;
  const known = isKnownDevice(call, secrets, account);
  const device = cookieOf(call.headers, deviceCookie)?.split(".")[0] ?? "";
  return {
    account: accountSubject,
    counted: known ? `device:${device}:${what === "account" ? "" : `${what}:`}${account}` : accountSubject,
    address: `address:${blockOf(call.address)}`,
    known,
  };
}

/**
 * Refuses when the account, the device or the block of addresses has to wait. Holds both counts until the transaction ends,
 * so that of tries at once as few are looked at as of tries one after the other.
 */
export async function checkWait(call: AnyCall, subjects: Subjects): Promise<Refusal | undefined> {
  await lockSubject(call.tx, subjects.counted);
  const own = accountWaitSeconds(await ages(call.tx, subjects.counted, loginLimits.failuresInARow));
  // After the account in every call, so that two tries never wait for each other.
  if (!subjects.known) await lockSubject(call.tx, subjects.address);
  const block = subjects.known
    ? 0
    : windowWaitSeconds(
        await ages(call.tx, subjects.address, loginLimits.addressFailures),
        loginLimits.addressFailures,
        loginLimits.addressWindowSeconds,
      );
  const seconds = Math.max(own, block);
  return seconds > 0 ? refuse("access.tooManyAttempts", { values: { seconds } }) : undefined;
}

export async function countFailure(call: AnyCall, subjects: Subjects): Promise<void> {
  await count(call.tx, subjects.counted);
  await count(call.tx, subjects.address);
}

/**
 * A success ends the row of failures. Those of the last hour on unknown devices stay: they may be somebody else's, who would
 * get a fresh hour of guesses with each login of the owner.
 */
export async function endFailures(call: Pick<AnyCall, "tx">, subjects: Subjects): Promise<void> {
  if (subjects.known) await forget(call.tx, [subjects.counted]);
  await forgetOlder(call.tx, subjects.account, hourSeconds);
}

/** A success ends the row of failures and makes this browser a known device of the account. */
export async function countSuccess(
  call: AnyCall,
  secrets: Secrets,
  subjects: Subjects,
  account: string,
  deviceId: string,
): Promise<void> {
  await endFailures(call, subjects);
  call.setCookie(
    deviceCookie,
    [
      deviceId,
      secrets.keyedHash(devicePurpose, deviceText(account, deviceId)).toString("base64url"),
      markOf(secrets, deviceId),
    ].join("."),
    { maxAgeSeconds: deviceDays * 86_400 },
  );
}

function isKnownDevice(call: AnyCall, secrets: Secrets, account: string): boolean {
  const [id = "", signature = ""] = cookieOf(call.headers, deviceCookie)?.split(".") ?? [];
  const given = Buffer.from(signature, "base64url");
  return (
    id !== "" &&
    secrets
      .keyedHashes(devicePurpose, deviceText(account, id))
      .some((expected) => given.length === expected.length && timingSafeEqual(given, expected))
  );
}

/**
 * The device from which somebody has logged in before, whoever it was; undefined for any other. It has an allowance of its
 * own before anybody says who he is, so that its owner is not held up by others of his address.
 */
export function deviceOf(headers: AnyCall["headers"], secrets: Pick<Secrets, "keyedHashes">): string | undefined {
  const [id = "", , mark = ""] = cookieOf(headers, deviceCookie)?.split(".") ?? [];
  const given = Buffer.from(mark, "base64url");
  const isOurs = secrets
    .keyedHashes(markPurpose, id)
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  return id !== "" && isOurs ? id : undefined;
}

const markOf = (secrets: Secrets, deviceId: string) => secrets.keyedHash(markPurpose, deviceId).toString("base64url");
const markPurpose = "device of somebody";
const devicePurpose = "known device";
const deviceText = (account: string, deviceId: string) => `${deviceId}\u001f${account}`;

/** The /24 of an IPv4 address, the /64 of an IPv6 address. */
export function blockOf(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  return isIPv4(plain) ? plain.split(".").slice(0, 3).join(".") : plain.split(":").slice(0, 4).join(":");
}
