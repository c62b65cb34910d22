import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { users } from "@yunshou/contract/access/users";
import { loginProof, newVerifier } from "@yunshou/contract/access/proof";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeSweeper } from "../../platform/timers.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { weakPasswordDuty } from "../people/weakPasswords.ts";

let server: TestServer;
let top: Awaited<ReturnType<typeof givenMerchant>>;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server);
  await givenUser(server, top, { account: "boss", phone: "13700000001" });
});
afterAll(() => server.stop());
beforeEach(() => server.database.system.query("delete from login_failure"));

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.system.query(text, values)).rows as Row[];
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

async function setOwn(client: Client, name: string, old: string, fresh: string): Promise<string> {
  const challenge = await client.challenge();
  const proof = await loginProof(name, old, challenge);
  return codeOf(
    client.try(account.setPassword, {
      checkCode: challenge.code,
      proof,
      verifier: await newVerifier(challenge.realm, name, fresh),
    }),
  );
}

describe("one-time passwords", () => {
  it("USER-06 open one login, which leads to nothing but a password of one's own", async () => {
    await givenUser(server, top, { account: "newcomer", mustChange: true });
    const client = await loginAs(server, "newcomer", testPassword);
    await expect(loginAs(server, "newcomer", testPassword)).rejects.toThrow("access.initialPasswordOver");
    expect(await codeOf(client.try(account.preference, { key: "columns" }))).toBe("access.passwordMustChange");
    expect(await setOwn(client, "newcomer", testPassword, "quiet river 88")).toBe("H0000");
    await loginAs(server, "newcomer", "quiet river 88");
    await loginAs(server, "newcomer", "quiet river 88");
  });

  it("USER-06 open nothing after 24 hours, and nobody with a wrong one learns that", async () => {
    await givenUser(server, top, { account: "latecomer", mustChange: true });
    const [row] = await sql<{ hours: number }>(
      "select extract(epoch from one_time_until - now())::int / 3600.0 as hours from app_user where account = 'latecomer'",
    );
    expect(Number(row?.hours)).toBeCloseTo(24, 1);
    await sql("update app_user set one_time_until = now() - interval '1 second' where account = 'latecomer'");
    await expect(loginAs(server, "latecomer", "wrong-password")).rejects.toThrow("access.wrongCredentials");
    await expect(loginAs(server, "latecomer", testPassword)).rejects.toThrow("access.initialPasswordOver");
  });

  it("serve one of many simultaneous logins", async () => {
    await givenUser(server, top, { account: "crowd", mustChange: true });
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => loginAs(server, "crowd", testPassword)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("a merchant's administrator who cannot log in", () => {
  it("USER-04 MSG-124 gets a one-time password from whoever manages the merchant above, and from nobody else", async () => {
    const child = await givenMerchant(server, { parentId: top.merchantId });
    const empty = await givenMerchant(server, { parentId: top.merchantId });
    const stranger = await givenMerchant(server);
    await givenUser(server, child, { account: "childboss", phone: "13700000002" });
    await givenUser(server, child, { account: "childclerk", phone: "13700000003", level: "2", roles: ["staff"] });
    await givenUser(server, stranger, { account: "farboss", phone: "13700000004" });
    const boss = await loginAs(server, "boss", testPassword);
    const childBoss = await loginAs(server, "childboss", testPassword);
    const reset = (client: Client, merchantId: string) => client.try(users.resetOfMerchant, { merchantId });
    const printed = server.printed.length;
    expect((await reset(boss, child.merchantId)).body).toMatchObject({ code: "H0000", data: { account: "childboss" } });
    const recorded = await asSystem(server.database, (tx) =>
      tx.query(
        "select u.account from audit_log a join app_user u on u.id = a.actor_id where a.action = 'access.user.resetPassword' and a.object = 'childboss'",
      ),
    );
    expect(recorded).toEqual([{ account: "boss" }]);
    expect(await codeOf(childBoss.try(account.current, {}))).toBe("S9999");
    await expect.poll(() => server.printed.length).toBe(printed + 1);
    const password = /[2-9a-zA]{4}(?:-[2-9a-zA]{4}){3}/.exec(server.printed.at(-1) ?? "")?.[0] ?? "";
    expect((await new Client(server.address).login("childboss", password)).customData.mustChangePassword).toBe(true);
    expect((await reset(boss, empty.merchantId)).body.code).toBe("access.noAdministrator");
    expect((await reset(boss, top.merchantId)).body.code).toBe("access.notYourself");
    expect((await reset(boss, stranger.merchantId)).body.code).toBe("record.unknown");
    expect((await reset(await loginAs(server, "farboss", testPassword), child.merchantId)).body.code).toBe(
      "record.unknown",
    );
  });
});

describe("codes of a forgotten password", () => {
  const sentCode = () => /(\d{6})/.exec(server.printed.at(-1)?.split("] ")[1] ?? "")?.[1] ?? "";

  it("LOGIN-46 set one password and no second, and end after ten minutes", async () => {
    const phone = "13700000009";
    await givenUser(server, top, { account: "forgetful", phone });
    const client = new Client(server.address);
    const before = server.printed.length;
    await client.call(login.sendResetCode, { phone });
    await expect.poll(() => server.printed.length).toBe(before + 1);
    const verifier = await newVerifier(server.keys.realm, "forgetful", "quiet river 88");
    const code = sentCode();
    await client.call(account.resetPassword, { phone, checkCode: code, verifier });
    expect(await codeOf(client.try(account.resetPassword, { phone, checkCode: code, verifier }))).toBe(
      "access.codeInvalid",
    );
    await loginAs(server, "forgetful", "quiet river 88");

    await server.database.system.query("delete from login_failure");
    await client.call(login.sendResetCode, { phone });
    await expect.poll(() => server.printed.length).toBe(before + 2);
    const [row, ...others] = await sql<{ minutes: number; stored: string }>(
      "select extract(epoch from expires_at - now())::int / 60.0 as minutes, encode(code_hash, 'escape') as stored from reset_code",
    );
    expect(others).toEqual([]);
    expect(Number(row?.minutes)).toBeCloseTo(10, 0);
    expect(row?.stored).not.toContain(sentCode());
    await sql("update reset_code set expires_at = now()");
    expect(await codeOf(client.try(account.resetPassword, { phone, checkCode: sentCode(), verifier }))).toBe(
      "access.codeInvalid",
    );
  });
});

describe("codes for many phones", () => {
  it("LOGIN-46 S7 leave for twenty of them from one address, also when all are asked for at once", async () => {
    await server.database.system.query("delete from login_failure");
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        codeOf(new Client(server.address).try(login.sendResetCode, { phone: `1380000${1_000 + n}` })),
      ),
    );
    expect(answers.filter((code) => code === "H0000")).toHaveLength(20);
    expect(answers.filter((code) => code === "access.tooManyAttempts")).toHaveLength(40);
    await server.database.system.query("delete from login_failure");
  });
});

describe("a password that is guessed first", () => {
  it("is found by trying the list against the new verifier, and must be changed before anything else", async () => {
    const { userId } = await givenUser(server, top, { account: "careless" });
    const client = await loginAs(server, "careless", testPassword);
    // A browser that skips the check which the console makes.
    expect(await setOwn(client, "careless", testPassword, "careless123")).toBe("H0000");
    const sweeper = makeSweeper(
      server.database,
      [weakPasswordDuty({ database: server.database, secrets: server.context.secrets })],
      server.context.log,
    );
    expect(await sweeper.sweep()).toBeGreaterThan(0);
    await sweeper.settled();
    await expect
      .poll(() => codeOf(client.try(account.preference, { key: "columns" })))
      .toBe("access.passwordMustChange");
    expect(
      await asSystem(server.database, (tx) =>
        tx.query("select action from audit_log where action = 'access.password.weak' and object = $1", [
          `user:${userId}`,
        ]),
      ),
    ).toHaveLength(1);
    expect(await setOwn(client, "careless", "careless123", "quiet river 88")).toBe("H0000");
    // A hundred derivations take ten seconds of a core of its own.
  });
});
