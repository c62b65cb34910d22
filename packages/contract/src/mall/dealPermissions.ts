import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of flash sales and reviews. */
export const dealPermissions = {
  "mall.flashSale.read": { kind: "read", page: "/sc/msgl" },
  "mall.flashSale.write": { kind: "write", page: "/sc/msgl" },
  "mall.review.read": { kind: "read", page: "/sc/pjgl" },
  "mall.review.handle": { kind: "write", page: "/sc/pjgl" },
} as const satisfies PermissionsOfArea;
