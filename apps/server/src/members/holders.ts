import { createHash, timingSafeEqual } from "node:crypto";
import { type CardHolder, type Guardianship, maskHolder } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";

export const holderContext = (memberId: string): string => `member:${memberId}:holder`;

/** A holder as it is stored: opens for this member only, and is found by the whole name or the whole number. */
export interface SealedHolder {
  readonly holderSealed: Buffer;
  readonly nameIndex: Buffer;
  readonly phoneIndex: Buffer;
}

export const nameIndexOf = (secrets: Secrets, name: string): Buffer => secrets.keyedHash("member name", name.trim());
export const phoneIndexOf = (secrets: Secrets, phone: string): Buffer =>
  secrets.keyedHash("member phone", phone.trim());

/** The keyed hashes by which a holder is found. */
export const indicesOf = (
  secrets: Secrets,
  { holderName, holderPhone }: CardHolder,
): Omit<SealedHolder, "holderSealed"> => ({
  nameIndex: nameIndexOf(secrets, holderName),
  phoneIndex: phoneIndexOf(secrets, holderPhone),
});

/** A holder with what is kept of a member's age. */
export interface Person extends CardHolder, Partial<Omit<Guardianship, "guardianConsent">> {}

export function sealHolder(secrets: Secrets, memberId: string, person: Person): SealedHolder {
  const { holderName, holderPhone, birthDay, guardianName, guardianPhone } = person;
  // What nobody said stands nowhere, so that of most members no more is kept than before.
  const known = {
    birthDay: birthDay ?? undefined,
    guardianName: guardianName || undefined,
    guardianPhone: guardianPhone || undefined,
  };
  const plain = JSON.stringify({ holderName, holderPhone, ...known });
  return {
    holderSealed: secrets.seal(Buffer.from(plain), holderContext(memberId)),
    ...indicesOf(secrets, { holderName, holderPhone }),
  };
}

/** What stands in the place of a person who asked to be forgotten: no name, and a number that nobody can have. */
export const sealNobody = (secrets: Secrets, memberId: string): SealedHolder =>
  sealHolder(secrets, memberId, { holderName: "", holderPhone: `#${memberId}` });

/** Name and phone in full; whoever shows them records that. */
export function openHolder(secrets: Secrets, memberId: string, sealed: Uint8Array): Person {
  return JSON.parse(secrets.open(sealed, holderContext(memberId)).toString()) as Person;
}

/** As lists show it; a card that nobody holds has none. */
export function shownHolder(
  secrets: Secrets,
  { memberId, holderSealed }: { readonly memberId: string | null; readonly holderSealed: Uint8Array | null },
): { holderName: string | null; holderPhone: string | null } {
  return memberId === null || holderSealed === null
    ? { holderName: null, holderPhone: null }
    : maskHolder(openHolder(secrets, memberId, holderSealed));
}

/** Whose card it is, as a query reads it. */
interface Held {
  readonly memberId: string | null;
  readonly holderSealed: Buffer | null;
}

/** A row of the contract as a query reads it: who shows it opens the holder, or leaves him out. */
export type HeldRow<Row> = Omit<Row, "holderName" | "holderPhone"> & Held;

/** The row with the name of its holder, as books show it. */
export function withHolderName<Row extends Held>(
  secrets: Secrets,
  { memberId, holderSealed, ...row }: Row,
): Omit<Row, keyof Held> & { holderName: string | null } {
  return { ...row, holderName: shownHolder(secrets, { memberId, holderSealed }).holderName };
}

/** Filters by whole texts, as hexadecimal digits of their keyed hashes, so that a stored export holds no name and no number. */
export interface HolderHashes {
  readonly nameHash?: string | undefined;
  readonly phoneHash?: string | undefined;
}

export function hashesOf(
  secrets: Secrets,
  { holderName, holderPhone }: { readonly holderName?: string | undefined; readonly holderPhone?: string | undefined },
): HolderHashes {
  return {
    nameHash: holderName === undefined ? undefined : nameIndexOf(secrets, holderName).toString("hex"),
    phoneHash: holderPhone === undefined ? undefined : phoneIndexOf(secrets, holderPhone).toString("hex"),
  };
}

export const passwordContext = (cardId: string): string => `card:${cardId}:password`;
const hashOf = (cardId: string, password: string): Buffer =>
  createHash("sha256").update(`${cardId}:${password}`).digest();

/** CARD-15: six digits have few values, so a hash alone would hide nothing; it is sealed with a key outside the database. */
export function sealPassword(secrets: Secrets, cardId: string, password: string): Buffer {
  return secrets.seal(hashOf(cardId, password), passwordContext(cardId));
}

/** Whether this is the password of the card. */
export function isPassword(secrets: Secrets, cardId: string, sealed: Uint8Array, password: string): boolean {
  return timingSafeEqual(secrets.open(sealed, passwordContext(cardId)), hashOf(cardId, password));
}
