/**
 * Every permission, with whether it reads or writes. An endpoint names the one it needs;
 * a role is a set of them; the menu follows from what the role may read.
 */
export const permissions = {
  "insight.dashboard.read": "read",
  "insight.screen.read": "read",
  "machines.machine.read": "read",
  "machines.machine.write": "write",
  "machines.machine.grant": "write",
  "machines.command.send": "write",
  "machines.lane.read": "read",
  "machines.lane.write": "write",
  "orders.order.read": "read",
  "orders.order.refund": "write",
  "orders.order.process": "write",
  "orders.order.dispense": "write",
  "goods.product.read": "read",
  "system.download.read": "read",
  "system.download.upload": "write",
  "system.download.delete": "write",
  "system.log.read": "read",
  "access.brand.write": "write",
  "system.agreement.read": "read",
  "system.agreement.write": "write",
  "machines.share.read": "read",
  "machines.share.write": "write",
  "machines.team.read": "read",
  "machines.team.write": "write",
  "merchants.merchant.read": "read",
  "merchants.merchant.write": "write",
  "merchants.application.read": "read",
  "merchants.application.write": "write",
  "merchants.application.review": "write",
  "access.user.read": "read",
  "access.user.write": "write",
  "access.user.resetPassword": "write",
  "access.user.viewAs": "read",
  "access.role.read": "read",
  "access.role.write": "write",
} as const satisfies Record<string, "read" | "write">;

export type Permission = keyof typeof permissions;

export const allPermissions = Object.keys(permissions) as Permission[];

/** Permissions that no role of a merchant holds. */
export const platformPermissions: readonly Permission[] = ["access.brand.write", "system.agreement.read", "system.agreement.write", "access.user.viewAs", "merchants.application.review"];

/** The page under which the permission tree of a role shows each permission (ROLE-03). */
export const permissionPages = {
  "insight.dashboard.read": "/dashboard",
  "insight.screen.read": "/databases",
  "machines.machine.read": "/shj/wdshj",
  "machines.machine.write": "/shj/wdshj",
  "machines.machine.grant": "/shj/wdshj",
  "machines.command.send": "/shj/wdshj",
  "machines.lane.read": "/shj/hdgl",
  "machines.lane.write": "/shj/hdgl",
  "goods.product.read": "/shj/hdgl",
  "orders.order.read": "/jygl/ddgl",
  "orders.order.refund": "/jygl/ddgl",
  "orders.order.process": "/jygl/ddgl",
  "orders.order.dispense": "/jygl/ddgl",
  "machines.share.read": "/shgl/shjqsq",
  "machines.share.write": "/shgl/shjqsq",
  "machines.team.read": "/shgl/wdtd",
  "machines.team.write": "/shgl/wdtd",
  "merchants.merchant.read": "/shgl/wdsh",
  "merchants.merchant.write": "/shgl/wdsh",
  "merchants.application.read": "/cfgl/xwshrz",
  "merchants.application.write": "/cfgl/xwshrz",
  "merchants.application.review": "/cfgl/xwshjj",
  "access.user.read": "/shgl/yggl",
  "access.user.write": "/shgl/yggl",
  "access.user.resetPassword": "/shgl/yggl",
  "access.user.viewAs": "/shgl/yggl",
  "access.role.read": "/xtgl/jsgl",
  "access.role.write": "/xtgl/jsgl",
  "system.download.read": "/xtgl/xzzx",
  "system.download.upload": "/xtgl/xzzx",
  "system.download.delete": "/xtgl/xzzx",
  "system.log.read": "/xtgl/rzgl",
  "access.brand.write": "/login",
  "system.agreement.read": "/xtgl/ptxygl",
  "system.agreement.write": "/xtgl/ptxygl",
} as const satisfies Record<Permission, `/${string}`>;
