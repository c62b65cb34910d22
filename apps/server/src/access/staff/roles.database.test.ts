import { allPermissions, platformPermissions } from "@yunshou/contract";
import { account } from "@yunshou/contract/access/account";
import { roles } from "@yunshou/contract/access/roles";
import { users } from "@yunshou/contract/access/users";
import { machines } from "@yunshou/contract/machines/machines";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../../testing/bench/eventually.ts";
import { loginAs } from "../../testing/bench/client.ts";
import { givenMerchant } from "../../testing/bench/people.ts";
import { baseRoles } from "../people/baseRoles.ts";
import { ensureBaseData } from "../start/baseData.ts";
import {
  server,
  top,
  child,
  stranger,
  root,
  boss,
  childBoss,
  siblingBoss,
  strangerBoss,
  roleIds,
  open,
  close,
  form,
  sentPassword,
  given,
  givenLoggedIn,
  codeOf,
} from "../../testing/bench/staff.ts";

beforeAll(open, 60_000);
afterAll(close);

describe("roles", () => {
  it("ROLE-01 ROLE-03 PERM-01 creates a role with a generated code; who holds it sees exactly its menu", async () => {
    const role = await boss.call(roles.create, {
      merchantId: top.merchantId,
      kind: "web",
      name: "点货",
      description: "只看货道",
      permissions: ["machines.lane.read"],
    });
    expect(role.code).toMatch(/^R[0-9A-F]+$/);
    const { input } = await given(boss, { roleIds: [role.roleId] });
    const clerk = await loginAs(server, input.account, sentPassword(input.account));
    const { userInfo, customData } = await clerk.call(account.current, { loginUrl: "/login" });
    expect(userInfo.menuJsonTree.map((node) => [node.path, node.children.map((page) => page.path)])).toEqual([
      ["/shj", ["/shj/hdgl"]],
    ]);
    expect(customData.permissions).toEqual(["machines.lane.read"]);
    expect((await boss.call(roles.list, { name: "点货", kind: "web" })).rows).toMatchObject([
      { name: "点货", accountCount: 1, permissionCount: 1, manageable: true },
    ]);
    expect(await codeOf(boss.try(roles.remove, { roleId: role.roleId }))).toBe("access.roleInUse");
  });

  it("PERM-14 withdraws and gives rights to open sessions within 5 s", async () => {
    const role = await boss.call(roles.create, {
      merchantId: top.merchantId,
      kind: "web",
      name: "值班",
      permissions: ["machines.machine.read"],
    });
    const { userId, client } = await givenLoggedIn({ roles: [] });
    const answered = (expected: string) =>
      eventually(
        5_000,
        () => codeOf(client.try(machines.counts, {})),
        (code) => code === expected,
      );
    await boss.call(users.setRoles, { userIds: [userId], roleIds: [role.roleId] });
    expect(await answered("H0000")).toBe("H0000");
    await boss.call(roles.setPermissions, { roleId: role.roleId, permissions: ["orders.order.read"] });
    expect(await answered("access.noPermission")).toBe("access.noPermission");
  });

  it("ROLE-02 ROLE-04 ROLE-07 refuses nameless and doubled names, and deletes only what nobody holds", async () => {
    const role = { merchantId: top.merchantId, kind: "web", name: "巡检" } as const;
    const { roleId } = await boss.call(roles.create, role);
    expect((await boss.try(roles.create, { ...role, name: "" })).body).toMatchObject({
      code: "field.required",
      data: { field: "name" },
    });
    expect(await codeOf(boss.try(roles.create, role))).toBe("access.roleNameTaken");
    expect(await codeOf(boss.try(roles.create, { ...role, kind: "app" }))).toBe("H0000");
    const other = await boss.call(roles.create, { ...role, name: "巡检二" });
    expect(await codeOf(boss.try(roles.update, { roleId: other.roleId, name: "巡检" }))).toBe("access.roleNameTaken");
    await boss.call(roles.update, { roleId, name: "巡检员", description: "d" });
    expect(await boss.call(roles.detail, { roleId })).toMatchObject({ name: "巡检员", description: "d" });
    await boss.call(roles.remove, { roleId });
    expect(await codeOf(boss.try(roles.detail, { roleId }))).toBe("record.unknown");
  });

  it("PERM-09 keeps the roles of merchants apart: children read and give those above, siblings and strangers see none", async () => {
    const { roleId } = await boss.call(roles.create, {
      merchantId: top.merchantId,
      kind: "web",
      name: "总部角色",
      permissions: ["machines.machine.read"],
    });
    const below = await childBoss.call(roles.create, { merchantId: child.merchantId, kind: "web", name: "分部角色" });
    expect(await codeOf(childBoss.try(users.create, form({ merchantId: child.merchantId, roleIds: [roleId] })))).toBe(
      "H0000",
    );
    expect(await codeOf(childBoss.try(roles.setPermissions, { roleId, permissions: [] }))).toBe("access.roleIsBase");
    expect(
      await codeOf(boss.try(roles.setPermissions, { roleId: below.roleId, permissions: ["machines.machine.read"] })),
    ).toBe("H0000");
    // A role of a child does not fit the parent's people.
    expect(await codeOf(boss.try(users.create, form({ roleIds: [below.roleId] })))).toBe("access.roleUnknown");
    for (const client of [siblingBoss, strangerBoss]) {
      expect(await codeOf(client.try(roles.detail, { roleId: below.roleId }))).toBe("record.unknown");
      expect(await codeOf(client.try(roles.remove, { roleId: below.roleId }))).toBe("record.unknown");
    }
    expect(await codeOf(strangerBoss.try(roles.detail, { roleId }))).toBe("record.unknown");
    for (const merchantId of [null, top.merchantId, stranger.merchantId])
      expect(await codeOf(childBoss.try(roles.create, { merchantId, kind: "web", name: "越界" }))).toBe(
        "merchants.unknown",
      );
  });

  it("PERM-13 has the ten initial roles, which only the platform changes; what it chose survives the next start", async () => {
    const { rows } = await strangerBoss.call(roles.list, { pageSize: 50 });
    expect(
      rows
        .filter((row) => row.merchantId === null)
        .map((row) => row.code)
        .sort(),
    ).toEqual(Object.keys(baseRoles).sort());
    expect(await codeOf(boss.try(roles.setPermissions, { roleId: roleIds.doctor, permissions: [] }))).toBe(
      "access.roleIsBase",
    );
    expect(await codeOf(root.try(roles.update, { roleId: roleIds.doctor, name: "大夫" }))).toBe("access.roleIsBase");
    expect(await codeOf(root.try(roles.setPermissions, { roleId: roleIds.platformAdmin, permissions: [] }))).toBe(
      "access.roleIsBase",
    );
    await root.call(roles.setPermissions, { roleId: roleIds.doctor, permissions: ["goods.product.read"] });
    await asSystem(server.database, (tx) => tx.query("update role set permissions = '{}' where code = 'agent'"));
    await ensureBaseData(server.database, server.context.secrets);
    expect((await root.call(roles.detail, { roleId: roleIds.doctor })).permissions).toEqual(["goods.product.read"]);
    expect((await root.call(roles.detail, { roleId: roleIds.agent })).permissions).toEqual([
      ...baseRoles.agent.permissions,
    ]);
  });

  it("keeps the last administrator when a role loses its rights", async () => {
    const lonely = await givenMerchant(server, { name: "独店", parentId: top.merchantId });
    const permissions = allPermissions.filter((one) => !platformPermissions.includes(one));
    const { roleId } = await boss.call(roles.create, {
      merchantId: lonely.merchantId,
      kind: "web",
      name: "店长",
      permissions,
    });
    await given(boss, { merchantId: lonely.merchantId, level: "1", roleIds: [roleId] });
    expect(await codeOf(boss.try(roles.setPermissions, { roleId, permissions: ["machines.machine.read"] }))).toBe(
      "access.lastAdministrator",
    );
    expect((await boss.call(roles.detail, { roleId })).permissions).toHaveLength(permissions.length);
  });
});
