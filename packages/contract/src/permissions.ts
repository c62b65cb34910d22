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
  "access.user.resetPassword": "write",
} as const satisfies Record<string, "read" | "write">;

export type Permission = keyof typeof permissions;

export const allPermissions = Object.keys(permissions) as Permission[];
