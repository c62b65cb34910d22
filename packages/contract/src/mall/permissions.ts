import type { PermissionsOfArea } from "../permissionFacts.ts";

export const mallPermissions = {
  "mall.shop.read": { kind: "read", page: "/sc/dpxx" },
  "mall.shop.write": { kind: "write", page: "/sc/dpxx" },
  "mall.quickBuyShop.read": { kind: "read", page: "/essggl/sz" },
  "mall.quickBuyShop.write": { kind: "write", page: "/essggl/sz" },
} as const satisfies PermissionsOfArea;
