import { createCipheriv, createDecipheriv, createHash, createHmac, createPrivateKey, createPublicKey, hkdfSync, randomBytes, sign } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config.ts";

/** Keys that live outside the database, so that a copy of the database opens nothing. */
export interface Secrets {
  /** Short public name of the master key, stored beside what it sealed. */
  readonly keyId: string;
  /** Encrypts with AES-256-GCM; `context` must be given again to open, e.g. the id of the row. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** @throws Error when the bytes, the context or the key are not those of `seal`. */
  open(sealed: Uint8Array, context: string): Buffer;
  /** A keyed hash for one purpose: dummies, device cookies, lookups. 32 bytes. */
  keyedHash(purpose: string, text: string): Buffer;
  /** Ed25519, for the commands to machines. */
  readonly commandKey: { readonly id: string; readonly publicKeyHex: string; readonly sign: (message: Uint8Array) => Buffer };
  /** Ed25519, for the anchors of the audit log. */
  readonly auditKey: { readonly publicKeyHex: string; readonly sign: (message: Uint8Array) => Buffer };
}

const ivBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;
/** PKCS #8 header of a raw Ed25519 seed (RFC 8410). */
const ed25519Header = Buffer.from("302e020100300506032b657004220420", "hex");

/** The keys that follow from one master key of 32 bytes. */
export function secretsFrom(master: Uint8Array): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", master, "yunshou", purpose, 32));
  const sealing = derive("sealing");
  const hashing = derive("hashing");
  const keyIdOf = createHash("sha256").update(derive("name")).digest().subarray(0, keyIdBytes);
  const signer = (purpose: string) => {
    const privateKey = createPrivateKey({ key: Buffer.concat([ed25519Header, derive(purpose)]), format: "der", type: "pkcs8" });
    const publicKey = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32);
    return { publicKeyHex: publicKey.toString("hex"), sign: (message: Uint8Array) => sign(null, message, privateKey) };
  };
  const aad = (context: string) => Buffer.concat([keyIdOf, Buffer.from(context)]);
  return {
    keyId: keyIdOf.toString("hex"),
    seal(plain, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv).setAAD(aad(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([keyIdOf, iv, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (!bytes.subarray(0, keyIdBytes).equals(keyIdOf)) throw new Error("sealed with another key");
      const iv = bytes.subarray(keyIdBytes, keyIdBytes + ivBytes);
      const tag = bytes.subarray(keyIdBytes + ivBytes, keyIdBytes + ivBytes + tagBytes);
      const decipher = createDecipheriv("aes-256-gcm", sealing, iv).setAAD(aad(context)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(keyIdBytes + ivBytes + tagBytes)), decipher.final()]);
    },
    keyedHash: (purpose, text) => createHmac("sha256", hashing).update(`${purpose}\u001f${text}`).digest(),
    commandKey: { id: keyIdOf.toString("hex"), ...signer("commands") },
    auditKey: signer("audit"),
  };
}

/**
 * Reads the master key from the configuration, or from a file that only the owner may read; makes the file at the first start.
 *
 * @throws ConfigError when the file is damaged.
 */
export function loadSecrets(config: { readonly dataDir: string; readonly masterKey: string | undefined }): Secrets {
  if (config.masterKey !== undefined) return secretsFrom(Buffer.from(config.masterKey, "hex"));
  const file = join(config.dataDir, "secrets", "master.key");
  try {
    return secretsFrom(Buffer.from(readKey(file) ?? makeKey(file), "hex"));
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof Error) || !("code" in error)) throw error;
    throw new ConfigError(`DATA_DIR ${config.dataDir} cannot be used: ${error.message}.`);
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
  if (!/^[0-9a-f]{64}$/.test(text)) throw new ConfigError(`The key file ${file} in DATA_DIR is damaged; restore it from a backup.`);
  return text;
}

/** Two programs may start at once: the first link wins, and both read what it wrote. */
function makeKey(file: string): string {
  const folder = join(file, "..");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
