import { accessPermissions } from "./access/permissions.ts";
import { financePermissions } from "./finance/permissions.ts";
import { goodsPermissions } from "./goods/permissions.ts";
import { insightPermissions } from "./insight/permissions.ts";
import { machinePermissions } from "./machines/permissions.ts";
import { mallPermissions } from "./mall/permissions.ts";
import { marketingPermissions } from "./marketing/permissions.ts";
import { memberPermissions } from "./members/permissions.ts";
import { merchantPermissions } from "./merchants/permissions.ts";
import { orderPermissions } from "./orders/permissions.ts";
import type { PermissionFacts } from "./permissionFacts.ts";
import { paymentPermissions } from "./payments/permissions.ts";
import { pharmacyPermissions } from "./pharmacy/permissions.ts";
import { stockPermissions } from "./stock/permissions.ts";
import { supportPermissions } from "./support/permissions.ts";
import { systemPermissions } from "./system/permissions.ts";

/**
 * Every permission. An endpoint names the one it needs; a role is a set of them; the menu follows from what the role may
 * read. An area is added by its line here; functions are listed in this order.
 */
export const permissions = {
  ...insightPermissions,
  ...machinePermissions,
  ...orderPermissions,
  ...goodsPermissions,
  ...mallPermissions,
  ...marketingPermissions,
  ...stockPermissions,
  ...financePermissions,
  ...paymentPermissions,
  ...supportPermissions,
  ...systemPermissions,
  ...merchantPermissions,
  ...pharmacyPermissions,
  ...marketingPermissions,
  ...memberPermissions,
  ...accessPermissions,
} as const;

export type Permission = keyof typeof permissions;

/** What is stated of each permission, with every fact that one may have. */
export const permissionFacts: Readonly<Record<Permission, PermissionFacts>> = permissions;

export const allPermissions = Object.keys(permissions) as Permission[];

/** Permissions that no role of a merchant holds. */
export const platformPermissions: readonly Permission[] = allPermissions.filter(
  (permission) => permissionFacts[permission].platformOnly === true,
);
