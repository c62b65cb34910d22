import { createPublicKey, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadSecrets, secretsFrom } from "./secrets.ts";

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
    const key = createPublicKey({ key: Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(publicKeyHex, "hex")]), format: "der", type: "spki" });
    expect(verify(null, Buffer.from("open"), key, sign(Buffer.from("open")))).toBe(true);
    expect(verify(null, Buffer.from("shut"), key, sign(Buffer.from("open")))).toBe(false);
    expect(secretsFrom(Buffer.alloc(32, 1)).commandKey.publicKeyHex).toBe(publicKeyHex);
    expect(two.commandKey.publicKeyHex).not.toBe(publicKeyHex);
  });

  it("hash differently for each purpose and key", () => {
    const hashes = [one.keyedHash("a", "x"), one.keyedHash("b", "x"), one.keyedHash("a", "y"), two.keyedHash("a", "x")].map((hash) => hash.toString("hex"));
    expect(new Set(hashes).size).toBe(4);
  });

  it("live in a file that only its owner reads, made once", () => {
    const first = loadSecrets({ dataDir: folder, masterKey: undefined });
    const file = join(folder, "secrets", "master.key");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(loadSecrets({ dataDir: folder, masterKey: undefined }).keyId).toBe(first.keyId);
    expect(loadSecrets({ dataDir: folder, masterKey: readFileSync(file, "utf8").trim() }).keyId).toBe(first.keyId);
    expect(() => loadSecrets({ dataDir: join(file, "below"), masterKey: undefined })).toThrow(/^DATA_DIR .+ cannot be used: /);
    writeFileSync(file, "damaged");
    expect(() => loadSecrets({ dataDir: folder, masterKey: undefined })).toThrow("is damaged");
  });
});
