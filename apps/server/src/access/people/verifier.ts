import { fromHex, kdfVersion, newVerifier } from "@yunshou/contract/access/proof";
import type { Secrets } from "../../platform/secrets.ts";

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

/** A verifier that no password fits, the same for each look at the same unknown account. Goes through the same work as a real one. */
export function dummyVerifier(keys: AccessKeys, account: string): Buffer {
  const sealed = keys.secrets.seal(keys.secrets.keyedHash("dummy verifier", account), verifierContext("0", kdfVersion));
  return openVerifier(keys, "0", kdfVersion, sealed);
}

/** For seeds and the first administrator: the browser does this itself for everybody else. */
export function verifierOf(keys: AccessKeys, account: string, password: string): Promise<string> {
  return newVerifier(keys.realm, account, password);
}
