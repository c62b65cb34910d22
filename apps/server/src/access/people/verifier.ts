import { fromHex, kdfVersion, newVerifier } from "@yunshou/contract/access/proof";
import type { Secrets } from "../../platform/secrets.ts";
import { nativeHash } from "./nativeHash.ts";

/** What is needed to keep verifiers: the keys, and the name of the deployment that salts every password. */
export interface AccessKeys {
  readonly secrets: Secrets;
  readonly realm: string;
}

export const verifierContext = (userId: string, version: number) => `verifier:${userId}:${version}`;

/** The bytes for `app_user.verifier`; they open for this user only. */
export function sealVerifier(
  keys: AccessKeys,
  userId: string,
  verifierHex: string,
): { version: number; sealed: Buffer } {
  const storedKey = fromHex(verifierHex);
  if (storedKey === null) throw new Error("a verifier has 64 hexadecimal digits");
  return { version: kdfVersion, sealed: keys.secrets.seal(storedKey, verifierContext(userId, kdfVersion)) };
}

export function openVerifier(keys: AccessKeys, userId: string, version: number, sealed: Uint8Array): Buffer {
  return keys.secrets.open(sealed, verifierContext(userId, version));
}

/** What is kept of a password, as it lies in the row of a user. */
export interface KeptVerifier {
  readonly userId: string;
  readonly kdfVersion: number;
  readonly verifier: Uint8Array;
}

/**
 * The verifier of a user, and of an unknown account one that no password fits, the same at each look. The decoy is made for
 * both, so that both go through the same work and the time tells nothing (S8).
 */
export function verifierToCheck(keys: AccessKeys, account: string, user: KeptVerifier | undefined): Buffer {
  const decoy: KeptVerifier = {
    userId: "0",
    kdfVersion,
    verifier: keys.secrets.seal(keys.secrets.keyedHash("dummy verifier", account), verifierContext("0", kdfVersion)),
  };
  const { userId, kdfVersion: version, verifier } = user ?? decoy;
  return openVerifier(keys, userId, version, verifier);
}

/** For seeds and the first administrator: the browser does this itself for everybody else. */
export function verifierOf(keys: AccessKeys, account: string, password: string): Promise<string> {
  return newVerifier(keys.realm, account, password, nativeHash);
}
