import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { newVerifier } from "@yunshou/contract/access/proof";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { ensureFirstAdministrator } from "../start/baseData.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ FACTORY_URL: "https://factory.example/test?from=console" });
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "demo", phone: "13812345678" });
  await givenUser(server, merchant, { account: "boss" });
  await givenUser(server, merchant, { account: "helper", level: "2", roles: ["staff"] });
  await ensureFirstAdministrator(server.database, server.keys, testPassword);
  const stranger = await givenMerchant(server);
  await givenUser(server, stranger, { account: "stranger", phone: "13912345678" });
});

afterAll(() => server.stop());
beforeEach(() => server.database.system.query("delete from login_failure"));

async function deviceLogin(client: Client, deviceToken: string, name = "demo") {
  const { code } = await client.challenge();
  return client.try(account.deviceLogin, { account: name, deviceToken, checkCode: code });
}

describe("remembered device", () => {
  it("LOGIN-35 stands in for the password once, and brings the next token", async () => {
    const { deviceToken } = await (await loginAs(server, "demo", testPassword)).call(account.rememberDevice, {});
    const client = new Client(server.address);
    const first = await deviceLogin(client, deviceToken);
    expect(first.body.data).toMatchObject({
      userInfo: { username: "demo" },
      customData: { deviceToken: expect.any(String) },
    });
    expect((await deviceLogin(client, deviceToken)).body.code).toBe("access.wrongCredentials");
    expect((await deviceLogin(client, first.body.data.customData.deviceToken ?? "")).status).toBe(200);
  });

  it("LOGIN-35 is useless for another account, after its end, and once revoked", async () => {
    const owner = await loginAs(server, "demo", testPassword);
    const client = new Client(server.address);
    const { deviceToken } = await owner.call(account.rememberDevice, {});
    expect((await deviceLogin(client, deviceToken, "boss")).status).toBe(401);
    await owner.call(account.forgetDevice, { deviceToken });
    const recorded = await server.database.system.query(
      "select a.action from audit_log a join app_user u on u.id = a.actor_id where u.account = 'demo' and a.action like 'access.device.%' order by a.id desc limit 2",
    );
    expect(recorded.rows).toEqual([{ action: "access.device.forget" }, { action: "access.device.remember" }]);
    expect((await deviceLogin(client, deviceToken)).status).toBe(401);
    const second = await owner.call(account.rememberDevice, {});
    await server.database.system.query("update device_token set expires_at = now()");
    expect((await deviceLogin(client, second.deviceToken)).status).toBe(401);
  });
});

describe("forgotten password", () => {
  const codeSent = () => /\d{6}/.exec(server.printed.at(-1) ?? "")?.[0] ?? "";

  it("LOGIN-45 LOGIN-46 sets a new password with the code of the phone, through both forms of the call", async () => {
    const client = new Client(server.address);
    await client.call(login.sendResetCode, { phone: "13812345678" });
    await expect.poll(codeSent).toMatch(/^\d{6}$/);
    const known = await client.call(account.resetAccount, { phone: "13812345678", checkCode: codeSent() });
    expect(known.account).toBe("demo");
    const session = await loginAs(server, "demo", testPassword);
    await client.call(account.resetPassword, {
      phone: "13812345678",
      checkCode: codeSent(),
      verifier: await newVerifier(known.realm, "demo", "second-password"),
    });
    expect((await session.try(account.current, {})).status).toBe(401);
    await loginAs(server, "demo", "second-password");

    await server.database.system.query("delete from login_failure");
    await client.call(login.sendResetCode, { phone: "13812345678" });
    await expect.poll(() => server.printed.length).toBe(2);
    await client.call(login.resetPass, {
      phone: "13812345678",
      checkCode: codeSent(),
      pass: await newVerifier(known.realm, "demo", testPassword),
    });
    await loginAs(server, "demo", testPassword);
  });

  it("answers an unknown phone like a known one, and lets a code be tried five times", async () => {
    const client = new Client(server.address);
    const unknown = await client.try(login.sendResetCode, { phone: "13512345678" });
    const known = await client.try(login.sendResetCode, { phone: "13912345678" });
    expect(unknown.text).toBe(known.text);
    await expect.poll(codeSent).toMatch(/^\d{6}$/);
    const right = codeSent();
    const wrong = right === "111111" ? "222222" : "111111";
    for (let index = 0; index < 5; index++)
      expect((await client.try(account.resetAccount, { phone: "13912345678", checkCode: wrong })).body.code).toBe(
        "access.codeInvalid",
      );
    expect((await client.try(account.resetAccount, { phone: "13912345678", checkCode: right })).body.code).toBe(
      "access.codeInvalid",
    );
    expect((await client.try(login.sendResetCode, { phone: "13912345678" })).status).toBe(429);
  });

  it("LOGIN-47 LOGIN-48 lets an administrator reset users of his own merchants only", async () => {
    const boss = await loginAs(server, "boss", testPassword);
    const verifier = await newVerifier(server.keys.realm, "demo", "given-by-boss");
    expect(
      (await new Client(server.address).try(login.adminResetPass, { phone: "13812345678", pass: verifier })).body.code,
    ).toBe("S9999");
    expect((await boss.try(login.adminResetPass, { phone: "13912345678", pass: verifier })).body.code).toBe(
      "record.unknown",
    );
    await boss.call(login.adminResetPass, { phone: "13812345678", pass: verifier });
    const client = new Client(server.address);
    expect((await client.login("demo", "given-by-boss")).customData.mustChangePassword).toBe(true);
    await boss.call(account.adminResetPassword, {
      phone: "13812345678",
      verifier: await newVerifier(server.keys.realm, "demo", testPassword),
    });
    await server.database.system.query("update app_user set must_change = false");
  });
});

describe("launcher", () => {
  it("LAUNCH-07 LAUNCH-08 opens a sub-application with a ticket that serves once, and says what is not configured", async () => {
    const client = await loginAs(server, "demo", testPassword);
    const { address } = await client.call(account.openApplication, { application: "factory" });
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe("https://factory.example/test");
    expect(url.searchParams.get("from")).toBe("console");
    const ticket = url.searchParams.get("authorization") ?? "";
    expect(ticket).not.toBe(client.token);
    const outside = new Client(server.address);
    expect(await outside.call(account.redeemTicket, { ticket })).toMatchObject({
      account: "demo",
      application: "factory",
    });
    expect((await outside.try(account.redeemTicket, { ticket })).body.code).toBe("access.tokenInvalid");
    expect((await client.try(account.openApplication, { application: "leasing" })).body.code).toBe(
      "access.applicationNotConfigured",
    );
    expect((await outside.call(account.deployment, {})).applications).toEqual(["factory"]);
  });
});

describe("preferences", () => {
  it("keeps small choices of one user and shows them to nobody else", async () => {
    const client = await loginAs(server, "demo", testPassword);
    await client.call(account.setPreference, { key: "orders.columns", value: { hidden: ["laneNo"] } });
    expect(await client.call(account.preference, { key: "orders.columns" })).toEqual({ value: { hidden: ["laneNo"] } });
    expect(
      await (await loginAs(server, "boss", testPassword)).call(account.preference, { key: "orders.columns" }),
    ).toEqual({ value: null });
    await client.call(account.setPreference, { key: "orders.columns", value: null });
    expect(await client.call(account.preference, { key: "orders.columns" })).toEqual({ value: null });
    for (const name of ["admin", "helper"]) {
      const other = await loginAs(server, name, testPassword);
      await other.call(account.setPreference, { key: "orders.columns", value: name });
      expect(await other.call(account.preference, { key: "orders.columns" })).toEqual({ value: name });
    }
    expect((await client.try(account.setPreference, { key: "big", value: "x".repeat(20_000) })).status).toBe(400);
    const long = await client.try(account.setPreference, { key: "big", value: ["x".repeat(16_384)] });
    expect(long.body).toMatchObject({ data: { issues: [{ field: "value", rule: "tooLong" }] } });
  });
});
