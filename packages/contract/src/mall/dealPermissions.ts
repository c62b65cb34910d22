import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of flash sales, group purchases and reviews. */
export const dealPermissions = {
  "mall.flashSale.read": { kind: "read", page: "/sc/msgl" },
  "mall.flashSale.write": { kind: "write", page: "/sc/msgl" },
  "mall.groupBuy.read": { kind: "read", page: "/sc/ptgl" },
  "mall.groupBuy.write": { kind: "write", page: "/sc/ptgl" },
  "mall.review.read": { kind: "read", page: "/sc/pjgl" },
  "mall.review.handle": { kind: "write", page: "/sc/pjgl" },
} as const satisfies PermissionsOfArea;
