import { login } from "@yunshou/contract/access/login";
import { messages } from "@yunshou/contract/access/messages";
import { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { loginProof } from "@yunshou/contract/access/proof";
import { asSystem, type Handle } from "@yunshou/database";
import { guessingAlarms, loginLimits } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tellPlatform } from "../../merchants/notifications/notificationDuties.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { meetAtLock } from "../../testing/bench/meetAtLock.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import type { ShortMessage } from "../sms/templates.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { guessingDuty } from "./guessingWatch.ts";
import { count, lockSubject } from "../people/login.queries.ts";
import { deleteExpired } from "../session/session.queries.ts";
import { idleSeconds } from "../session/session.ts";

let server: TestServer;
let chief: Client;
let deputy: Client;
const sent: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ ADMIN_PASSWORD: testPassword });
  const platform = { merchantId: platformMerchantId, topId: platformMerchantId } as Awaited<
    ReturnType<typeof givenMerchant>
  >;
  for (const account of ["chief", "deputy"])
    await givenUser(server, platform, {
      account,
      level: "3",
      roles: ["platformAdmin"],
      ...(account === "deputy" ? { phone: "13700000001" } : {}),
    });
  const top = await givenMerchant(server);
  for (const account of ["guessed", "boss"]) await givenUser(server, top, { account });
  chief = await loginAs(server, "chief", testPassword);
  deputy = await loginAs(server, "deputy", testPassword);
});
afterAll(() => server.stop());
beforeEach(async () => {
  sent.length = 0;
  for (const table of ["login_failure", "guessing_episode", "user_message", "notification_setting"])
    await sql(`delete from ${table}`);
  await sql(
    "insert into timer (kind, key, due_at, data) values ('access.guessing', '', now(), '{}') on conflict (kind, key) do update set due_at = now()",
  );
});

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.system.query(text, values)).rows as Row[];
/** The clock of the database moves on; of a minute no picture codes are left. */
const later = async (seconds: number) => {
  await sql("delete from login_failure where subject like 'code:%'");
  await sql("update login_failure set failed_at = failed_at - make_interval(secs => $1)", [seconds]);
  await sql(
    "update guessing_episode set began_at = began_at - make_interval(secs => $1), seen_at = seen_at - make_interval(secs => $1)",
    [seconds],
  );
  await sql("update timer set due_at = due_at - make_interval(secs => $1)", [seconds]);
};

/** The duty as the jobs role runs it: only when its time has come. */
async function jobs(): Promise<void> {
  const sms = {
    send: async ({ phone, text }: ShortMessage) => void sent.push(`${phone} ${text}`),
    refusal: () => undefined,
    metrics: () => [],
  };
  const sweeper = makeSweeper(
    server.database,
    [guessingDuty((context, details) => tellPlatform(context, { sms, secrets: server.context.secrets }, details))],
    server.context.log,
  );
  await sweeper.sweep();
  await sweeper.settled();
}

/** One wrong try from an address; what it was answered. */
async function guess(account: string, address: string): Promise<string> {
  const { app } = server.web;
  const challenge = await app.inject({ method: "GET", url: login.getCheckCode.path, remoteAddress: address });
  const cookie = challenge.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await app.inject({
    method: "POST",
    url: login.onLogin.path,
    remoteAddress: address,
    headers: { cookie },
    payload: { account, password: "a".repeat(64), checkCode: challenge.json<{ data: string }>().data },
  });
  return answer.json<{ code: string }>().code;
}

const told = async (by: Client) => (await by.call(messages.list, {})).rows.map(({ detail }) => detail);
const metrics = async () =>
  (await (await fetch(`${server.address}/metrics`)).text())
    .split("\n")
    .filter((line) => line.startsWith("login_guessing"));
/** Six hours and more of guessing, after which nothing is looked at any more; the 10,000 of the figure show the same in a minute. */
const tries = 1_300;
/** 200 blocks of addresses. */
const manyAddresses = (index: number) => `10.${index % 200}.1.1`;

async function attack(
  account: string,
  tries: number,
  atOnce: number,
  secondsBetween: number,
  addressOf: (index: number) => string,
) {
  const perHour: number[] = [];
  let evaluated = 0;
  for (let at = 0; at < tries; at += atOnce) {
    const hour = Math.floor(((at / atOnce) * secondsBetween) / 3_600);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_unused, index) => guess(account, addressOf(at + index))),
    );
    const looked = answers.filter((code) => code === "access.wrongCredentials").length;
    evaluated += looked;
    perHour[hour] = (perHour[hour] ?? 0) + looked;
    await later(secondsBetween);
  }
  return { evaluated, mostInAnHour: Math.max(...perHour) };
}

describe("S7 guessing at its scale", () => {
  it.each([
    ["one address", () => "10.0.0.1"],
    ["200 addresses", manyAddresses],
  ] as const)(
    "S7 evaluates at most 20 wrong tries an hour and 100 in a row of however many, from %s, and lets the owner in",
    async (_name, addressOf) => {
      const owner = await loginAs(server, "guessed", testPassword);
      const { evaluated, mostInAnHour } = await attack("guessed", tries, 20, 360, addressOf);
      expect(mostInAnHour).toBeLessThanOrEqual(loginLimits.failuresPerHour);
      expect(evaluated).toBeLessThanOrEqual(loginLimits.failuresInARow);
      expect(evaluated).toBeGreaterThan(loginLimits.failuresInARow / 2);
      await owner.login("guessed", testPassword);
    },
  );
});

describe("S7 the alarm", () => {
  it("S7 tells the administrators of the platform of guessing on one account within a minute of its first try, once", async () => {
    const owner = await loginAs(server, "guessed", testPassword);
    let seconds = 0;
    // Somebody tries as fast as he is let: about once a second.
    for (; seconds < 60 && (await told(chief)).length === 0; seconds += 1) {
      await guess("guessed", "10.0.0.1");
      await later(1);
      await jobs();
    }
    expect(seconds).toBeLessThan(60);
    const message = {
      kind: "guessing",
      account: "guessed",
      what: "password",
      failures: guessingAlarms.accountFailures,
    };
    expect(await told(chief)).toEqual([message]);
    expect(await told(deputy)).toEqual([message]);
    expect(await metrics()).toContain('login_guessing_alarms_total{kind="password"} 1');
    for (let round = 0; round < 30; round += 1) {
      await guess("guessed", "10.0.0.2");
      await later(120);
      await jobs();
    }
    expect(await told(chief)).toHaveLength(1);
    await expect(owner.login("guessed", testPassword)).resolves.toBeDefined();
  });

  it("S7 tells again of an attack that begins anew after an hour of silence", async () => {
    const burst = async () => {
      await sql("insert into login_failure (subject) select 'account:guessed' from generate_series(1, $1)", [
        guessingAlarms.accountFailures,
      ]);
      await jobs();
    };
    await burst();
    expect(await metrics()).toContain('login_guessing_open{kind="password"} 1');
    await later(3_601);
    await jobs();
    await later(11);
    await jobs();
    expect(await metrics()).toContain('login_guessing_open{kind="password"} 0');
    await burst();
    await later(11);
    await burst();
    expect(await told(chief)).toHaveLength(2);
    expect(await metrics()).toContain('login_guessing_alarms_total{kind="password"} 2');
  });

  it.each([
    ["one address", () => "10.0.0.1", 1],
    ["200 addresses", manyAddresses, 200],
  ] as const)(
    "S7 tells of one try on each of many accounts from %s as one attack",
    async (_name, addressOf, atLeastBlocks) => {
      const codes = new Set<string>();
      for (let at = 0; at < 400; at += 20) {
        await sql("delete from login_failure where subject like 'code:%'");
        for (const code of await Promise.all(
          Array.from({ length: 20 }, (_unused, index) => guess(`victim${at + index}`, addressOf(at + index))),
        ))
          codes.add(code);
      }
      // The jobs role looks every ten seconds.
      await later(10);
      await jobs();
      const [detail, ...more] = await told(chief);
      expect(more).toEqual([]);
      expect(detail).toMatchObject({ kind: "guessingSpread" });
      const { accounts, blocks } = detail as { accounts: number; blocks: number };
      expect(accounts).toBeGreaterThanOrEqual(guessingAlarms.spreadAccounts);
      expect(blocks).toBe(atLeastBlocks);
      if (atLeastBlocks === 1) expect(codes).toContain("access.tooManyAttempts");
      expect(await metrics()).toContain('login_guessing_alarms_total{kind="spread"} 1');
    },
  );

  it("S7 tells of guessed codes of the second factor in words of their own, and of more accounts than three as one attack", async () => {
    await sql("insert into login_failure (subject) select 'second:boss' from generate_series(1, $1)", [
      guessingAlarms.accountFailures,
    ]);
    await sql("insert into login_failure (subject) select 'device:abc:second:boss' from generate_series(1, 2)");
    await jobs();
    expect(await told(chief)).toEqual([
      { kind: "guessing", account: "boss", what: "code", failures: guessingAlarms.accountFailures + 2 },
    ]);
    await sql("insert into login_failure (subject) select 'account:name' || n % 4 from generate_series(0, $1) n", [
      4 * guessingAlarms.accountFailures - 1,
    ]);
    await later(11);
    await jobs();
    expect((await told(chief)).map(({ kind }) => kind)).toEqual(["guessingSpread", "guessing"]);
  });

  it("S7 stays silent about a person who mistypes, and about many of them in a large deployment", async () => {
    await sql("insert into login_failure (subject) select 'account:boss' from generate_series(1, $1)", [
      guessingAlarms.accountFailures - 1,
    ]);
    await sql("insert into login_failure (subject) select 'account:clerk' || n from generate_series(1, $1) n", [
      guessingAlarms.spreadAccounts - 2,
    ]);
    // Other things are counted in the same table.
    await sql("insert into login_failure (subject) select 'link:10.0.' || n from generate_series(1, 50) n");
    await jobs();
    expect(await told(chief)).toEqual([]);
    await sql("insert into login_failure (subject) values ('account:one more')");
    await later(11);
    await jobs();
    expect(await told(chief)).toHaveLength(1);
  });

  it("S7 SYS-07 reaches the receivers of the platform's own alarms in the ways they chose, each bell once", async () => {
    const [row] = await sql<{ id: string }>("select id from app_user where account = 'deputy'");
    await chief.call(notificationSettings.save, {
      merchantId: platformMerchantId,
      messageType: "alarm",
      ways: ["console", "sms"],
      pushTime: "09:00",
      enabled: true,
      receiverIds: [row?.id ?? ""],
    });
    await sql("insert into login_failure (subject) select 'account:guessed' from generate_series(1, $1)", [
      guessingAlarms.accountFailures,
    ]);
    await jobs();
    expect(await told(deputy)).toHaveLength(1);
    expect(sent).toEqual([
      `13700000001 账号 guessed 一小时内登录失败 ${guessingAlarms.accountFailures} 次，可能有人在猜密码`,
    ]);
  });
});

describe("the count of failures", () => {
  it("S7 counts a try of one block of addresses that is still under way", async () => {
    await sql("insert into login_failure (subject) select 'address:10.9.9' from generate_series(2, $1)", [
      loginLimits.addressFailures,
    ]);
    const lastOne = async (tx: Handle) => {
      await lockSubject(tx, "address:10.9.9");
      await count(tx, "address:10.9.9");
    };
    expect(await meetAtLock(server.database, lastOne, () => guess("somebody", "10.9.9.1"))).toBe(
      "access.tooManyAttempts",
    );
  });

  it("S7 evaluates of 50 tries at once from one block of addresses as many as it lets through one after the other", async () => {
    const codes = await Promise.all(Array.from({ length: 50 }, (_unused, index) => guess(`crowd${index}`, "10.9.8.1")));
    expect(codes.filter((code) => code === "access.wrongCredentials")).toHaveLength(loginLimits.addressFailures);
  });

  it("S7 gives an attacker no fresh hour when the owner logs in", async () => {
    const owner = await loginAs(server, "guessed", testPassword);
    const evaluated: string[] = [];
    for (let round = 0; round < 40; round += 1) {
      evaluated.push(await guess("guessed", "10.0.0.1"));
      await later(80);
      if (round % 4 === 0) await owner.login("guessed", testPassword);
    }
    expect(evaluated.filter((code) => code === "access.wrongCredentials")).toHaveLength(loginLimits.failuresPerHour);
  });

  it("S7 keeps a hundred failures in a row for as long as the account has no success, and forgets names that belong to nobody", async () => {
    for (const name of ["guessed", "nobody"])
      await sql(
        "insert into login_failure (subject, failed_at) select $1, now() - interval '40 days' from generate_series(1, $2)",
        [`account:${name}`, loginLimits.failuresInARow],
      );
    await asSystem(server.database, (tx) => deleteExpired(tx, idleSeconds));
    expect(await sql("select distinct subject from login_failure")).toEqual([{ subject: "account:guessed" }]);
    const client = new Client(server.address);
    const challenge = await client.challenge();
    const proof = await loginProof("guessed", testPassword, challenge);
    expect(
      (await client.try(login.onLogin, { account: "guessed", password: proof, checkCode: challenge.code })).body.code,
    ).toBe("access.tooManyAttempts");
  });
});
