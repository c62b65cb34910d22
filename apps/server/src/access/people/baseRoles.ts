import { allPermissions, type Permission, permissionFacts } from "@yunshou/contract";
import type { GeneralRole, WorkRole } from "@yunshou/contract/permissionFacts";

interface BaseRole {
  readonly isAdmin: boolean;
  readonly permissions: readonly Permission[];
}

/** A role with everything of its level, but what leaves it out. */
const general = (role: GeneralRole, level: "platform" | "merchant"): BaseRole => ({
  isAdmin: false,
  permissions: allPermissions.filter((permission) => {
    const { platformOnly, notFor } = permissionFacts[permission];
    return (level === "platform" || platformOnly !== true) && notFor?.includes(role) !== true;
  }),
});

/** A role with what names it. */
const working = (role: WorkRole): BaseRole => ({
  isAdmin: false,
  permissions: allPermissions.filter((permission) => permissionFacts[permission].alsoFor?.includes(role)),
});

/**
 * The initial roles (PERM-13); every installation has them. The administrator of the platform may do everything.
 * What a person changes in them stays; a later version of the program adds its permissions to the others.
 */
export const baseRoles = {
  platformAdmin: { isAdmin: true, permissions: [] },
  operator: general("operator", "platform"),
  merchantAdmin: general("merchantAdmin", "merchant"),
  childMerchantAdmin: general("childMerchantAdmin", "merchant"),
  agent: working("agent"),
  staff: working("staff"),
  replenisher: working("replenisher"),
  technician: working("technician"),
  pharmacist: working("pharmacist"),
  doctor: working("doctor"),
} as const satisfies Record<string, BaseRole>;

export type RoleCode = keyof typeof baseRoles;
