import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of what a shop shows and charges. */
export const windowPermissions = {
  "mall.banner.read": { kind: "read", page: "/sc/lbt" },
  "mall.banner.write": { kind: "write", page: "/sc/lbt" },
  "mall.freightTemplate.read": { kind: "read", page: "/sc/yfmb" },
  "mall.freightTemplate.write": { kind: "write", page: "/sc/yfmb" },
  "mall.buyer.read": { kind: "read", page: "/sc/schy" },
  "mall.stockLevel.read": { kind: "read", page: "/sc/kcgl" },
  "mall.stockLevel.correct": { kind: "write", page: "/sc/kcgl" },
  "mall.category.read": { kind: "read", page: "/sc/scfl" },
  "mall.category.write": { kind: "write", page: "/sc/scfl" },
  "mall.setting.read": { kind: "read", page: "/sc/scsz" },
  "mall.setting.write": { kind: "write", page: "/sc/scsz" },
} as const satisfies PermissionsOfArea;
