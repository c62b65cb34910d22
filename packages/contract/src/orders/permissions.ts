import type { PermissionsOfArea } from "../permissionFacts.ts";

export const orderPermissions = {
  "orders.order.read": { kind: "read", page: "/jygl/ddgl", alsoFor: ["agent", "staff", "pharmacist", "doctor"] },
  "orders.order.refund": { kind: "write", page: "/jygl/ddgl", notFor: ["childMerchantAdmin"] },
  "orders.order.process": { kind: "write", page: "/jygl/ddgl", alsoFor: ["agent"] },
  "orders.order.dispense": { kind: "write", page: "/jygl/ddgl" },
  "orders.refund.read": { kind: "read", page: "/jygl/tkgl", alsoFor: ["agent", "staff", "pharmacist"] },
  "orders.refund.write": { kind: "write", page: "/jygl/tkgl", notFor: ["childMerchantAdmin"] },
  "orders.refund.approve": { kind: "write", page: "/jygl/tkgl", notFor: ["childMerchantAdmin"] },
  "orders.pickup.read": { kind: "read", page: "/jygl/qhmgl" },
  "orders.pickup.write": { kind: "write", page: "/jygl/qhmgl" },
  "orders.line.read": { kind: "read", page: "/jygl/jqjymx", alsoFor: ["agent", "staff"] },
  "orders.remote.read": { kind: "read", page: "/jygl/ycchjl", alsoFor: ["agent", "staff"] },
  "orders.search.read": { kind: "read", page: "/jygl/ddcx", alsoFor: ["agent", "staff"] },
  "orders.dispensing.read": { kind: "read", page: "/jygl/chcx", alsoFor: ["agent", "staff"] },
  "orders.purchase.read": { kind: "read", page: "/jygl/yhgmjl", alsoFor: ["staff"] },
  "orders.problem.read": { kind: "read", page: "/cfgl/wtddgl", alsoFor: ["agent"] },
  "orders.lucky.read": { kind: "read", page: "/jygl/hgxq", alsoFor: ["agent", "staff"] },
  "orders.offlinePickup.read": { kind: "read", page: "/jygl/hgsh" },
  "orders.offlinePickup.write": { kind: "write", page: "/jygl/hgsh" },
  "orders.offlinePickup.review": { kind: "write", page: "/jygl/hgsh" },
  "orders.luckyWin.read": { kind: "read", page: "/jygl/zjtj", alsoFor: ["agent", "staff"] },
} as const satisfies PermissionsOfArea;
