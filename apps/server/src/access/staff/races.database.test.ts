import { randomBytes } from "node:crypto";
import { login } from "@yunshou/contract/access/login";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { users } from "@yunshou/contract/access/users";
import { machines } from "@yunshou/contract/machines/machines";
import { operators } from "@yunshou/contract/machines/operators";
import { loginProof } from "@yunshou/contract/access/proof";
import { asSystem, type Handle, openDatabase } from "@yunshou/database";
import { createTestDatabase } from "@yunshou/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBaseData, ensureFirstAdministrator } from "../start/baseData.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { endSessions } from "../session/session.queries.ts";
import { administered, lockUsers, replaceRoles, setStatus } from "./users.queries.ts";
import { setVerifier } from "../people/person.queries.ts";
import { createUser } from "../people/person.ts";
import { Client, loginAs } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { meetAtLock } from "../../testing/bench/meetAtLock.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { boss, close, codeOf, givenLoggedIn, open, roleIds, server, top } from "../../testing/bench/staff.ts";

// Two people at the same moment: the first has written and not committed yet when the second begins.

beforeAll(open, 60_000);
afterAll(close);

const platformScope = { merchants: "all" } as const;

describe("M15 administrators", () => {
  it("USER-12 leaves a merchant one administrator when two of them remove each other", async () => {
    const merchant = await givenMerchant(server, { name: "两人" });
    const [one, other] = [
      await givenUser(server, merchant, { account: "pairone" }),
      await givenUser(server, merchant, { account: "pairtwo" }),
    ];
    const client = await loginAs(server, "pairone", testPassword);
    const removed = await meetAtLock(
      server.database,
      async (tx) => {
        await lockUsers(tx, platformScope, [one.userId]);
        await administered(tx, [merchant.merchantId]);
        await setStatus(tx, one.userId, "deleted");
      },
      () => codeOf(client.try(users.remove, { userId: other.userId })),
    );
    expect(removed).toBe("access.lastAdministrator");
  });

  it("O1 lets two processes of one installation begin at once", async () => {
    const test = await createTestDatabase();
    const database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 3 });
    const keys = await ensureBaseData(database, server.context.secrets);
    const beginning = async (tx: Handle) => {
      await tx.query("select 1 from merchant where id = $1 for no key update", [platformMerchantId]);
      await createUser(tx, keys, {
        merchantId: platformMerchantId,
        topId: platformMerchantId,
        account: "admin",
        name: "admin",
        level: "3",
        roles: ["platformAdmin"],
        secret: { password: testPassword },
      });
    };
    expect(
      await meetAtLock(database, beginning, () => ensureFirstAdministrator(database, keys, testPassword)),
    ).toBeNull();
    await database.close();
    await test.drop();
  });
});

describe("S9 sessions", () => {
  it("S9 opens none with a password that was changed while it was being checked", async () => {
    const { userId } = await givenUser(server, top, { account: "changing" });
    const client = new Client(server.address);
    const challenge = await client.challenge();
    const proof = await loginProof("changing", testPassword, challenge);
    const code = await meetAtLock(
      server.database,
      async (tx) => {
        await setVerifier(tx, userId, 1, randomBytes(60), false);
        await endSessions(tx, userId, null);
      },
      () =>
        codeOf(
          client.try(login.onLogin, {
            account: "changing",
            password: proof,
            checkCode: challenge.code,
            language: "zh",
          }),
        ),
    );
    expect(code).not.toBe("H0000");
    expect(await rowsOf(server, "select 1 from session where user_id = $1", [userId])).toEqual([]);
  });

  it("S9 O4 answers a call whose session others hold, although it was last seen long ago", async () => {
    const { client, userId } = await givenLoggedIn();
    await rowsOf(server, "update session set seen_at = now() - interval '2 minutes' where user_id = $1", [userId]);
    const answer = await asSystem(server.database, async (tx) => {
      await tx.query("select 1 from session where user_id = $1 for update", [userId]);
      return client.try(secondFactor.state, {});
    });
    expect([answer.status, answer.body.code]).toEqual([200, "H0000"]);
  });

  it("S9 keeps a second factor that was confirmed elsewhere while somebody began to set up another", async () => {
    const { client, userId } = await givenLoggedIn();
    expect((await client.call(secondFactor.state, {})).enrolled).toBe(false);
    await rowsOf(server, "insert into second_factor (user_id, secret, confirmed_at) values ($1, 'known', now())", [
      userId,
    ]);
    expect(await codeOf(client.try(secondFactor.enrol, {}))).toBe("state.notAllowed");
    expect(
      await rowsOf(server, "select convert_from(secret, 'UTF8') as secret from second_factor where user_id = $1", [
        userId,
      ]),
    ).toEqual([{ secret: "known" }]);
  });
});

it("MACHINE-29 makes nobody an operator whose role is being taken away", async () => {
  const { machineId } = await boss.call(machines.register, machineForm(top, "RACE1"));
  const { userId } = await givenUser(server, top, { account: "leaving", level: "2", roles: ["replenisher"] });
  const added = () => codeOf(boss.try(operators.add, { loginName: "leaving", machineIds: [machineId] }));
  const takenAway = async () =>
    meetAtLock(
      server.database,
      async (tx) => (await lockUsers(tx, platformScope, [userId]), replaceRoles(tx, [userId], [])),
      added,
    );
  expect(await takenAway()).toBe("operators.checkStaff");
  await asSystem(server.database, (tx) => replaceRoles(tx, [userId], [roleIds.replenisher]));
  expect(await added()).toBe("H0000");
});
