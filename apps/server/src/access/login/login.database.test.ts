import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { loginProof, newVerifier } from "@yunshou/contract/access/proof";
import { type GroupFacts, menuGroups } from "@yunshou/contract/menu";
import { loginLimits } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../testing/bench/eventually.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "demo", name: "王芳" });
  await givenUser(server, merchant, { account: "guarded" });
  await givenUser(server, merchant, { account: "blocked" });
  await givenUser(server, merchant, { account: "fresh", mustChange: true });
  const child = await givenMerchant(server, { parentId: merchant.merchantId });
  await givenUser(server, child, { account: "child", roles: ["staff"], level: "2" });
});

afterAll(() => server.stop());

/** Waiting times are proven by the rule's own test and by the tests that ask for them. */
beforeEach(() => server.database.system.query("delete from login_failure"));

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.system.query(text, values)).rows as Row[];
/** How often somebody is recorded as having done something to himself. */
const recordsOf = async (name: string, action: string) =>
  (
    await sql(
      "select 1 from audit_log a join app_user u on u.id = a.actor_id where u.account = $1 and a.action = $2 and a.object = 'user:' || u.id",
      [name, action],
    )
  ).length;

async function proofFor(client: Client, name = "demo", password = testPassword) {
  const challenge = await client.challenge();
  return { account: name, password: await loginProof(name, password, challenge), checkCode: challenge.code };
}

describe("login", () => {
  it("LOGIN-06 hands out a code of four characters without confusable ones, a hidden nonce and a cookie for this browser", async () => {
    const answer = await new Client(server.address).try(login.getCheckCode, {});
    expect(answer.body).toMatchObject({ code: "H0000", data: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}$/) });
    expect(answer.headers.get("x-login-nonce")).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^yunshou_challenge=[\w-]{32}; Max-Age=120; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("LOGIN-20 LOGIN-21 LOGIN-23 LOGIN-24 answers session_key, userInfo with the documented fields and customData", async () => {
    const answer = await new Client(server.address).login("demo", testPassword);
    expect(answer.session_key).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(answer.userInfo).sort()).toEqual(
      [
        "accountname",
        "authlevel",
        "isAgent",
        "isDlmh",
        "loginUrl",
        "menuJsonTree",
        "shbh",
        "topShbh",
        "userid",
        "username",
      ].sort(),
    );
    expect(answer.userInfo).toMatchObject({
      username: "demo",
      accountname: "王芳",
      authlevel: "1",
      isAgent: true,
      isDlmh: false,
      loginUrl: "/login",
      shbh: "0001",
      topShbh: "0001",
    });
    expect(answer.customData.permissions).toContain("orders.order.read");
  });

  it("LOGIN-24 PERM-12 shows a child merchant's number and the first four characters of it", async () => {
    const { userInfo } = await new Client(server.address).login("child", testPassword);
    expect(userInfo).toMatchObject({ shbh: "00010001", topShbh: "0001", authlevel: "2" });
  });

  it("LOGIN-25 returns the login page that was used", async () => {
    const client = new Client(server.address);
    const answer = await client.call(login.onLogin, { ...(await proofFor(client)), loginUrl: "/loginYm" });
    expect(answer.userInfo.loginUrl).toBe("/loginYm");
  });

  it("PERM-01 SESS-07 LOGIN-26 lists only pages that the permissions show, each node with path, url, children and hasChild", async () => {
    const { userInfo } = await new Client(server.address).login("demo", testPassword);
    expect(userInfo.menuJsonTree[0]).toMatchObject({ path: "/", url: "/dashboard", hasChild: true });
    expect(userInfo.menuJsonTree[0]?.children[0]).toMatchObject({
      path: "/dashboard",
      url: "/dashboard",
      hasChild: false,
      children: [],
    });
    // A merchant of the ordinary kind sees every group but those of the other kind.
    expect(userInfo.menuJsonTree.map((node) => node.path)).toEqual(
      Object.entries<GroupFacts>(menuGroups).flatMap(([path, { kind }]) => (kind === undefined ? [path] : [])),
    );
  });

  it("LOGIN-14 ignores blanks and case around the account", async () => {
    const client = new Client(server.address);
    const proof = await proofFor(client);
    expect((await client.try(login.onLogin, { ...proof, account: "  DEMO " })).status).toBe(200);
  });

  it("LOGIN-18 LOGIN-19 stores neither the password nor anything that logs in", async () => {
    const [row] = await sql<{ verifier: Buffer }>("select verifier from app_user where account = 'demo'");
    const verifier = await newVerifier(server.keys.realm, "demo", testPassword);
    expect(row?.verifier.toString("hex")).not.toContain(verifier);
    const client = new Client(server.address);
    const { code } = await client.challenge();
    const answer = await client.try(login.onLogin, { account: "demo", password: verifier, checkCode: code });
    expect(answer.body.code).toBe("access.wrongCredentials");
  });

  it("LOGIN-19 refuses a proof that was used before, also with the challenge of the next try", async () => {
    const client = new Client(server.address);
    const sent = await proofFor(client);
    expect((await client.try(login.onLogin, sent)).status).toBe(200);
    expect((await client.try(login.onLogin, sent)).body.code).toBe("access.codeInvalid");
    const next = await client.challenge();
    expect((await client.try(login.onLogin, { ...sent, checkCode: next.code })).body.code).toBe(
      "access.wrongCredentials",
    );
  });

  it("lets one of many simultaneous uses of a challenge through", async () => {
    const client = new Client(server.address);
    const sent = await proofFor(client);
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.try(login.onLogin, sent)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it("refuses a wrong code, a missing challenge, an old one and that of another browser", async () => {
    const client = new Client(server.address);
    const sent = await proofFor(client);
    expect((await new Client(server.address).try(login.onLogin, sent)).body.code).toBe("access.codeInvalid");
    const wrong = await client.try(login.onLogin, { ...sent, checkCode: sent.checkCode === "2222" ? "3333" : "2222" });
    expect(wrong).toMatchObject({ status: 400, body: { code: "access.codeInvalid", msg: "验证码错误或已失效" } });
    expect((await client.try(login.onLogin, sent)).body.code).toBe("access.codeInvalid");
    const late = await proofFor(client);
    await server.database.system.query("update login_challenge set expires_at = now() - interval '1 second'");
    expect((await client.try(login.onLogin, late)).body.code).toBe("access.codeInvalid");
  });

  it("LOGIN-10 never takes 0000, whatever was handed out", async () => {
    const client = new Client(server.address);
    const challenge = await client.challenge();
    await server.database.system.query("update login_challenge set code = '0000'");
    const proof = await loginProof("demo", testPassword, { ...challenge, code: "0000" });
    expect((await client.try(login.onLogin, { account: "demo", password: proof, checkCode: "0000" })).body.code).toBe(
      "access.codeInvalid",
    );
  });

  it("LOGIN-32 answers a wrong password and an unknown account alike, in the caller's language", async () => {
    const client = new Client(server.address);
    const wrong = await client.try(login.onLogin, {
      ...(await proofFor(client, "demo", "wrong-password")),
      language: "zh",
    });
    const unknown = await client.try(login.onLogin, { ...(await proofFor(client, "nobody")), language: "zh" });
    expect(wrong.text).toBe(unknown.text);
    expect(wrong).toMatchObject({ status: 401, body: { code: "access.wrongCredentials", msg: "用户名或密码错误" } });
    const english = await client.try(login.onLogin, { ...(await proofFor(client, "nobody")), language: "en" });
    expect(english.body.msg).toBe("Wrong username or password");
  });

  it("LOGIN-52 tells the reason of a block only to the right password", async () => {
    await server.database.system.query("update app_user set blocked_reason = '欠费' where account = 'blocked'");
    const client = new Client(server.address);
    const right = await client.try(login.onLogin, await proofFor(client, "blocked"));
    expect(right).toMatchObject({
      status: 403,
      body: { code: "access.blocked", msg: expect.stringContaining("欠费") },
    });
    const wrong = await client.try(login.onLogin, await proofFor(client, "blocked", "wrong-password"));
    expect(wrong.body.code).toBe("access.wrongCredentials");
  });

  it("LOGIN-50 makes guessing wait, keeps the count over other browsers and lets a known device of the owner in", async () => {
    const owner = await loginAs(server, "guarded", testPassword);
    const attacker = new Client(server.address);
    for (let index = 0; index < loginLimits.freeFailures + 1; index++) {
      await attacker.try(login.onLogin, await proofFor(attacker, "guarded", `guess-${index}`));
    }
    // As many again, so that the wait is a minute and no slow machine sits it out.
    await server.database.system.query(
      "insert into login_failure (subject) select 'account:guarded' from generate_series(1, $1)",
      [loginLimits.freeFailures + 2],
    );
    const other = new Client(server.address);
    const waiting = await other.try(login.onLogin, await proofFor(other, "guarded"));
    expect(waiting).toMatchObject({ status: 429, body: { code: "access.tooManyAttempts" } });
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
    await expect(owner.login("guarded", testPassword)).resolves.toMatchObject({ userInfo: { username: "guarded" } });
  });

  it("LOGIN-50 gives a known device codes of its own, however many others of its address ask for", async () => {
    const owner = await loginAs(server, "guarded", testPassword);
    await server.database.system.query(
      "insert into login_failure (subject) select 'code:127.0.0.1' from generate_series(1, $1)",
      [loginLimits.codesPerMinute],
    );
    expect((await new Client(server.address).try(login.getCheckCode, {})).status).toBe(429);
    await expect(owner.login("guarded", testPassword)).resolves.toMatchObject({ userInfo: { username: "guarded" } });
    const made = await fetch(`${server.address}${login.getCheckCode.path}`, {
      headers: { cookie: `yunshou_device=${"a".repeat(20)}.${"b".repeat(43)}.${"c".repeat(43)}` },
    });
    expect(made.status).toBe(429);
    await server.database.system.query("delete from login_failure where subject like 'code:%'");
  });

  it("counts failures of a block of addresses and of code requests", async () => {
    await server.database.system.query(
      "insert into login_failure (subject) select 'address:127.0.0' from generate_series(1, $1)",
      [loginLimits.addressFailures],
    );
    const client = new Client(server.address);
    expect((await client.try(login.onLogin, await proofFor(client))).status).toBe(429);
    await server.database.system.query(
      "insert into login_failure (subject) select 'code:127.0.0.1' from generate_series(1, $1)",
      [loginLimits.codesPerMinute],
    );
    expect((await client.try(login.getCheckCode, {})).status).toBe(429);
  });

  it("records logins and failures in the audit log", async () => {
    const actions = await sql<{ action: string }>("select distinct action from audit_log order by action");
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["access.login.blocked", "access.login.failed", "access.login.succeeded"]),
    );
  });
});

describe("session", () => {
  it("HTTP-02 takes the token in either header and ends it at logout at once", async () => {
    const client = await loginAs(server, "demo", testPassword);
    const token = client.token ?? "";
    const anonymous = new Client(server.address);
    expect((await anonymous.try(account.current, {}, { token })).status).toBe(200);
    expect((await anonymous.try(account.current, {}, { authorization: `Bearer ${token}` })).status).toBe(200);
    await client.call(account.logout, {});
    expect(await client.try(account.current, {})).toMatchObject({ status: 401, body: { code: "S9999" } });
    expect(await recordsOf("demo", "access.logout")).toBe(1);
  });

  it("keeps only a hash of the token and ends idle and old sessions", async () => {
    const client = await loginAs(server, "child", testPassword);
    expect(await sql("select from session where encode(token_hash, 'escape') = $1", [client.token])).toEqual([]);
    await server.database.system.query("update session set seen_at = now() - interval '9 hours'");
    server.forgetSessions();
    expect((await client.try(account.current, {})).body.code).toBe("S9999");
    const second = await loginAs(server, "child", testPassword);
    await server.database.system.query("update session set expires_at = now()");
    expect((await second.try(account.current, {})).body.code).toBe("S9999");
  });

  it("PERM-14 applies withdrawn rights and blocks within five seconds", async () => {
    const client = await loginAs(server, "child", testPassword);
    expect((await client.call(account.current, {})).customData.permissions).toContain("orders.order.read");
    await server.database.system.query(
      "delete from user_role where user_id = (select id from app_user where account = 'child')",
    );
    expect(
      await eventually(
        5_000,
        async () => (await client.call(account.current, {})).customData.permissions,
        (rights) => rights.length === 0,
      ),
    ).toEqual([]);
    await server.database.system.query("update app_user set blocked_reason = 'x' where account = 'child'");
    expect(
      await eventually(
        5_000,
        async () => (await client.try(account.current, {})).status,
        (status) => status === 401,
      ),
    ).toBe(401);
  });

  it("LOGIN-44 answers /user/info for a token in the query or the header, else S9999", async () => {
    const client = await loginAs(server, "demo", testPassword);
    const anonymous = new Client(server.address);
    expect((await anonymous.try(login.userInfo, { token: client.token ?? "" })).body.data).toMatchObject({
      username: "demo",
    });
    expect((await client.try(login.userInfo, {})).body.data).toMatchObject({ username: "demo" });
    expect(await anonymous.try(login.userInfo, { token: "nothing" })).toMatchObject({
      status: 401,
      body: { code: "S9999" },
    });
  });

  it("LOGIN-40 LOGIN-41 LOGIN-42 refuses unknown portal and sign-on tokens clearly", async () => {
    const client = new Client(server.address);
    expect((await client.try(login.getUserInfoByToken, { token: "unknown", language: "en" })).body.code).toBe(
      "access.tokenInvalid",
    );
    expect((await client.try(login.getUserInfoByToken, { token: "", language: "en" })).body.code).toBe(
      "access.tokenInvalid",
    );
    expect((await client.try(login.onLoginSSO, { token: "unknown", language: "en" })).body.code).toBe(
      "access.providerNotConfigured",
    );
  });

  it("LAUNCH-03 answers the menu of a sub-system to the user himself only", async () => {
    const client = await loginAs(server, "demo", testPassword);
    const me = (await client.call(account.current, {})).userInfo.userid;
    const answer = await client.call(login.getUserResource, { systemid: "micro-supermarket", systemuserid: me });
    expect(answer.userInfo.menuJsonTree.length).toBeGreaterThan(0);
    const ofOther = { systemid: "micro-supermarket", systemuserid: "1" } as const;
    expect((await client.try(login.getUserResource, ofOther)).status).toBe(403);
    const unheardOf = { systemid: "wcgl", systemuserid: me } as unknown as typeof ofOther;
    expect((await client.try(login.getUserResource, unheardOf)).body.code).toBe("input.invalid");
  });

  it("a one-time password must be changed before anything else, and the change ends other sessions", async () => {
    const client = new Client(server.address);
    const answer = await client.login("fresh", testPassword);
    expect(answer.customData.mustChangePassword).toBe(true);
    expect((await client.try(account.preference, { key: "columns" })).body.code).toBe("access.passwordMustChange");
    // Another browser that came in with the same password; no one-time password does that.
    await sql("update app_user set one_time_until = now() + interval '1 hour' where account = 'fresh'");
    const other = await loginAs(server, "fresh", testPassword);
    const challenge = await client.challenge();
    const proof = await loginProof("fresh", testPassword, challenge);
    const verifier = await newVerifier(challenge.realm, "fresh", "a-new-password");
    await client.call(account.setPassword, { checkCode: challenge.code, proof, verifier });
    expect(await recordsOf("fresh", "access.password.set")).toBe(1);
    expect((await client.try(account.preference, { key: "columns" })).status).toBe(200);
    expect((await other.try(account.current, {})).status).toBe(401);
    await expect(loginAs(server, "fresh", "a-new-password")).resolves.toBeDefined();
    await expect(loginAs(server, "fresh", testPassword)).rejects.toThrow("access.wrongCredentials");
  });
});
