import { argon2id, createHMAC, createSHA256 } from "hash-wasm";

/**
 * The login proof: SCRAM (RFC 5802) in the documented `password` field (LOGIN-18, LOGIN-19, reliability "login").
 * Browser and server share these functions. They need WebAssembly only, so they also work on pages without TLS,
 * where browsers offer no `crypto.subtle`.
 *
 *     passwordHash  = argon2id(password, salt of deployment and account)
 *     V             = SHA-256(account ‖ 0x1F ‖ passwordHash)
 *     clientKey     = HMAC(V, "client")        never leaves the browser
 *     storedKey     = SHA-256(clientKey)       what the server keeps, sealed
 *     proof         = clientKey XOR HMAC(storedKey, code ‖ 0x1F ‖ nonce ‖ account)
 */

/** Which derivation made a verifier; stored beside it, so that a stronger one can follow. */
export const kdfVersion = 1;

/** argon2id: 19 MiB, two passes, one lane (OWASP's first choice for 19 MiB). */
const kdf = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 };

/** Bytes of a proof and of a stored key; on the wire 64 hexadecimal digits. */
export const proofBytes = 32;

const separator = "\u001f";
const utf8 = new TextEncoder();

/** What `getCheckCode` hands out: the visible text and the hidden parts in its headers. */
export interface Challenge {
  /** The 4 characters that a person sees. */
  readonly code: string;
  /** Header X-Login-Nonce: 32 hexadecimal digits, used once. */
  readonly nonce: string;
  /** Header X-Login-Realm: name of the deployment, part of the salt. */
  readonly realm: string;
}

/** Accounts are compared without case and surrounding blanks (LOGIN-14). */
export function normalAccount(account: string): string {
  return account.trim().toLowerCase();
}

/** argon2id of a password with these parameters; who has it faster than WebAssembly brings it. */
export type PasswordHash = (password: string, salt: Uint8Array, parameters: typeof kdf) => Promise<Uint8Array>;

const inWebAssembly: PasswordHash = (password, salt, parameters) =>
  argon2id({ ...parameters, password, salt, outputType: "binary" });

/** The client key of a password: about 0.1 s of work on a desktop, 1 s on a weak tablet. */
export async function deriveClientKey(
  realm: string,
  account: string,
  password: string,
  hashOf: PasswordHash = inWebAssembly,
): Promise<Uint8Array> {
  const name = normalAccount(account);
  const salt = await sha256(utf8.encode(`vend-login|v1|${realm}|${name}`));
  const passwordHash = await hashOf(password.normalize("NFKC"), salt, kdf);
  const v = await sha256(concat(utf8.encode(name + separator), passwordHash));
  return hmac(v, utf8.encode("client"));
}

/** What the server stores for a client key. */
export function storedKeyOf(clientKey: Uint8Array): Promise<Uint8Array> {
  return sha256(clientKey);
}

/** The proof that the browser sends in `password`: 64 hexadecimal digits, good for this challenge only. */
export async function makeProof(
  clientKey: Uint8Array,
  account: string,
  challenge: Pick<Challenge, "code" | "nonce">,
): Promise<string> {
  const signature = await hmac(await storedKeyOf(clientKey), challengeBytes(account, challenge));
  return toHex(xor(clientKey, signature));
}

/** Password to proof in one step, for a login. */
export async function loginProof(account: string, password: string, challenge: Challenge): Promise<string> {
  return makeProof(await deriveClientKey(challenge.realm, account, password), account, challenge);
}

/** What is sent as `pass` or `verifier` when a password is set: useless for logging in. */
export async function newVerifier(
  realm: string,
  account: string,
  password: string,
  hashOf?: PasswordHash,
): Promise<string> {
  return toHex(await storedKeyOf(await deriveClientKey(realm, account, password, hashOf)));
}

/** True when the proof was made by somebody who has the client key behind `storedKey`, for this very challenge. */
export async function verifyProof(
  storedKey: Uint8Array,
  account: string,
  challenge: Pick<Challenge, "code" | "nonce">,
  proofHex: string,
): Promise<boolean> {
  const proof = fromHex(proofHex);
  const signature = await hmac(storedKey, challengeBytes(account, challenge));
  const candidate = await storedKeyOf(xor(proof ?? new Uint8Array(proofBytes), signature));
  return sameBytes(candidate, storedKey) && proof !== null;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The 32 bytes behind 64 hexadecimal digits, or null. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/i.test(text)) return null;
  return Uint8Array.from({ length: proofBytes }, (_unused, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}

function challengeBytes(account: string, { code, nonce }: Pick<Challenge, "code" | "nonce">): Uint8Array {
  return utf8.encode(code + separator + nonce + normalAccount(account));
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return (await createSHA256()).init().update(bytes).digest("binary");
}

async function hmac(key: Uint8Array, bytes: Uint8Array): Promise<Uint8Array> {
  return (await createHMAC(createSHA256(), key)).init().update(bytes).digest("binary");
}

function concat(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

function xor(left: Uint8Array, right: Uint8Array): Uint8Array {
  return left.map((byte, index) => byte ^ (right[index] ?? 0));
}

/** Looks at every byte whatever the first difference. */
function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index++) difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  return difference === 0;
}
