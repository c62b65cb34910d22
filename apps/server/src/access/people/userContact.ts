import { maskEmail, maskPhone } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";

export const phoneContext = (userId: string) => `user:${userId}:phone`;
export const emailContext = (userId: string) => `user:${userId}:email`;

/** Last digits by which a phone is found as well as by all of them. */
const tailDigits = 4;

/** Phone and e-mail of a user as they are stored; they open for this user only. */
export interface SealedUserContact {
  readonly phoneSealed: Buffer | null;
  readonly phoneIndex: Buffer | null;
  readonly phoneTail: Buffer | null;
  readonly emailSealed: Buffer | null;
}

/** What a list of users is asked for: keyed hashes in hexadecimal digits, so that a stored export holds no number. */
export interface PhoneHashes {
  /** Of the last four digits. */
  readonly tail: readonly string[];
  /** Of all digits; missing where somebody asked for the last four. */
  readonly whole?: readonly string[];
}

const wholePurpose = "user phone";
const tailPurpose = "user phone tail";

/** By which the user of a whole number is found: logins by text message, resets, and one account for one number. */
export function userPhoneIndexes(secrets: Secrets, phone: string): readonly Buffer[] {
  return secrets.keyedHashes(wholePurpose, phone);
}

/** The columns by which a number is found. */
export function userPhoneColumns(
  secrets: Secrets,
  phone: string,
): { readonly phoneIndex: Buffer; readonly phoneTail: Buffer } {
  return {
    phoneIndex: secrets.keyedHash(wholePurpose, phone),
    phoneTail: secrets.keyedHash(tailPurpose, phone.slice(-tailDigits)),
  };
}

/** What a search for a number looks for: its last four digits, or the whole of it; parts of another length find nobody. */
export function phoneHashes(secrets: Secrets, typed: string): PhoneHashes {
  const phone = typed.replace(/[\s-]/g, "");
  const hex = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString("hex"));
  const tail = hex(secrets.keyedHashes(tailPurpose, phone.slice(-tailDigits)));
  return /^\d{4}$/.test(phone) ? { tail } : { tail, whole: hex(userPhoneIndexes(secrets, phone)) };
}

export function sealUserContact(
  secrets: Secrets,
  userId: string,
  { phone, email }: { readonly phone: string | null; readonly email: string | null },
): SealedUserContact {
  const seal = (text: string | null, context: string) =>
    text === null ? null : secrets.seal(Buffer.from(text), context);
  return {
    phoneSealed: seal(phone, phoneContext(userId)),
    ...(phone === null ? { phoneIndex: null, phoneTail: null } : userPhoneColumns(secrets, phone)),
    emailSealed: seal(email, emailContext(userId)),
  };
}

/** The number in full; whoever shows it records that. Aggregates of SQL bring the sealed bytes as base64. */
export function openUserPhone(
  secrets: Secrets,
  { userId, phoneSealed }: { readonly userId: string; readonly phoneSealed: Buffer | string | null },
): string | null {
  if (phoneSealed === null) return null;
  return secrets
    .open(typeof phoneSealed === "string" ? Buffer.from(phoneSealed, "base64") : phoneSealed, phoneContext(userId))
    .toString();
}

/** The address in full; whoever shows it records that. */
export function openUserEmail(
  secrets: Secrets,
  { userId, emailSealed }: { readonly userId: string; readonly emailSealed: Buffer | null },
): string | null {
  return emailSealed === null ? null : secrets.open(emailSealed, emailContext(userId)).toString();
}

/** The number as lists, files and the audit log show it. */
export function maskedUserPhone(secrets: Secrets, user: Parameters<typeof openUserPhone>[1]): string | null {
  const phone = openUserPhone(secrets, user);
  return phone === null ? null : maskPhone(phone);
}

export function maskedUserEmail(secrets: Secrets, user: Parameters<typeof openUserEmail>[1]): string | null {
  const email = openUserEmail(secrets, user);
  return email === null ? null : maskEmail(email);
}

/** A row of a list with its sealed phone replaced by a masked one. */
export function withMaskedPhone<Row extends { readonly userId: string; readonly phoneSealed: Buffer | string | null }>(
  secrets: Secrets,
  { phoneSealed, ...row }: Row,
): Omit<Row, "phoneSealed"> & { readonly phone: string | null } {
  return { ...row, phone: maskedUserPhone(secrets, { userId: row.userId, phoneSealed }) };
}
