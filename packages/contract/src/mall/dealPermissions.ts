import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of flash sales. */
export const dealPermissions = {
  "mall.flashSale.read": { kind: "read", page: "/sc/msgl" },
  "mall.flashSale.write": { kind: "write", page: "/sc/msgl" },
} as const satisfies PermissionsOfArea;
