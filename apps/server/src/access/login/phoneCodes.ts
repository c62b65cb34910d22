import { randomInt } from "node:crypto";
import { loginLimits, refuse, type Refusal, windowWaitSeconds } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { ages, count, lockSubject } from "../people/login.queries.ts";
import type { Secrets } from "../../platform/secrets.ts";

/** How long a code that was sent to a phone is good, and how often it may be tried. */
export const phoneCodeSeconds = 600;
export const phoneCodeTries = 5;
const hourSeconds = 3_600;

/** Stands for a phone where its number is not needed, so that no table of codes and counters holds numbers of people. */
export const hashOfPhone = (secrets: Secrets, phone: string): string =>
  secrets.keyedHash("reset phone", phone).toString("hex");

export const newPhoneCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Counts a message with a code, whatever it is for, by its phone and by the address that wants it; refuses what is too much. */
export async function countPhoneCode(
  { tx, address }: { readonly tx: Handle; readonly address: string },
  secrets: Secrets,
  phone: string,
): Promise<Refusal | undefined> {
  const [phoneSubject, addressSubject] = [`sms:${hashOfPhone(secrets, phone)}`, `smsFrom:${address}`];
  await lockSubject(tx, phoneSubject);
  // After the phone in every call: without it a hundred calls at once, each for another phone, would all find the count of one.
  await lockSubject(tx, addressSubject);
  const sent = await ages(tx, phoneSubject, loginLimits.phoneCodesPerHour);
  const fromHere = await ages(tx, addressSubject, loginLimits.addressPhoneCodesPerHour);
  const seconds = Math.max(
    windowWaitSeconds(sent, 1, loginLimits.phoneCodePauseSeconds),
    windowWaitSeconds(sent, loginLimits.phoneCodesPerHour, hourSeconds),
    windowWaitSeconds(fromHere, loginLimits.addressPhoneCodesPerHour, hourSeconds),
  );
  if (seconds > 0) return refuse("access.tooManyAttempts", { values: { seconds } });
  await count(tx, phoneSubject);
  await count(tx, addressSubject);
  return undefined;
}
