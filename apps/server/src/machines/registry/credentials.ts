import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { insertCredential, revokeVersions, type CredentialRow } from "./credentials.queries.ts";

/** A machine's secret: 256 random bits as 43 letters, digits, `-` and `_`. Only its hash is stored. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashSecret(secret) };
}

/** The secret has 256 bits of chance, so a plain hash is as strong as a slow one. */
export function hashSecret(secret: string | Uint8Array): Buffer {
  return createHash("sha256").update(secret).digest();
}

/**
 * Gives a machine a new secret and revokes the older ones; a connection that used one closes within 10 s.
 * Show the secret once; it cannot be read again.
 *
 * @throws Error when there is no such machine.
 */
export async function issueCredential(tx: Handle, machine: { readonly machineId: string }): Promise<string> {
  const { secret, hash } = newSecret();
  await revokeVersions(tx, machine.machineId);
  if (!(await insertCredential(tx, machine.machineId, hash))) throw new Error(`no machine ${machine.machineId}`);
  return secret;
}

/** The credential that a password matches. Every candidate is compared, whatever the outcome of the others. */
export function matchingCredential(
  password: Uint8Array,
  candidates: readonly CredentialRow[],
): CredentialRow | undefined {
  const hash = hashSecret(password);
  return candidates.filter((candidate) => timingSafeEqual(hash, candidate.secretHash))[0];
}
