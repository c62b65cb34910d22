import type { PermissionsOfArea } from "../permissionFacts.ts";

export const orderPermissions = {
  "orders.order.read": { kind: "read", page: "/jygl/ddgl", alsoFor: ["agent", "staff", "pharmacist", "doctor"] },
  "orders.order.refund": { kind: "write", page: "/jygl/ddgl", notFor: ["childMerchantAdmin"] },
  "orders.order.process": { kind: "write", page: "/jygl/ddgl", alsoFor: ["agent"] },
  "orders.order.dispense": { kind: "write", page: "/jygl/ddgl" },
} as const satisfies PermissionsOfArea;
