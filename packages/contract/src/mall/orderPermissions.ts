import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of the orders of both kinds of shop, and of what buyers ask back. */
export const mallOrderPermissions = {
  "mall.order.read": { kind: "read", page: "/sc/scdd" },
  "mall.order.handle": { kind: "write", page: "/sc/scdd" },
  "mall.order.refund": { kind: "write", page: "/sc/scdd", notFor: ["childMerchantAdmin"] },
  "mall.quickBuyOrder.read": { kind: "read", page: "/essggl/ddgl" },
  "mall.quickBuyOrder.handle": { kind: "write", page: "/essggl/ddgl" },
  "mall.quickBuyOrder.refund": { kind: "write", page: "/essggl/ddgl", notFor: ["childMerchantAdmin"] },
  "mall.afterSale.read": { kind: "read", page: "/sc/shgl" },
  "mall.afterSale.handle": { kind: "write", page: "/sc/shgl", notFor: ["childMerchantAdmin"] },
} as const satisfies PermissionsOfArea;
