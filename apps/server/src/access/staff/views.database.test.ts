import { randomUUID } from "node:crypto";
import { account } from "@yunshou/contract/access/account";
import { roles } from "@yunshou/contract/access/roles";
import { users } from "@yunshou/contract/access/users";
import { views } from "@yunshou/contract/access/views";
import { machines } from "@yunshou/contract/machines/machines";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, loginAs } from "../../testing/bench/client.ts";
import { givenUser, testPassword } from "../../testing/bench/people.ts";
import { server, root, boss, bossId, roleIds, open, close, given, codeOf } from "../../testing/bench/staff.ts";

beforeAll(open, 60_000);
afterAll(close);

describe("seeing as a user", () => {
  it("shows support exactly what the user sees, reads only, and is recorded with the supporter's name", async () => {
    const support = await loginAs(server, "root", testPassword);
    const { userId } = await given(boss, { level: "2", roleIds: [roleIds.replenisher] });
    const answer = await support.call(views.begin, { userId });
    expect(answer.customData).toMatchObject({ viewedBy: "root", mustChangePassword: false });
    const view = new Client(server.address);
    view.token = answer.session_key;
    expect(await codeOf(view.try(machines.counts, {}))).toBe("H0000");
    expect(await codeOf(view.try(orders.list, {} as never))).toBe("access.noPermission");
    expect(
      await codeOf(view.try(account.setPreference, { key: "a.b", value: 1 }, { "idempotency-key": randomUUID() })),
    ).toBe("access.viewOnly");
    expect(await codeOf(view.try(views.begin, { userId: bossId }))).toBe("access.viewOnly");
    const back = await view.call(views.end, {});
    expect(back.userInfo.username).toBe("root");
    for (const client of [view, support]) expect(await codeOf(client.try(machines.counts, {}))).toBe("S9999");
    support.token = back.session_key;
    expect(await codeOf(support.try(views.end, {}))).toBe("record.unknown");
    const log = await asSystem(server.database, (tx) =>
      tx.query<{ action: string; account: string }>(
        "select a.action, u.account from audit_log a join app_user u on u.id = a.actor_id where a.object = $1 and a.action like 'access.view.%' order by a.id",
        [`user:${userId}`],
      ),
    );
    expect(log).toEqual([
      { action: "access.view.begin", account: "root" },
      { action: "access.view.end", account: "root" },
    ]);
  });

  it("PERM-14 ends when the right to it is taken from the supporter, or the supporter from the role", async () => {
    const permissions = ["access.user.read", "access.user.viewAs"] as const;
    const role = { merchantId: null, kind: "web", name: "客服", description: "" } as const;
    const { roleId } = await root.call(roles.create, { ...role, permissions: [...permissions] });
    const platform = { merchantId: "1", topId: "1", merchantNo: "0000" };
    const { userId } = await givenUser(server, platform, { account: "supporter", level: "3", roles: [] });
    await root.call(users.setRoles, { userIds: [userId], roleIds: [roleId] });
    const support = await loginAs(server, "supporter", testPassword);
    const { userId: seenId } = await given(boss, { level: "2", roleIds: [roleIds.replenisher] });
    const beginView = async () => {
      const view = new Client(server.address);
      view.token = (await support.call(views.begin, { userId: seenId })).session_key;
      return view;
    };
    const view = await beginView();
    expect(await codeOf(view.try(machines.counts, {}))).toBe("H0000");
    await root.call(roles.setPermissions, { roleId, permissions: ["access.user.read"] });
    expect(await codeOf(view.try(machines.counts, {}))).toBe("S9999");
    await root.call(roles.setPermissions, { roleId, permissions: [...permissions] });
    const other = await beginView();
    await root.call(users.setRoles, { userIds: [userId], roleIds: [roleIds.staff] });
    expect(await codeOf(other.try(machines.counts, {}))).toBe("S9999");
  });

  it("ends with the supporter's own session, and is not for merchants or for platform accounts", async () => {
    const support = await loginAs(server, "root", testPassword);
    const view = new Client(server.address);
    view.token = (await support.call(views.begin, { userId: bossId })).session_key;
    await support.call(account.logout, {});
    server.forgetSessions();
    expect(await codeOf(view.try(machines.counts, {}))).toBe("S9999");
    expect(await codeOf(boss.try(views.begin, { userId: bossId }))).toBe("access.noPermission");
    const { rows } = await root.call(users.list, { account: "root" });
    expect(await codeOf(root.try(views.begin, { userId: rows[0]?.userId ?? "" }))).toBe("access.aboveYou");
  });
});
