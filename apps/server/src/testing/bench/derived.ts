import { deriveClientKey, storedKeyOf, toHex } from "@yunshou/contract/access/proof";
import { nativeHash } from "../../access/people/nativeHash.ts";

/** The derivation is slow on purpose; tests create the same people and log them in again and again. */
const derived = new Map<string, Promise<Uint8Array>>();

/** The client key of a password, worked out once in a process. */
export function clientKeyOf(realm: string, account: string, password: string): Promise<Uint8Array> {
  const name = `${realm}/${account}/${password}`;
  const known = derived.get(name) ?? deriveClientKey(realm, account, password, nativeHash);
  derived.set(name, known);
  return known;
}

/** What a server keeps of a password, in hexadecimal digits. */
export async function verifierFor(realm: string, account: string, password: string): Promise<string> {
  return toHex(await storedKeyOf(await clientKeyOf(realm, account, password)));
}
