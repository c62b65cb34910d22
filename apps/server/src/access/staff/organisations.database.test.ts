import type { InputOf } from "@yunshou/contract";
import { organisations } from "@yunshou/contract/access/organisations";
import { users } from "@yunshou/contract/access/users";
import { systemHome } from "@yunshou/contract/system/home";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let top: CreatedMerchant;
let child: CreatedMerchant;
let stranger: CreatedMerchant;
let root: Client;
let boss: Client;
let childBoss: Client;
let strangerBoss: Client;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "总部" });
  child = await givenMerchant(server, { name: "分部", parentId: top.merchantId });
  stranger = await givenMerchant(server, { name: "别家" });
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0000" },
    { account: "root", level: "3", roles: ["platformAdmin"] },
  );
  await givenUser(server, top, { account: "boss" });
  await givenUser(server, child, { account: "childboss" });
  await givenUser(server, stranger, { account: "strangerboss" });
  [root, boss, childBoss, strangerBoss] = (await Promise.all(
    ["root", "boss", "childboss", "strangerboss"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client, Client];
});

afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
let counter = 0;
const form = (more: Partial<InputOf<typeof organisations.add>> = {}): InputOf<typeof organisations.add> => ({
  merchantId: top.merchantId,
  parentId: null,
  name: "部门",
  code: `ORG${(counter += 1)}`,
  sortNo: counter,
  ...more,
});
const given = async (client: Client, more: Partial<InputOf<typeof organisations.add>> = {}) => {
  const input = form(more);
  return { input, ...(await client.call(organisations.add, input)) };
};
const nodesOf = async (client: Client, merchantId = top.merchantId) =>
  (await client.call(organisations.tree, { merchantId })).nodes;
const userForm = (more: Partial<InputOf<typeof users.create>> = {}): InputOf<typeof users.create> => {
  counter += 1;
  return {
    merchantId: top.merchantId,
    account: `member${counter}`,
    name: "员工",
    phone: `138${String(counter).padStart(8, "0")}`,
    email: "m@yuntu.example",
    level: "2",
    roleIds: [],
    ...more,
  };
};

describe("organisations", () => {
  it("SYS-18 form a tree for each top merchant, in their order, with codes that are unique in it", async () => {
    const east = await given(boss, { name: "华东", code: "East", sortNo: 20 });
    const south = await given(boss, { name: "华南", sortNo: 10 });
    const team = await given(boss, { name: "一组", parentId: east.organisationId });
    expect((await nodesOf(boss)).map(({ organisationId, parentId }) => [organisationId, parentId])).toEqual(
      expect.arrayContaining([[team.organisationId, east.organisationId]]),
    );
    expect((await nodesOf(boss)).filter(({ parentId }) => parentId === null).map(({ name }) => name)).toEqual([
      "华南",
      "华东",
    ]);
    expect(await codeOf(boss.try(organisations.add, form({ code: "EAST" })))).toBe("access.codeTaken");
    expect(
      await codeOf(boss.try(organisations.update, { ...form(), organisationId: south.organisationId, code: "east" })),
    ).toBe("access.codeTaken");
    expect(
      await codeOf(strangerBoss.try(organisations.add, form({ merchantId: stranger.merchantId, code: "East" }))),
    ).toBe("H0000");
    expect(await codeOf(boss.try(organisations.add, form({ code: "a-b" })))).toBe("field.notCode");
    expect(await codeOf(boss.try(organisations.add, form({ parentId: "1" })))).toBe("access.organisationUnknown");
    expect(await codeOf(boss.try(organisations.add, form({ sortNo: -1 })))).toBe("access.sortNo");
  });

  it("SYS-18 move with everything below them, never under themselves", async () => {
    const one = await given(boss);
    const two = await given(boss, { parentId: one.organisationId });
    const three = await given(boss, { parentId: two.organisationId });
    const other = await given(boss);
    const { merchantId: _, ...fields } = two.input;
    expect(
      await codeOf(
        boss.try(organisations.update, {
          ...fields,
          organisationId: one.organisationId,
          parentId: three.organisationId,
          code: one.input.code,
        }),
      ),
    ).toBe("access.treeCycle");
    await boss.call(organisations.update, {
      ...fields,
      organisationId: two.organisationId,
      parentId: other.organisationId,
    });
    const rows = await asSystem(server.database, (tx) =>
      tx.query<{ id: string; path: string[] }>(
        "select id, path::text[] as path from organisation where id = any($1::bigint[])",
        [[two.organisationId, three.organisationId]],
      ),
    );
    expect(Object.fromEntries(rows.map(({ id, path }) => [id, path]))).toEqual({
      [two.organisationId]: [other.organisationId, two.organisationId],
      [three.organisationId]: [other.organisationId, two.organisationId, three.organisationId],
    });
    const results = await Promise.all([
      boss.try(organisations.update, {
        ...fields,
        code: one.input.code,
        organisationId: one.organisationId,
        parentId: other.organisationId,
      }),
      boss.try(organisations.update, {
        ...fields,
        code: other.input.code,
        organisationId: other.organisationId,
        parentId: one.organisationId,
      }),
    ]);
    expect(results.map(({ body }) => body.code).sort()).toEqual(["H0000", "access.treeCycle"]);
  });

  it("SYS-18 ends at ten levels, moved subtrees included", async () => {
    let parentId: string | null = null;
    for (let level = 1; level <= 10; level += 1) parentId = (await given(boss, { parentId })).organisationId;
    expect(await codeOf(boss.try(organisations.add, form({ parentId })))).toBe("access.organisationTooDeep");
  });

  it("SYS-18 USER-01 hold users of all merchants of the tree, who are counted, filtered, and keep them from being deleted", async () => {
    const company = await given(boss, { name: "公司" });
    const store = await given(boss, { name: "门店", parentId: company.organisationId });
    const { userId } = await boss.call(
      users.create,
      userForm({ merchantId: child.merchantId, organisationId: store.organisationId }),
    );
    await boss.call(users.create, userForm({ organisationId: company.organisationId }));
    expect(
      (await nodesOf(boss))
        .filter(({ name }) => name === "公司" || name === "门店")
        .map(({ accounts, allAccounts }) => [accounts, allAccounts]),
    ).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect((await boss.call(users.list, { organisationId: company.organisationId })).total).toBe(2);
    expect((await boss.call(users.list, { organisationId: store.organisationId })).rows).toMatchObject([
      { userId, organisationName: "门店" },
    ]);
    expect(await boss.try(organisations.remove, { organisationId: store.organisationId })).toMatchObject({
      status: 409,
      body: { code: "access.organisationInUse", data: { values: { organisations: 0, accounts: 1 } } },
    });
    expect(await codeOf(boss.try(organisations.remove, { organisationId: company.organisationId }))).toBe(
      "access.organisationInUse",
    );

    // The administrator of the merchant below does not see the organisation, and does not take the user out of it either.
    const seen = await childBoss.call(users.detail, { userId });
    expect([seen.organisationId, seen.organisationName]).toEqual([null, null]);
    const { account, name, remark, level } = seen;
    const edited = {
      userId,
      account,
      name,
      phone: seen.phone!,
      email: seen.email!,
      remark,
      level,
      roleIds: [],
      blocked: false,
    };
    await childBoss.call(users.update, edited);
    expect((await boss.call(users.detail, { userId })).organisationId).toBe(store.organisationId);
    expect(await codeOf(childBoss.try(users.update, { ...edited, organisationId: store.organisationId }))).toBe(
      "access.organisationUnknown",
    );

    await boss.call(users.update, { ...edited, organisationId: null });
    await boss.call(organisations.remove, { organisationId: store.organisationId });
    expect(await codeOf(boss.try(organisations.remove, { organisationId: store.organisationId }))).toBe(
      "record.unknown",
    );
  });

  it("PERM-09 S1 stay within their tree: merchants below, beside and elsewhere see and change nothing", async () => {
    const own = await given(boss);
    const { merchantId: _, ...fields } = own.input;
    for (const merchantId of [top.merchantId, child.merchantId])
      expect(await codeOf(childBoss.try(organisations.tree, { merchantId }))).toBe("merchants.unknown");
    expect((await childBoss.call(organisations.owners, {})).merchants).toEqual([]);
    for (const merchantId of [top.merchantId, child.merchantId])
      expect(await codeOf(strangerBoss.try(organisations.tree, { merchantId }))).toBe("merchants.unknown");
    expect(await codeOf(boss.try(organisations.add, form({ merchantId: child.merchantId })))).toBe("merchants.unknown");
    expect(await codeOf(strangerBoss.try(organisations.add, form()))).toBe("merchants.unknown");
    expect(
      await codeOf(strangerBoss.try(organisations.update, { ...fields, organisationId: own.organisationId })),
    ).toBe("record.unknown");
    expect(await codeOf(strangerBoss.try(organisations.remove, { organisationId: own.organisationId }))).toBe(
      "record.unknown",
    );
    expect(
      await codeOf(
        strangerBoss.try(
          users.create,
          userForm({ merchantId: stranger.merchantId, organisationId: own.organisationId }),
        ),
      ),
    ).toBe("access.organisationUnknown");
    expect((await childBoss.call(users.options, {})).organisations).toEqual([]);
    expect((await childBoss.call(users.list, { organisationId: own.organisationId })).total).toBe(0);
    expect((await root.call(organisations.owners, {})).merchants.map(({ merchantId }) => merchantId)).toEqual(
      expect.arrayContaining(["1", top.merchantId, stranger.merchantId]),
    );
    expect((await boss.call(organisations.owners, {})).merchants.map(({ merchantId }) => merchantId)).toEqual([
      top.merchantId,
    ]);
    expect((await nodesOf(root)).map(({ organisationId }) => organisationId)).toContain(own.organisationId);
  });
});

describe("the system home", () => {
  it("ROLE-05 counts what the caller administers, and keeps quiet about what he may not read", async () => {
    const [all, mine, theirs] = await Promise.all(
      [root, boss, strangerBoss].map((client) => client.call(systemHome.overview, {})),
    );
    expect(all!.merchants).toBe(3);
    expect([mine!.merchants, theirs!.merchants, theirs!.users, theirs!.machines, theirs!.alarms]).toEqual([
      1,
      0,
      1,
      0,
      [],
    ]);
    expect(mine!.users! + theirs!.users!).toBe(all!.users! - 1);
    expect(theirs!.logins).toMatchObject([{ account: "strangerboss", succeeded: true, merchantName: "别家" }]);
    const { userId } = await givenUser(server, top, { account: "gone" });
    await asSystem(server.database, (tx) => tx.query("update app_user set status = 'deleted' where id = $1", [userId]));
    for (const client of [root, boss, strangerBoss]) {
      const figures = await client.call(systemHome.overview, {});
      expect((await client.call(users.list, {})).total).toBe(figures.users);
      expect((await client.call(merchants.list, {})).total).toBe(figures.merchants);
    }
    const roleId = (
      await asSystem(server.database, (tx) =>
        tx.query<{ id: string }>(
          "insert into role (code, name, permissions) values ('homeOnly', 'home', '{system.home.read}') returning id",
        ),
      )
    )[0]!.id;
    await boss.call(users.list, {});
    await givenUser(server, top, { account: "looker", roles: [] });
    await asSystem(server.database, (tx) =>
      tx.query("insert into user_role select id, $1 from app_user where account = 'looker'", [roleId]),
    );
    const looker = await loginAs(server, "looker", testPassword);
    expect(await looker.call(systemHome.overview, {})).toEqual({
      users: null,
      blockedUsers: null,
      roles: null,
      merchants: null,
      machines: null,
      machinesOnline: null,
      openAlarms: null,
      logins: null,
      alarms: null,
    });
  });
});
