import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
} from "node:crypto";
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config.ts";
import { makeFolder, unusable } from "./dataDir.ts";

/** Ed25519. */
export interface SigningKey {
  /** Short public name. */
  readonly id: string;
  readonly publicKeyHex: string;
  readonly sign: (message: Uint8Array) => Buffer;
}

/** What a rotation must not lose. Kept sealed in the database, so that it survives the master key it came from. */
export interface KeptKeys {
  /** Seed of the key that signs commands: machines hold its public half since their installation. */
  readonly commandSeedHex: string;
  /** Public keys of anchors that were signed before the last rotations. */
  readonly formerAuditKeys: readonly string[];
}

/** Keys that live outside the database, so that a copy of the database opens nothing. */
export interface Secrets {
  /** Short public name of the master key, stored beside what it sealed. */
  readonly keyId: string;
  /** While a rotation lasts there is a previous key: what it sealed and hashed is still read, and never written. */
  readonly previousKeyId: string | undefined;
  /** Encrypts with AES-256-GCM; `context` must be given again to open, e.g. the id of the row. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** @throws Error when the bytes, the context or the key are not those of `seal`. */
  open(sealed: Uint8Array, context: string): Buffer;
  /** Whether bytes were sealed with the present key. */
  isCurrent(sealed: Uint8Array): boolean;
  /** A keyed hash for one purpose: dummies, device cookies, lookups. 32 bytes. */
  keyedHash(purpose: string, text: string): Buffer;
  /** The same under every key that is read, the present one first: what a lookup has to look for. */
  keyedHashes(purpose: string, text: string): readonly Buffer[];
  /** Signs the commands to machines; a rotation leaves it as it is. */
  readonly commandKey: SigningKey;
  /** Signs the anchors of the audit log; each master key has its own. */
  readonly auditKey: SigningKey;
  /** Public keys whose anchors count, the present one first. */
  readonly auditPublicKeys: readonly string[];
  /** What to keep at the first start. */
  readonly toKeep: KeptKeys;
  /** These secrets with what was kept. */
  withKept(kept: KeptKeys): Secrets;
}

const ivBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;
/** No sealed text is shorter. */
export const sealedBytesAtLeast = keyIdBytes + ivBytes + tagBytes;
/** PKCS #8 header of a raw Ed25519 seed (RFC 8410). */
const ed25519Header = Buffer.from("302e020100300506032b657004220420", "hex");

/** One master key with the keys that follow from it. */
class Ring {
  readonly id: Buffer;
  readonly commandSeed: Buffer;
  readonly auditKey: SigningKey;
  readonly #sealing: Buffer;
  readonly #hashing: Buffer;

  constructor(master: Uint8Array) {
    const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", master, "yunshou", purpose, 32));
    this.#sealing = derive("sealing");
    this.#hashing = derive("hashing");
    this.commandSeed = derive("commands");
    this.auditKey = signingKey(derive("audit"));
    this.id = createHash("sha256").update(derive("name")).digest().subarray(0, keyIdBytes);
  }

  seal(plain: Uint8Array, context: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#sealing, iv).setAAD(this.#aad(context));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([this.id, iv, cipher.getAuthTag(), body]);
  }

  open(bytes: Buffer, context: string): Buffer {
    const iv = bytes.subarray(keyIdBytes, keyIdBytes + ivBytes);
    const tag = bytes.subarray(keyIdBytes + ivBytes, sealedBytesAtLeast);
    const decipher = createDecipheriv("aes-256-gcm", this.#sealing, iv).setAAD(this.#aad(context)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(sealedBytesAtLeast)), decipher.final()]);
  }

  hash(purpose: string, text: string): Buffer {
    return createHmac("sha256", this.#hashing).update(`${purpose}\u001f${text}`).digest();
  }

  sealed(bytes: Buffer): boolean {
    return bytes.subarray(0, keyIdBytes).equals(this.id);
  }

  #aad(context: string): Buffer {
    return Buffer.concat([this.id, Buffer.from(context)]);
  }
}

function signingKey(seed: Uint8Array): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([ed25519Header, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32);
  const id = createHash("sha256")
    .update(publicKey)
    .digest("hex")
    .slice(0, 2 * keyIdBytes);
  return { id, publicKeyHex: publicKey.toString("hex"), sign: (message) => sign(null, message, privateKey) };
}

/** The keys that follow from one master key of 32 bytes, and from the one before it while a rotation lasts. */
export function secretsFrom(master: Uint8Array, previousMaster?: Uint8Array): Secrets {
  const present = new Ring(master);
  const former = previousMaster === undefined ? undefined : new Ring(previousMaster);
  const previous = former?.id.equals(present.id) === true ? undefined : former;
  const rings = previous === undefined ? [present] : [present, previous];
  const make = (kept: KeptKeys): Secrets => ({
    keyId: present.id.toString("hex"),
    previousKeyId: previous?.id.toString("hex"),
    seal: (plain, context) => present.seal(plain, context),
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      const ring = rings.find((one) => one.sealed(bytes));
      if (ring === undefined) throw new Error("sealed with another key");
      return ring.open(bytes, context);
    },
    isCurrent: (sealed) => present.sealed(Buffer.from(sealed)),
    keyedHash: (purpose, text) => present.hash(purpose, text),
    keyedHashes: (purpose, text) => rings.map((ring) => ring.hash(purpose, text)),
    commandKey: signingKey(Buffer.from(kept.commandSeedHex, "hex")),
    auditKey: present.auditKey,
    auditPublicKeys: [...new Set([...rings.map(({ auditKey }) => auditKey.publicKeyHex), ...kept.formerAuditKeys])],
    toKeep: kept,
    withKept: make,
  });
  return make({ commandSeedHex: (previous ?? present).commandSeed.toString("hex"), formerAuditKeys: [] });
}

/** Where the master key comes from. */
export interface KeyConfig {
  readonly dataDir: string;
  readonly masterKey: string | undefined;
  readonly masterKeyPrevious?: string | undefined;
}

const bytesOf = (hex: string | undefined) => (hex === undefined ? undefined : Buffer.from(hex, "hex"));
const keyFile = (dataDir: string) => join(dataDir, "secrets", "master.key");
const previousFile = (file: string) => `${file}.previous`;

/**
 * Puts a new master key in the place of the one in the data directory, which becomes the previous one. Every program must
 * be started again before anything is sealed anew.
 *
 * @throws ConfigError when the key is given by the configuration, or a rotation lasts already.
 */
export function replaceKeyFile({ dataDir, masterKey }: KeyConfig): void {
  if (masterKey !== undefined)
    throw new ConfigError(
      "MASTER_KEY is set: give its value to MASTER_KEY_PREVIOUS and a new one to MASTER_KEY instead.",
    );
  const file = keyFile(dataDir);
  const present = readKey(file);
  if (present === undefined) throw new ConfigError(`There is no key file ${file} yet.`);
  const before = readKey(previousFile(file));
  if (before !== undefined && before !== present)
    throw new ConfigError(`A rotation lasts already: ${previousFile(file)} is still there.`);
  writeFileSync(previousFile(file), `${present}\n`, { mode: 0o600, flush: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/** After the rotation the previous key is set aside under its name, because older backups need it. Answers where it lies now. */
export function retireKeyFile({ dataDir }: KeyConfig, previousKeyId: string): string | undefined {
  const file = keyFile(dataDir);
  const retired = join(file, "..", `master-${previousKeyId}.key`);
  if (readKey(previousFile(file)) === undefined) return undefined;
  renameSync(previousFile(file), retired);
  return retired;
}

/**
 * Reads the master key from the configuration, or from a file that only the owner may read; makes the file at the first start.
 *
 * @throws ConfigError when the file is damaged.
 */
export function loadSecrets(config: KeyConfig): Secrets {
  if (config.masterKey !== undefined)
    return secretsFrom(Buffer.from(config.masterKey, "hex"), bytesOf(config.masterKeyPrevious));
  const file = keyFile(config.dataDir);
  try {
    const key = readKey(file) ?? makeKey(file);
    return secretsFrom(Buffer.from(key, "hex"), bytesOf(config.masterKeyPrevious ?? readKey(previousFile(file))));
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof Error) || !("code" in error)) throw error;
    throw unusable(config.dataDir, error);
  }
}

function readKey(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new ConfigError(`The key file ${file} in DATA_DIR is damaged; restore it from a backup.`);
  return text;
}

/** Two programs may start at once: the first link wins, and both read what it wrote. */
function makeKey(file: string): string {
  const folder = join(file, "..");
  makeFolder(folder, 0o700);
  chmodSync(folder, 0o700);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (key === undefined) throw new ConfigError(`The key file ${file} in DATA_DIR could not be made.`);
  return key;
}
