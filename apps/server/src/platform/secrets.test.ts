import { createPublicKey, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadSecrets, replaceKeyFile, retireKeyFile, secretsFrom } from "./secrets.ts";

const folder = mkdtempSync(join(tmpdir(), "yunshou-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const one = secretsFrom(Buffer.alloc(32, 1));
const two = secretsFrom(Buffer.alloc(32, 2));

describe("secrets", () => {
  it("open what they sealed, in the same context only", () => {
    const sealed = one.seal(Buffer.from("verifier"), "user:1");
    expect(one.open(sealed, "user:1").toString()).toBe("verifier");
    expect(one.seal(Buffer.from("verifier"), "user:1").equals(sealed)).toBe(false);
    expect(() => one.open(sealed, "user:2")).toThrow();
    expect(() => two.open(sealed, "user:1")).toThrow("another key");
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => one.open(sealed, "user:1")).toThrow();
  });

  it("sign commands with a key that follows from the master key", () => {
    const { publicKeyHex, sign } = one.commandKey;
    const key = createPublicKey({
      key: Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(publicKeyHex, "hex")]),
      format: "der",
      type: "spki",
    });
    expect(verify(null, Buffer.from("open"), key, sign(Buffer.from("open")))).toBe(true);
    expect(verify(null, Buffer.from("shut"), key, sign(Buffer.from("open")))).toBe(false);
    expect(secretsFrom(Buffer.alloc(32, 1)).commandKey.publicKeyHex).toBe(publicKeyHex);
    expect(two.commandKey.publicKeyHex).not.toBe(publicKeyHex);
  });

  it("hash differently for each purpose and key", () => {
    const hashes = [
      one.keyedHash("a", "x"),
      one.keyedHash("b", "x"),
      one.keyedHash("a", "y"),
      two.keyedHash("a", "x"),
    ].map((hash) => hash.toString("hex"));
    expect(new Set(hashes).size).toBe(4);
  });

  it("live in a file that only its owner reads, made once", () => {
    const first = loadSecrets({ dataDir: folder, masterKey: undefined });
    const file = join(folder, "secrets", "master.key");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(loadSecrets({ dataDir: folder, masterKey: undefined }).keyId).toBe(first.keyId);
    expect(loadSecrets({ dataDir: folder, masterKey: readFileSync(file, "utf8").trim() }).keyId).toBe(first.keyId);
    expect(() => loadSecrets({ dataDir: join(file, "below"), masterKey: undefined })).toThrow(
      /^DATA_DIR .+ cannot be used: /,
    );
    writeFileSync(file, "damaged");
    expect(() => loadSecrets({ dataDir: folder, masterKey: undefined })).toThrow("is damaged");
  });

  it("S14 read what the key before them sealed and hashed while a rotation lasts, and write with the present one", () => {
    const both = secretsFrom(Buffer.alloc(32, 2), Buffer.alloc(32, 1));
    expect(both.open(one.seal(Buffer.from("old"), "c"), "c").toString()).toBe("old");
    expect(both.isCurrent(one.seal(Buffer.from("old"), "c"))).toBe(false);
    expect(two.open(both.seal(Buffer.from("new"), "c"), "c").toString()).toBe("new");
    expect(both.keyedHashes("a", "x")).toEqual([two.keyedHash("a", "x"), one.keyedHash("a", "x")]);
    // Machines keep the public half of the first key; anchors count under both.
    expect(both.commandKey.publicKeyHex).toBe(one.commandKey.publicKeyHex);
    expect(both.auditPublicKeys).toEqual([two.auditKey.publicKeyHex, one.auditKey.publicKeyHex]);
    expect(two.withKept(both.toKeep).commandKey.publicKeyHex).toBe(one.commandKey.publicKeyHex);
    expect(secretsFrom(Buffer.alloc(32, 1), Buffer.alloc(32, 1)).previousKeyId).toBeUndefined();
  });

  it("replace the key file by a new one, read the old one beside it, and set it aside in the end", () => {
    const config = { dataDir: mkdtempSync(join(folder, "rotation-")), masterKey: undefined };
    const before = loadSecrets(config);
    replaceKeyFile(config);
    const both = loadSecrets(config);
    expect([both.previousKeyId, both.keyId === before.keyId]).toEqual([before.keyId, false]);
    expect(() => replaceKeyFile(config)).toThrow("A rotation lasts already");
    expect(() => replaceKeyFile({ ...config, masterKey: "1".repeat(64) })).toThrow("MASTER_KEY is set");
    const retired = retireKeyFile(config, before.keyId) ?? "";
    expect(statSync(retired).mode & 0o777).toBe(0o600);
    expect(loadSecrets(config).previousKeyId).toBeUndefined();
    expect(loadSecrets(config).keyId).toBe(both.keyId);
  });
});
