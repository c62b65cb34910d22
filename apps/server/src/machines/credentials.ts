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
 * Gives a machine a new secret beside the old ones. Show it once; it cannot be read again.
 *
 * @throws Error when there is no such machine.
 */
export async function issueCredential(tx: Handle, machineId: string): Promise<{ secret: string; version: number }> {
  const { secret, hash } = newSecret();
  const version = await insertCredential(tx, machineId, hash);
  if (version === undefined) throw new Error(`no machine ${machineId}`);
  return { secret, version };
}

/** Shuts the door for old secrets, or for all; connections that used them close within 10 s. */
export async function revokeCredentials(tx: Handle, machineId: string, upToVersion?: number): Promise<void> {
  await revokeVersions(tx, machineId, upToVersion ?? null);
}

/** The credential that a password matches. Every candidate is compared, whatever the outcome of the others. */
export function matchingCredential(password: Uint8Array, candidates: readonly CredentialRow[]): CredentialRow | undefined {
  const hash = hashSecret(password);
  return candidates.filter((candidate) => timingSafeEqual(hash, candidate.secretHash))[0];
}
