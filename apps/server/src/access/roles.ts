import type { Permission } from "@yunshou/contract";

const everyday: readonly Permission[] = ["insight.dashboard.read", "insight.screen.read", "machines.machine.read", "machines.lane.read", "orders.order.read", "goods.product.read", "system.download.read"];

/** Roles that every installation has (PERM-13); later areas add theirs. The administrator of the platform may do everything. */
export const baseRoles = {
  platformAdmin: { isAdmin: true, permissions: [] },
  merchantAdmin: {
    isAdmin: false,
    permissions: [
      ...everyday,
      "machines.machine.write",
      "machines.machine.grant",
      "machines.command.send",
      "machines.lane.write",
      "orders.order.refund",
      "orders.order.process",
      "orders.order.dispense",
      "system.download.upload",
      "system.download.delete",
      "access.user.resetPassword",
    ],
  },
  staff: { isAdmin: false, permissions: [...everyday, "machines.command.send", "machines.lane.write"] },
  pharmacist: { isAdmin: false, permissions: ["insight.dashboard.read", "machines.machine.read", "machines.lane.read", "orders.order.read", "goods.product.read", "system.download.read"] },
} as const satisfies Record<string, { isAdmin: boolean; permissions: readonly Permission[] }>;

export type RoleCode = keyof typeof baseRoles;
