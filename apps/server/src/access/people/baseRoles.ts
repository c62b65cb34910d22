import { allPermissions, platformPermissions, type Permission } from "@yunshou/contract";

const everyday: readonly Permission[] = [
  "insight.dashboard.read",
  "insight.screen.read",
  "machines.machine.read",
  "machines.lane.read",
  "orders.order.read",
  "goods.product.read",
  "system.download.read",
];
const ofMerchant = allPermissions.filter((permission) => !platformPermissions.includes(permission));
const except = (list: readonly Permission[], ...without: readonly Permission[]) =>
  list.filter((permission) => !without.includes(permission));

/**
 * The initial roles (PERM-13); every installation has them. The administrator of the platform may do everything.
 * What a person changes in them stays; a later version of the program adds its permissions to the others.
 */
export const baseRoles = {
  platformAdmin: { isAdmin: true, permissions: [] },
  operator: { isAdmin: false, permissions: except(allPermissions, "access.role.write", "access.menu.write") },
  merchantAdmin: { isAdmin: false, permissions: ofMerchant },
  childMerchantAdmin: {
    isAdmin: false,
    permissions: except(
      ofMerchant,
      "access.role.write",
      "access.organisation.read",
      "access.organisation.write",
      "orders.order.refund",
    ),
  },
  agent: { isAdmin: false, permissions: [...everyday, "orders.order.process", "access.user.read"] },
  staff: {
    isAdmin: false,
    permissions: [
      ...everyday,
      "machines.command.send",
      "machines.lane.write",
      "members.member.read",
      "members.card.read",
      "members.movement.read",
    ],
  },
  replenisher: {
    isAdmin: false,
    permissions: [
      "machines.machine.read",
      "machines.lane.read",
      "machines.lane.write",
      "goods.product.read",
      "system.download.read",
    ],
  },
  technician: {
    isAdmin: false,
    permissions: ["machines.machine.read", "machines.lane.read", "machines.command.send", "system.download.read"],
  },
  pharmacist: {
    isAdmin: false,
    permissions: [
      "insight.dashboard.read",
      "machines.machine.read",
      "machines.lane.read",
      "orders.order.read",
      "goods.product.read",
      "pharmacy.pharmacist.read",
      "system.download.read",
    ],
  },
  doctor: { isAdmin: false, permissions: ["orders.order.read", "goods.product.read", "system.download.read"] },
} as const satisfies Record<string, { isAdmin: boolean; permissions: readonly Permission[] }>;

export type RoleCode = keyof typeof baseRoles;
