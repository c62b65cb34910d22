import { createHash, createHmac, pbkdf2Sync } from "node:crypto";
import { argon2id } from "hash-wasm";
import { describe, expect, it } from "vitest";
import {
  deriveClientKey,
  fromHex,
  loginProof,
  makeProof,
  newVerifier,
  storedKeyOf,
  toHex,
  verifyProof,
} from "./proof.ts";

const challenge = { code: "7KQ2", nonce: "00112233445566778899aabbccddeeff", realm: "test" };

/** The same formula with Node's own hashes, written down once more from the design. */
async function reference(realm: string, account: string, password: string) {
  const sha = (data: string | Buffer) => createHash("sha256").update(data).digest();
  const salt = sha(`vend-login|v1|${realm}|${account}`);
  const hash = Buffer.from(
    await argon2id({
      password,
      salt,
      memorySize: 19_456,
      iterations: 2,
      parallelism: 1,
      hashLength: 32,
      outputType: "binary",
    }),
  );
  const v = sha(Buffer.concat([Buffer.from(`${account}\x1f`), hash]));
  const clientKey = createHmac("sha256", v).update("client").digest();
  return { clientKey, storedKey: sha(clientKey) };
}

describe("login proof", () => {
  it("LOGIN-19 agrees with an independent computation of the formula", async () => {
    const { clientKey, storedKey } = await reference("test", "demo", "Yunshou-2026");
    expect(toHex(await deriveClientKey("test", " Demo ", "Yunshou-2026"))).toBe(clientKey.toString("hex"));
    expect(await newVerifier("test", "demo", "Yunshou-2026")).toBe(storedKey.toString("hex"));
    const signature = createHmac("sha256", storedKey).update(`7KQ2\x1f${challenge.nonce}demo`).digest();
    const expected = Buffer.from(clientKey.map((byte, index) => byte ^ (signature[index] ?? 0))).toString("hex");
    expect(await loginProof("demo", "Yunshou-2026", challenge)).toBe(expected);
  });

  it("recovers the client key exactly as RFC 5802 section 5 shows in its example", async () => {
    // RFC 7677 section 3: the SCRAM-SHA-256 exchange of user "user" with password "pencil".
    const saltedPassword = pbkdf2Sync("pencil", Buffer.from("W22ZaJ0SNY7soEsUEjb6gQ==", "base64"), 4096, 32, "sha256");
    const clientKey = createHmac("sha256", saltedPassword).update("Client Key").digest();
    const storedKey = createHash("sha256").update(clientKey).digest();
    const authMessage =
      "n=user,r=rOprNGfwEbeRWgbNEkqO,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096,c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0";
    const signature = createHmac("sha256", storedKey).update(authMessage).digest();
    const proof = Buffer.from(clientKey.map((byte, index) => byte ^ (signature[index] ?? 0)));
    expect(proof.toString("base64")).toBe("dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=");
    expect(toHex(await storedKeyOf(clientKey))).toBe(storedKey.toString("hex"));
  });

  it("LOGIN-19 accepts a proof for its own challenge only", async () => {
    const clientKey = await deriveClientKey("test", "demo", "Yunshou-2026");
    const storedKey = await storedKeyOf(clientKey);
    const proof = await makeProof(clientKey, "demo", challenge);
    expect(proof).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyProof(storedKey, "DEMO", challenge, proof)).toBe(true);
    expect(await verifyProof(storedKey, "demo", { ...challenge, code: "7KQ3" }, proof)).toBe(false);
    expect(
      await verifyProof(storedKey, "demo", { ...challenge, nonce: "ff112233445566778899aabbccddeeff" }, proof),
    ).toBe(false);
    expect(await verifyProof(storedKey, "demo2", challenge, proof)).toBe(false);
  });

  it("refuses the stored key, another password and nonsense as a proof", async () => {
    const clientKey = await deriveClientKey("test", "demo", "Yunshou-2026");
    const storedKey = await storedKeyOf(clientKey);
    expect(await verifyProof(storedKey, "demo", challenge, toHex(storedKey))).toBe(false);
    expect(await verifyProof(storedKey, "demo", challenge, await loginProof("demo", "Yunshou-2027", challenge))).toBe(
      false,
    );
    expect(await verifyProof(storedKey, "demo", challenge, "0".repeat(64))).toBe(false);
    expect(await verifyProof(storedKey, "demo", challenge, "zz")).toBe(false);
    expect(fromHex("12")).toBeNull();
  });
});
