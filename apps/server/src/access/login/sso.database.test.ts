import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { users } from "@yunshou/contract/access/users";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { codeAt } from "../../testing/standIns/authenticator.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import {
  type IdentityProvider,
  logInAtProvider,
  ssoClient,
  startIdentityProvider,
} from "../../testing/standIns/identityProvider.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

const publicUrl = "http://console.test";
let provider: IdentityProvider;
let server: TestServer;
let merchant: CreatedMerchant;

beforeAll(async () => {
  provider = await startIdentityProvider(`${publicUrl}/ssologin`);
  server = await startTestServer({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: ssoClient.id,
    OIDC_CLIENT_SECRET: ssoClient.secret,
    PUBLIC_URL: publicUrl,
  });
  merchant = await givenMerchant(server);
  for (const [index, name] of ["wang", "li", "chen", "sun", "boss"].entries())
    await givenUser(server, merchant, { account: name, phone: `1391234000${index}` });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => server.database.system.query("delete from login_failure"));
afterEach(() => provider.forge(undefined));

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.system.query(text, values)).rows as Row[];

/** A browser that has been at the provider and comes back; `query` is what stands in its address. */
async function returned(person: string): Promise<{ client: Client; query: string }> {
  const client = new Client(server.address);
  const { address } = await client.call(account.beginSso, {});
  return { client, query: await logInAtProvider(address, person) };
}

async function codeOf(client: Client, query: string): Promise<string> {
  return (await client.try(login.onLoginSSO, { token: query })).body.code;
}

describe("single sign-on", () => {
  it("LOGIN-41 LOGIN-42 logs in whom the provider names, with authorization code, PKCE, state and nonce, and no token in any address", async () => {
    const client = new Client(server.address);
    const { address } = await client.call(account.beginSso, {});
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${publicUrl}/ssologin`,
      client_id: ssoClient.id,
    });
    expect(
      [asked.get("state"), asked.get("nonce"), asked.get("code_challenge")].every((text) => (text?.length ?? 0) >= 43),
    ).toBe(true);
    const query = await logInAtProvider(address, "wang");
    expect(query).not.toMatch(/token=/);
    const answer = await client.call(login.onLoginSSO, { token: query, loginUrl: "/ssologin" });
    expect(answer.userInfo).toMatchObject({ username: "wang", isDlmh: false, loginUrl: "/ssologin" });
    expect(answer.session_key).toMatch(/^[\w-]{43}$/);
    expect((await client.call(account.deployment, {})).sso).toBe(true);
  });

  it("refuses an answer that is sent again, one of another browser and one with a forged state", async () => {
    const { client, query } = await returned("wang");
    expect(await codeOf(new Client(server.address), query)).toBe("access.ssoFailed");
    const forged = new URLSearchParams(query);
    forged.set("state", "A".repeat(43));
    expect(await codeOf(client, forged.toString())).toBe("access.ssoFailed");
    expect(await codeOf(client, query)).toBe("H0000");
    expect(await codeOf(client, query)).toBe("access.ssoFailed");
  });

  it("refuses a login that somebody else began, so that nobody is logged in as the attacker", async () => {
    const attacker = await returned("li");
    const victim = new Client(server.address);
    await victim.call(account.beginSso, {});
    expect(await codeOf(victim, attacker.query)).toBe("access.ssoFailed");
  });

  it.each([
    ["a wrong nonce", (claims: Record<string, unknown>) => ({ ...claims, nonce: "other" }), "own"],
    ["no nonce", ({ nonce: _, ...claims }: Record<string, unknown>) => claims, "own"],
    ["a wrong audience", (claims: Record<string, unknown>) => ({ ...claims, aud: "somebody-else" }), "own"],
    ["a wrong issuer", (claims: Record<string, unknown>) => ({ ...claims, iss: "https://evil.example" }), "own"],
    [
      "an end in the past",
      (claims: Record<string, unknown>) => ({ ...claims, iat: 1_700_000_000, exp: 1_700_000_060 }),
      "own",
    ],
    [
      "another person's subject under a foreign key",
      (claims: Record<string, unknown>) => ({ ...claims, sub: "boss" }),
      "foreign",
    ],
  ] as const)("refuses an id token with %s", async (_what, change, key) => {
    const { client, query } = await returned("wang");
    provider.forge(change, key);
    expect(await codeOf(client, query)).toBe("access.ssoFailed");
    expect(client.token).toBeUndefined();
  });

  it("believes the same id token when it is signed again as it was, so that only the changes above are what is refused", async () => {
    const { client, query } = await returned("wang");
    provider.forge((claims) => claims);
    expect(await codeOf(client, query)).toBe("H0000");
  });

  it("refuses an answer of the provider that carries an error, and one that is late", async () => {
    const client = new Client(server.address);
    const state = new URL((await client.call(account.beginSso, {})).address).searchParams.get("state") ?? "";
    expect(await codeOf(client, `error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`)).toBe(
      "access.ssoFailed",
    );
    const late = await returned("wang");
    await sql("update sso_login set expires_at = now()");
    expect(await codeOf(late.client, late.query)).toBe("access.ssoFailed");
  });

  it("tells a person without an account so, and a blocked one the reason", async () => {
    const nobody = await returned("nobody");
    expect(await nobody.client.try(login.onLoginSSO, { token: nobody.query })).toMatchObject({
      status: 403,
      body: { code: "access.ssoAccountUnknown" },
    });
    await sql("update app_user set blocked_reason = '离职' where account = 'sun'");
    const blocked = await returned("sun");
    expect((await blocked.client.try(login.onLoginSSO, { token: blocked.query, language: "zh" })).body.msg).toContain(
      "离职",
    );
    expect(
      await sql(
        "select u.account from audit_log l join app_user u on u.id = l.actor_id where l.action = 'access.login.blocked'",
      ),
    ).toEqual([{ account: "sun" }]);
  });

  it("ties a person at the first login, so that a name given to somebody else later opens nothing until it is untied", async () => {
    const first = await returned("chen@old");
    expect(await codeOf(first.client, first.query)).toBe("H0000");
    const second = await returned("chen@new");
    expect(await codeOf(second.client, second.query)).toBe("access.ssoAccountUnknown");
    const boss = await loginAs(server, "boss", testPassword);
    const [chen] = await sql<{ id: string }>("select id from app_user where account = 'chen'");
    await boss.call(users.resetPassword, { userId: chen?.id ?? "" });
    const third = await returned("chen@new");
    expect(await codeOf(third.client, third.query)).toBe("H0000");
  });

  it("USER-12 ties the new account of a person whose old one was erased", async () => {
    const first = await returned("wang");
    expect(await codeOf(first.client, first.query)).toBe("H0000");
    const boss = await loginAs(server, "boss", testPassword);
    const [wang] = await sql<{ id: string }>("select id from app_user where account = 'wang'");
    const userId = wang?.id ?? "";
    await boss.call(users.remove, { userId });
    await boss.call(users.erase, { userId });
    expect(await sql("select 1 from sso_identity where user_id = $1", [userId])).toEqual([]);
    await givenUser(server, merchant, { account: "wang", phone: "13912340009" });
    const again = await returned("wang");
    expect(await codeOf(again.client, again.query)).toBe("H0000");
  });

  it("asks for the second factor of whom has one", async () => {
    const li = await loginAs(server, "li", testPassword);
    const { secret } = await li.call(secondFactor.enrol, {});
    await li.call(secondFactor.confirm, { code: await codeAt(secret) });
    const { client, query } = await returned("li");
    expect(await codeOf(client, query)).toBe("access.secondFactorNeeded");
    await client.call(secondFactor.finishLogin, { code: await codeAt(secret, 1) });
  });

  it("says plainly that the provider cannot be reached", async () => {
    const lonely = await startTestServer({
      OIDC_ISSUER: "http://127.0.0.1:9",
      OIDC_CLIENT_ID: "x",
      PUBLIC_URL: publicUrl,
    });
    try {
      expect((await new Client(lonely.address).try(account.beginSso, {})).body.code).toBe("access.ssoFailed");
    } finally {
      await lonely.stop();
    }
  });
});
