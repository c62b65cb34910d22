import { allPermissions, permissionPages } from "@yunshou/contract/permissions";
import zh from "@yunshou/phrases/catalogue/zh";
import { describe, expect, it } from "vitest";
import { permissionGroups, withReading } from "./permissionGroups.ts";

describe("permission tree", () => {
  it("ROLE-03 shows every permission once, under a group and a page that have titles", () => {
    const groups = permissionGroups();
    expect(groups.flatMap((group) => group.pages.flatMap((page) => page.permissions)).sort()).toEqual([...allPermissions].sort());
    for (const group of groups) {
      if (group.path !== "/") expect(zh.pages, group.path).toHaveProperty([group.path]);
      for (const page of group.pages) expect(zh.pages, page.path).toHaveProperty([page.path]);
    }
  });

  it("names every permission", () => {
    for (const permission of allPermissions) expect((zh.roles.permission as Record<string, string>)[permission], permission).toBeTruthy();
  });

  it("adds the reading permission of a page to its actions", () => {
    expect(permissionPages["orders.order.refund"]).toBe("/jygl/ddgl");
    expect(withReading(new Set(["orders.order.refund"]))).toEqual(["orders.order.read", "orders.order.refund"]);
    expect(withReading(new Set(["machines.lane.write"]))).toEqual(["machines.lane.read", "machines.lane.write"]);
    expect(withReading(new Set())).toEqual([]);
  });
});
