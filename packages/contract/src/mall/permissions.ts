import { dealPermissions } from "./dealPermissions.ts";
import { mallOrderPermissions } from "./orderPermissions.ts";
import { storePermissions } from "./storePermissions.ts";
import { windowPermissions } from "./windowPermissions.ts";
import type { PermissionsOfArea } from "../permissionFacts.ts";

export const mallPermissions = {
  ...dealPermissions,
  ...storePermissions,
  ...mallOrderPermissions,
  ...windowPermissions,
  "mall.shop.read": { kind: "read", page: "/sc/dpxx" },
  "mall.shop.write": { kind: "write", page: "/sc/dpxx" },
  "mall.quickBuyShop.read": { kind: "read", page: "/essggl/sz" },
  "mall.quickBuyShop.write": { kind: "write", page: "/essggl/sz" },
  "mall.product.read": { kind: "read", page: "/sc/cpgl" },
  "mall.product.write": { kind: "write", page: "/sc/cpgl" },
  "mall.pickupPoint.read": { kind: "read", page: "/sc/thdgl" },
  "mall.pickupPoint.write": { kind: "write", page: "/sc/thdgl" },
} as const satisfies PermissionsOfArea;
