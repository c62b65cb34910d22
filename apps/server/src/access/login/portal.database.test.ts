import { execFileSync } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@yunshou/contract/access/login";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { Client, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser } from "../../testing/bench/people.ts";
import { portalClaims, portalToken, portalVariables } from "../../testing/standIns/portal.ts";
import { readPortalToken } from "./portalToken.ts";

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), "yunshou-portal-"));
beforeAll(async () => {
  server = await startTestServer({ ...portalVariables, LOG_LEVEL: "warn" });
  const merchant = await givenMerchant(server, { name: "云途" });
  await givenUser(server, merchant, { account: "fromPortal" });
  await givenUser(server, merchant, { account: "blocked" });
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0" },
    { account: "operator", roles: ["operator"], level: "3" },
  );
  await rowsOf(server, "update app_user set blocked_reason = '离职' where account = 'blocked'");
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const codeOf = async (token: string) =>
  (await new Client(server.address).try(login.getUserInfoByToken, { token })).body.code;
const now = () => Math.floor(Date.now() / 1_000);

describe("a login by the token of the portal", () => {
  it("LOGIN-40 LOGIN-43 opens a session of the account, sets the portal flag, and stands in the log", async () => {
    const answer = await new Client(server.address).call(login.getUserInfoByToken, {
      token: portalToken(portalClaims("FROMPORTAL")),
    });
    expect(answer.userInfo).toMatchObject({ username: "fromPortal", isDlmh: true });
    expect(answer.session_key.length).toBeGreaterThan(30);
    expect(
      await rowsOf(server, "select action from audit_log where action like 'access.login%' order by id desc limit 1"),
    ).toEqual([{ action: "access.login.succeeded" }]);
  });

  it("LOGIN-40 takes each token once, also when it comes five times at one moment", async () => {
    const token = portalToken(portalClaims("fromPortal"));
    const codes = await Promise.all([1, 2, 3, 4, 5].map(() => codeOf(token)));
    expect(codes.sort()).toEqual(["H0000", ...Array.from({ length: 4 }, () => "access.tokenInvalid")]);
    expect(await codeOf(token)).toBe("access.tokenInvalid");
  });

  const flip = (token: string, place: number) => {
    const parts = token.split(".");
    const [first = "", ...rest] = [...(parts[place] ?? "")];
    return parts.map((text, index) => (index === place ? (first === "A" ? "B" : "A") + rest.join("") : text)).join(".");
  };
  const body = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString("base64url");

  it.each([
    ["of nothing", () => "unknown", "it is no token of the configured kind"],
    ["with a forged signature", () => flip(portalToken(portalClaims("fromPortal")), 2), "its signature is wrong"],
    [
      "whose account was changed",
      () => {
        const [head, , tail] = portalToken(portalClaims("blocked")).split(".");
        return `${head}.${body(portalClaims("fromPortal"))}.${tail}`;
      },
      "its signature is wrong",
    ],
    [
      "under another secret",
      () => portalToken(portalClaims("fromPortal"), { secret: "another-secret-of-32-characters!!" }),
      "its signature is wrong",
    ],
    [
      "without a signature",
      () => portalToken(portalClaims("fromPortal"), { head: { alg: "none" } }).replace(/[^.]*$/, ""),
      "it is no token of the configured kind",
    ],
    [
      "under an algorithm of its own choice",
      () => portalToken(portalClaims("fromPortal"), { head: { alg: "HS512", typ: "JWT" } }),
      "it is no token of the configured kind",
    ],
    [
      "with an extension that must be understood",
      () => portalToken(portalClaims("fromPortal"), { head: { alg: "HS256", crit: ["b64"], b64: false } }),
      "it is no token of the configured kind",
    ],
    [
      "with a second spelling of the signature",
      () => `${portalToken(portalClaims("fromPortal"))}=`,
      "it is no token of the configured kind",
    ],
    [
      "of another portal",
      () => portalToken(portalClaims("fromPortal", { iss: "other" })),
      "it is of another portal or for another console",
    ],
    [
      "for another console",
      () => portalToken(portalClaims("fromPortal", { aud: "https://other.example" })),
      "it is of another portal or for another console",
    ],
    [
      "for several consoles",
      () => portalToken(portalClaims("fromPortal", { aud: [portalVariables.PUBLIC_URL] })),
      "it lacks a claim",
    ],
    [
      "that has expired",
      () => portalToken(portalClaims("fromPortal", { iat: now() - 61, exp: now() - 1 })),
      "it has expired or would live too long",
    ],
    [
      "that would live 62 seconds",
      () => portalToken(portalClaims("fromPortal", { exp: now() + 62, iat: now() })),
      "it has expired or would live too long",
    ],
    [
      "of the future",
      () => portalToken(portalClaims("fromPortal", { iat: now() + 3_000, exp: now() + 3_030 })),
      "it is of the future",
    ],
    ["without an end", () => portalToken(portalClaims("fromPortal", { exp: undefined })), "it lacks a claim"],
    ["without a nonce", () => portalToken(portalClaims("fromPortal", { jti: undefined })), "it lacks a claim"],
    [
      "with a nonce that can be guessed",
      () => portalToken(portalClaims("fromPortal", { jti: "1" })),
      "it lacks a claim",
    ],
    ["of an account that does not exist", () => portalToken(portalClaims("nobody")), "there is no such account"],
    [
      "of an account of the platform",
      () => portalToken(portalClaims("operator")),
      "it names an account of the platform",
    ],
  ])("LOGIN-40 refuses a token %s, and tells the reason to the operator only", async (_what, make, problem) => {
    server.logged.length = 0;
    const token = make();
    const before = await rowsOf(server, "select 1 from session");
    expect(await codeOf(token)).toBe("access.tokenInvalid");
    expect((await rowsOf(server, "select 1 from session")).length).toBe(before.length);
    expect(server.logged.join("")).toContain(problem);
    expect(server.logged.join("")).not.toContain(token.split(".")[2] || "no signature");
  });

  it("LOGIN-40 tells a blocked person why", async () => {
    const answer = await new Client(server.address).try(login.getUserInfoByToken, {
      token: portalToken(portalClaims("blocked")),
    });
    expect([answer.body.code, answer.body.data.values]).toEqual(["access.blocked", { reason: "离职" }]);
  });

  it("LOGIN-40 works with the program that docs/portal.md shows, against the public key alone", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    const [privateFile, publicFile] = [join(folder, "portal.key"), join(folder, "portal.pem")];
    writeFileSync(privateFile, privateKey.export({ type: "pkcs8", format: "pem" }));
    writeFileSync(publicFile, publicKey.export({ type: "spki", format: "pem" }));
    const document = readFileSync(new URL("../../../../../docs/portal.md", import.meta.url), "utf8");
    const program = join(folder, "portal.mjs");
    writeFileSync(program, /```js\n([\s\S]*?)```/.exec(document)?.[1] ?? "");
    const { PUBLIC_URL, PORTAL_NAME } = portalVariables;
    const own = await startTestServer({ PUBLIC_URL, PORTAL_NAME, PORTAL_PUBLIC_KEY: publicFile });
    try {
      await givenUser(own, await givenMerchant(own, { name: "云途" }), { account: "fromPortal" });
      const link = execFileSync(process.execPath, [program], {
        env: { PUBLIC_URL, PORTAL_NAME, PORTAL_PRIVATE_KEY: privateFile, ACCOUNT: "fromPortal" },
        encoding: "utf8",
      }).trim();
      expect(link.startsWith(`${PUBLIC_URL}/loginSilent?token=`)).toBe(true);
      const token = new URL(link).searchParams.get("token") ?? "";
      expect((await new Client(own.address).call(login.getUserInfoByToken, { token })).userInfo).toMatchObject({
        username: "fromPortal",
        isDlmh: true,
      });
      const spoken = readFileSync(publicFile, "utf8");
      expect(
        (
          await new Client(own.address).try(login.getUserInfoByToken, {
            token: portalToken(portalClaims("fromPortal"), { secret: spoken }),
          })
        ).body.code,
      ).toBe("access.tokenInvalid");
    } finally {
      await own.stop();
    }
  });

  it.each([
    ["ES256", () => generateKeyPairSync("ec", { namedCurve: "P-256" })],
    ["RS256", () => generateKeyPairSync("rsa", { modulusLength: 2_048 })],
  ] as const)("LOGIN-40 proves tokens of a portal whose key speaks %s", (alg, pair) => {
    const { privateKey, publicKey } = pair();
    const file = join(folder, `${alg}.pem`);
    writeFileSync(file, publicKey.export({ type: "spki", format: "pem" }));
    const { portal } = readConfig({
      PUBLIC_URL: portalVariables.PUBLIC_URL,
      PORTAL_NAME: portalVariables.PORTAL_NAME,
      PORTAL_PUBLIC_KEY: file,
    });
    const text = `${body({ alg, typ: "JWT" })}.${body(portalClaims("x"))}`;
    const signed = sign(
      "sha256",
      Buffer.from(text),
      alg === "ES256" ? { key: privateKey, dsaEncoding: "ieee-p1363" } : privateKey,
    ).toString("base64url");
    expect(readPortalToken(portal!, `${text}.${signed}`, new Date())).toMatchObject({ account: "x" });
    expect(readPortalToken(portal!, flip(`${text}.${signed}`, 2), new Date())).toEqual({
      problem: "its signature is wrong",
    });
  });
});
