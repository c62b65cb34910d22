import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { users } from "@yunshou/contract/access/users";
import { loginLimits, secondFactorLimits } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../../testing/standIns/authenticator.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { portalClaims, portalToken, portalVariables } from "../../testing/standIns/portal.ts";

let server: TestServer;
let merchant: Awaited<ReturnType<typeof givenMerchant>>;
let count = 0;

beforeAll(async () => {
  server = await startTestServer(portalVariables);
  merchant = await givenMerchant(server);
});
afterAll(() => server.stop());
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
/** The next test may use the code of the present step again. */
const forgetSteps = (userId: string) => sql("update second_factor set last_step = 0 where user_id = $1", [userId]);

/** Somebody with a second factor, logged in since before it was set up. */
async function enrolled(on: TestServer = server) {
  const name = `factor${++count}`;
  const { userId } = await givenUser(on, merchant, { account: name });
  const client = await loginAs(on, name, testPassword);
  const { secret, address } = await client.call(secondFactor.enrol, {});
  const { recoveryCodes } = await client.call(secondFactor.confirm, { code: await codeAt(secret) });
  await forgetSteps(userId);
  return { name, userId, client, secret, address, recoveryCodes };
}

/** The first step of a login in a browser of its own. */
async function firstStep(name: string) {
  const client = new Client(server.address);
  await expect(client.login(name, testPassword)).rejects.toThrow("access.secondFactorNeeded");
  return client;
}

describe("setting up a second factor", () => {
  it("draws a secret for the app, counts only after its first code, and shows ten recovery codes once", async () => {
    const { client, secret, address, recoveryCodes, name } = await enrolled();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect(address).toContain(name);
    expect(new Set(recoveryCodes).size).toBe(secondFactorLimits.recoveryCodes);
    expect(await client.call(secondFactor.state, {})).toMatchObject({
      enrolled: true,
      recoveryCodesLeft: 10,
      isDuty: false,
    });
    expect((await client.try(secondFactor.enrol, {})).body.code).toBe("state.notAllowed");
  });

  it("S6 S14 keeps neither the secret nor a recovery code in readable form", async () => {
    const { secret, recoveryCodes, userId } = await enrolled();
    const [row] = await sql<{ dump: string }>(
      "select (select string_agg(encode(secret, 'escape'), '') from second_factor where user_id = $1) || (select string_agg(encode(code_sealed, 'escape'), '') from recovery_code where user_id = $1) as dump",
      [userId],
    );
    for (const text of [secret, ...recoveryCodes]) expect(row?.dump).not.toContain(text);
  });

  it("leaves logins alone while the first code is missing, and takes no wrong one", async () => {
    await givenUser(server, merchant, { account: "halfway" });
    const client = await loginAs(server, "halfway", testPassword);
    await client.call(secondFactor.enrol, {});
    expect((await client.try(secondFactor.confirm, { code: "000000" })).body.code).toBe("access.secondFactorWrong");
    await loginAs(server, "halfway", testPassword);
    expect(await client.call(secondFactor.state, {})).toMatchObject({ enrolled: false, recoveryCodesLeft: 0 });
  });

  it("needs a login of the last fifteen minutes, so that a found session cannot set one up", async () => {
    await givenUser(server, merchant, { account: "stale" });
    const client = await loginAs(server, "stale", testPassword);
    await sql(
      "update session set created_at = now() - interval '16 minutes' where user_id = (select id from app_user where account = 'stale')",
    );
    server.forgetSessions();
    expect((await client.try(secondFactor.enrol, {})).body.code).toBe("access.loginAgain");
  });

  it("switches off with a code only, and the password is enough again", async () => {
    const { client, name, secret } = await enrolled();
    expect((await client.try(secondFactor.disable, { code: "123456" })).body.code).toBe("access.secondFactorWrong");
    await client.call(secondFactor.disable, { code: await codeAt(secret) });
    expect(await recordsOf(name, "access.secondFactor.disable")).toBe(1);
    await loginAs(server, name, testPassword);
  });
});

describe("logging in with a second factor", () => {
  it("opens no session before the code, and one after it", async () => {
    const { name, secret } = await enrolled();
    const client = await firstStep(name);
    expect(client.token).toBeUndefined();
    const answer = await client.call(secondFactor.finishLogin, { code: await codeAt(secret), language: "zh" });
    expect(answer).toMatchObject({
      userInfo: { username: name, loginUrl: "/login" },
      customData: { mustEnrolFactor: false },
    });
  });

  it("tells nobody with a wrong password that there is a second factor", async () => {
    const { name } = await enrolled();
    await expect(new Client(server.address).login(name, "wrong-password")).rejects.toThrow("access.wrongCredentials");
  });

  it("S6 refuses a code that was used in its window, also on a later login and at the same moment", async () => {
    const { name, secret } = await enrolled();
    const code = await codeAt(secret);
    const clients = await Promise.all([firstStep(name), firstStep(name), firstStep(name)]);
    const answers = await Promise.all(clients.map((client) => client.try(secondFactor.finishLogin, { code })));
    expect(answers.map((answer) => answer.status).sort((left, right) => left - right)).toEqual([200, 401, 401]);
    expect((await (await firstStep(name)).try(secondFactor.finishLogin, { code })).body.code).toBe(
      "access.secondFactorWrong",
    );
    expect(
      (await (await firstStep(name)).try(secondFactor.finishLogin, { code: await codeAt(secret, -1) })).body.code,
    ).toBe("access.secondFactorWrong");
    await (await firstStep(name)).call(secondFactor.finishLogin, { code: await codeAt(secret, 1) });
  });

  it("takes the code of the step before and after, none further away", async () => {
    const { name, secret, userId } = await enrolled();
    for (const [away, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [1, 200],
    ] as const) {
      await forgetSteps(userId);
      expect([
        away,
        (await (await firstStep(name)).try(secondFactor.finishLogin, { code: await codeAt(secret, away) })).status,
      ]).toEqual([away, status]);
    }
  });

  it("takes a recovery code once, however it is typed, and records it", async () => {
    const { name, recoveryCodes, client: owner } = await enrolled();
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replaceAll("-", " ")} `;
    await (await firstStep(name)).call(secondFactor.finishLogin, { code: typed });
    expect((await (await firstStep(name)).try(secondFactor.finishLogin, { code: typed })).body.code).toBe(
      "access.secondFactorWrong",
    );
    expect(await owner.call(secondFactor.state, {})).toMatchObject({ recoveryCodesLeft: 9 });
    const recorded = await Promise.all(
      ["access.secondFactor.enrol", "access.secondFactor.recover", "access.login.factorFailed"].map((action) =>
        recordsOf(name, action),
      ),
    );
    expect(recorded).toEqual([1, 1, 1]);
  });

  it("draws new recovery codes for a code, ends the old ones, and records it", async () => {
    const { name, client, secret, recoveryCodes, userId } = await enrolled();
    const renewed = await client.call(secondFactor.renewRecoveryCodes, { code: await codeAt(secret) });
    expect(new Set([...renewed.recoveryCodes, ...recoveryCodes]).size).toBe(2 * secondFactorLimits.recoveryCodes);
    expect(await recordsOf(name, "access.secondFactor.renewCodes")).toBe(1);
    await forgetSteps(userId);
    expect(
      (await (await firstStep(name)).try(secondFactor.finishLogin, { code: recoveryCodes[0] ?? "" })).body.code,
    ).toBe("access.secondFactorWrong");
    expect(
      (await (await firstStep(name)).try(secondFactor.finishLogin, { code: renewed.recoveryCodes[0] ?? "" })).body.code,
    ).toBe("H0000");
  });

  it("S7 lets five codes be tried for one password and makes further ones wait, from whatever browser", async () => {
    const { name, secret } = await enrolled();
    const client = await firstStep(name);
    for (let index = 0; index < secondFactorLimits.triesOfOneLogin; index++)
      expect((await client.try(secondFactor.finishLogin, { code: "000000" })).body.code).toBe(
        "access.secondFactorWrong",
      );
    expect((await client.try(secondFactor.finishLogin, { code: await codeAt(secret) })).body.code).toBe(
      "access.loginAgain",
    );
    const other = await firstStep(name);
    expect((await other.try(secondFactor.finishLogin, { code: "000000" })).body.code).toMatch(
      /access\.(secondFactorWrong|tooManyAttempts)/,
    );
    expect((await other.try(secondFactor.finishLogin, { code: await codeAt(secret) })).body.code).toBe(
      "access.tooManyAttempts",
    );
    expect(loginLimits.freeFailures).toBe(5);
  });

  it("needs the cookie of the first step, within five minutes", async () => {
    const { name, secret } = await enrolled();
    const code = await codeAt(secret);
    expect((await new Client(server.address).try(secondFactor.finishLogin, { code })).body.code).toBe(
      "access.loginAgain",
    );
    const late = await firstStep(name);
    await sql("update second_step set expires_at = now()");
    expect((await late.try(secondFactor.finishLogin, { code })).body.code).toBe("access.loginAgain");
  });

  it("LOGIN-35 asks a remembered device too, and gives it its next token afterwards", async () => {
    const { name, secret, client } = await enrolled();
    const { deviceToken } = await client.call(account.rememberDevice, {});
    const device = new Client(server.address);
    const { code } = await device.challenge();
    expect((await device.try(account.deviceLogin, { account: name, deviceToken, checkCode: code })).body.code).toBe(
      "access.secondFactorNeeded",
    );
    const answer = await device.call(secondFactor.finishLogin, { code: await codeAt(secret) });
    expect(answer.customData.deviceToken).toMatch(/^[\w-]{43}$/);
  });

  it("LOGIN-43 asks who comes from a portal for the second factor as well, and keeps the portal flag", async () => {
    const guarded = await enrolled();
    const client = new Client(server.address);
    expect(
      (await client.try(login.getUserInfoByToken, { token: portalToken(portalClaims(guarded.name)) })).body.code,
    ).toBe("access.secondFactorNeeded");
    expect((await client.call(secondFactor.finishLogin, { code: await codeAt(guarded.secret) })).userInfo.isDlmh).toBe(
      true,
    );
  });

  it("S9 ends a login that waits for its second step when the password changes", async () => {
    const { name, secret, client, userId } = await enrolled();
    const waiting = await firstStep(name);
    const { endSessions } = await import("../session/session.queries.ts");
    const { asSystem } = await import("@yunshou/database");
    await asSystem(server.database, (tx) => endSessions(tx, userId, null));
    expect((await waiting.try(secondFactor.finishLogin, { code: await codeAt(secret) })).body.code).toBe(
      "access.loginAgain",
    );
    expect(client.token).toBeDefined();
  });
});

describe("administrators and the second factor", () => {
  it("removes the second factor of somebody who lost it, ends the sessions, and records who did it", async () => {
    const lost = await enrolled();
    await givenUser(server, merchant, { account: "resetter" });
    const admin = await loginAs(server, "resetter", testPassword);
    await admin.call(users.resetSecondFactor, { userId: lost.userId });
    expect((await lost.client.try(account.current, {})).body.code).toBe("S9999");
    await loginAs(server, lost.name, testPassword);
    expect((await admin.try(users.resetSecondFactor, { userId: lost.userId })).body.code).toBe("state.notAllowed");
    expect(await sql("select object from audit_log where action = 'access.user.resetSecondFactor'")).toEqual([
      { object: lost.name },
    ]);
  });

  it("is refused to other merchants and to those below in rights", async () => {
    const owner = await enrolled();
    const stranger = await givenMerchant(server);
    await givenUser(server, stranger, { account: "farboss" });
    expect(
      (await (await loginAs(server, "farboss", testPassword)).try(users.resetSecondFactor, { userId: owner.userId }))
        .body.code,
    ).toBe("record.unknown");
    await givenUser(server, merchant, { account: "lowly", roles: ["staff"], level: "2" });
    expect(
      (await (await loginAs(server, "lowly", testPassword)).try(users.resetSecondFactor, { userId: owner.userId })).body
        .code,
    ).toBe("access.noPermission");
  });

  it("asks an administrator with a second factor to show it before he resets another's", async () => {
    const lost = await enrolled();
    const admin = await enrolled();
    await sql("update session set factor_shown_at = now() - interval '16 minutes' where user_id = $1", [admin.userId]);
    server.forgetSessions();
    expect((await admin.client.try(users.resetSecondFactor, { userId: lost.userId })).body.code).toBe(
      "access.secondFactorShow",
    );
    await admin.client.call(secondFactor.show, { code: await codeAt(admin.secret) });
    expect(await recordsOf(admin.name, "access.secondFactor.prove")).toBe(1);
    await admin.client.call(users.resetSecondFactor, { userId: lost.userId });
  });
});

describe("where a second factor is required", () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ SECOND_FACTOR: "required" });
    const owner = await givenMerchant(strict);
    await givenUser(strict, owner, { account: "boss" });
    await givenUser(strict, owner, { account: "clerk", roles: ["staff"], level: "2" });
  });
  afterAll(() => strict.stop());

  it("lets administrators do nothing before they have set it up, and others work", async () => {
    const clerk = await loginAs(strict, "clerk", testPassword);
    expect((await clerk.try(account.preference, { key: "columns" })).status).toBe(200);
    const boss = new Client(strict.address);
    expect((await boss.login("boss", testPassword)).customData.mustEnrolFactor).toBe(true);
    expect(await boss.try(account.preference, { key: "columns" })).toMatchObject({
      status: 403,
      body: { code: "access.secondFactorMustEnrol" },
    });
    expect(await boss.call(secondFactor.state, {})).toMatchObject({ isDuty: true, enrolled: false });
    const { secret } = await boss.call(secondFactor.enrol, {});
    await boss.call(secondFactor.confirm, { code: await codeAt(secret) });
    expect((await boss.try(account.preference, { key: "columns" })).status).toBe(200);
    expect((await boss.call(account.current, {})).customData.mustEnrolFactor).toBe(false);
  });
});
