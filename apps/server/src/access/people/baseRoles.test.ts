import { allPermissions, platformPermissions } from "@yunshou/contract";
import { describe, expect, it } from "vitest";
import { baseRoles } from "./baseRoles.ts";

/** What a role of the given level does not have. */
const missing = (role: "operator" | "merchantAdmin" | "childMerchantAdmin", level: readonly string[]) => {
  expect(baseRoles[role].permissions.filter((one) => !level.includes(one))).toEqual([]);
  return level.filter((one) => !(baseRoles[role].permissions as readonly string[]).includes(one)).sort();
};
const ofMerchant = allPermissions.filter((one) => !platformPermissions.includes(one));

describe("the initial roles", () => {
  it("PERM-13 give the leading ones everything of their level but what they may not do themselves", () => {
    expect(baseRoles.platformAdmin).toEqual({ isAdmin: true, permissions: [] });
    expect(missing("operator", allPermissions)).toEqual(["access.menu.write", "access.role.write"]);
    expect(missing("merchantAdmin", ofMerchant)).toEqual([]);
    expect(missing("childMerchantAdmin", ofMerchant)).toEqual([
      "access.organisation.read",
      "access.organisation.write",
      "access.role.write",
      "orders.order.refund",
      "orders.refund.approve",
      "orders.refund.write",
    ]);
  });

  it.each([
    [
      "agent",
      [
        "access.user.read",
        "goods.product.read",
        "insight.businessTypes.read",
        "insight.dashboard.read",
        "insight.machines.read",
        "insight.merchants.read",
        "insight.overview.read",
        "insight.payments.read",
        "insight.points.read",
        "insight.ranking.read",
        "insight.screen.read",
        "insight.summary.read",
        "machines.alarm.read",
        "machines.lane.read",
        "machines.machine.read",
        "machines.operation.read",
        "machines.status.read",
        "orders.dispensing.read",
        "orders.line.read",
        "orders.lucky.read",
        "orders.luckyWin.read",
        "orders.order.process",
        "orders.order.read",
        "orders.problem.read",
        "orders.refund.read",
        "orders.remote.read",
        "orders.search.read",
        "stock.count.read",
        "stock.refill.read",
        "system.download.read",
      ],
    ],
    [
      "staff",
      [
        "goods.product.read",
        "insight.businessTypes.read",
        "insight.dashboard.read",
        "insight.machines.read",
        "insight.merchants.read",
        "insight.overview.read",
        "insight.payments.read",
        "insight.points.read",
        "insight.ranking.read",
        "insight.screen.read",
        "insight.summary.read",
        "machines.alarm.read",
        "machines.alarm.write",
        "machines.change.read",
        "machines.command.send",
        "machines.config.read",
        "machines.lane.read",
        "machines.lane.write",
        "machines.machine.read",
        "machines.maintenance.read",
        "machines.operation.read",
        "machines.point.read",
        "machines.product.read",
        "machines.route.read",
        "machines.status.read",
        "machines.stockAlarm.read",
        "machines.stockAlarm.write",
        "machines.template.read",
        "machines.weight.read",
        "marketing.codeCheck.read",
        "marketing.codeCheck.redeem",
        "members.application.read",
        "members.application.write",
        "members.card.read",
        "members.member.read",
        "members.movement.read",
        "orders.dispensing.read",
        "orders.line.read",
        "orders.lucky.read",
        "orders.luckyWin.read",
        "orders.order.read",
        "orders.purchase.read",
        "orders.refund.read",
        "orders.remote.read",
        "orders.search.read",
        "stock.count.read",
        "stock.count.write",
        "stock.refill.read",
        "stock.refill.write",
        "system.download.read",
      ],
    ],
    [
      "replenisher",
      [
        "goods.product.read",
        "machines.alarm.read",
        "machines.lane.read",
        "machines.lane.write",
        "machines.machine.read",
        "machines.operation.read",
        "machines.point.read",
        "machines.product.read",
        "machines.route.read",
        "machines.status.read",
        "machines.stockAlarm.read",
        "stock.count.read",
        "stock.count.write",
        "stock.refill.read",
        "system.download.read",
      ],
    ],
    [
      "technician",
      [
        "machines.alarm.read",
        "machines.alarm.write",
        "machines.alarmLog.read",
        "machines.command.send",
        "machines.config.read",
        "machines.dataCard.read",
        "machines.diagnosis.read",
        "machines.lane.read",
        "machines.machine.read",
        "machines.maintenance.read",
        "machines.maintenance.write",
        "machines.operation.read",
        "machines.software.read",
        "machines.status.read",
        "machines.weight.read",
        "machines.weight.write",
        "system.download.read",
      ],
    ],
    [
      "pharmacist",
      [
        "goods.product.read",
        "insight.dashboard.read",
        "machines.lane.read",
        "machines.machine.read",
        "orders.order.read",
        "orders.refund.read",
        "pharmacy.pharmacist.read",
        "system.download.read",
      ],
    ],
    ["doctor", ["goods.product.read", "orders.order.read", "system.download.read"]],
  ] as const)("PERM-13 give %s what its work needs", (role, permissions) => {
    expect(baseRoles[role].isAdmin).toBe(false);
    expect([...baseRoles[role].permissions].sort()).toEqual(permissions);
  });
});
