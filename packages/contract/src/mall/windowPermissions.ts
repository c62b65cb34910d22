import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of what a shop shows and charges. */
export const windowPermissions = {
  "mall.banner.read": { kind: "read", page: "/sc/lbt" },
  "mall.banner.write": { kind: "write", page: "/sc/lbt" },
  "mall.freightTemplate.read": { kind: "read", page: "/sc/yfmb" },
  "mall.freightTemplate.write": { kind: "write", page: "/sc/yfmb" },
  "mall.buyer.read": { kind: "read", page: "/sc/schy" },
  "mall.stockLevel.read": { kind: "read", page: "/sc/kcgl" },
} as const satisfies PermissionsOfArea;
