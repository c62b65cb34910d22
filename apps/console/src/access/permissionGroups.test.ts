import { permissionPages } from "@yunshou/contract/pages";
import { allPermissions } from "@yunshou/contract/permissions";
import { loadEvery } from "@yunshou/phrases/load";
import { describe, expect, it } from "vitest";
import { type PermissionGroup, permissionGroups, withReading } from "./permissionGroups.ts";

const [titles, names] = [await loadEvery("pages", "zh"), await loadEvery("permissions", "zh")];

const functionOf = (code: string, page: string, permissions = [code]) => ({
  functionId: code,
  code,
  names: {},
  page,
  permissions: permissions as (typeof allPermissions)[number][],
  enabled: true,
});
const nodeOf = (path: string, parentPath: string | null, shown = true) => ({ path, parentPath, names: {}, shown });

describe("permission tree", () => {
  it("ROLE-03 SYS-19 shows every function once, where the menu has its page, hidden ones too, and the rest at the end", () => {
    const functions = allPermissions.map((permission) => functionOf(permission, permissionPages[permission]));
    const nodes = [
      nodeOf("/own", null),
      nodeOf("/xtgl", "/own"),
      nodeOf("/xtgl/jsgl", "/xtgl", false),
      nodeOf("/xtgl/empty", "/xtgl"),
    ];
    const all = (groups: readonly PermissionGroup[]): PermissionGroup[] =>
      groups.flatMap((group) => [group, ...all(group.groups)]);
    const groups = all(permissionGroups({ nodes, functions }));
    expect(groups.flatMap((group) => group.functions.map(({ code }) => code)).sort()).toEqual(
      [...allPermissions].sort(),
    );
    expect(groups.slice(0, 4).map(({ path, shown }) => [path, shown])).toEqual([
      ["/own", true],
      ["/xtgl", true],
      ["/xtgl/jsgl", false],
      ["", true],
    ]);
    expect(permissionGroups({ nodes: [nodeOf("/shj", null)], functions: [] })).toEqual([]);
    for (const { path } of groups.slice(4)) expect(titles, path).toHaveProperty([path]);
  });

  it("names every permission", () => {
    for (const permission of allPermissions) expect(names[permission], permission).toBeTruthy();
  });

  it("adds the reading permission of a page to its actions", () => {
    expect(permissionPages["orders.order.refund"]).toBe("/jygl/ddgl");
    expect(withReading(new Set(["orders.order.refund"]))).toEqual(["orders.order.read", "orders.order.refund"]);
    expect(withReading(new Set(["machines.lane.write"]))).toEqual(["machines.lane.read", "machines.lane.write"]);
    expect(withReading(new Set())).toEqual([]);
  });
});
