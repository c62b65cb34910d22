import type { PermissionsOfArea } from "../permissionFacts.ts";

export const stockPermissions = {
  "stock.count.read": { kind: "read", page: "/kcpd/jqhdkcpd", alsoFor: ["agent", "staff", "replenisher"] },
  "stock.count.write": { kind: "write", page: "/kcpd/jqhdkcpd", alsoFor: ["staff", "replenisher"] },
  "stock.count.review": { kind: "write", page: "/kcpd/jqhdkcpd" },
  "stock.refill.read": { kind: "read", page: "/kcpd/bhjl", alsoFor: ["agent", "staff", "replenisher"] },
  "stock.refill.write": { kind: "write", page: "/kcpd/bhjl", alsoFor: ["staff"] },
  "stock.supplier.read": { kind: "read", page: "/jxcgl/wdgys" },
  "stock.supplier.write": { kind: "write", page: "/jxcgl/wdgys" },
  "stock.warehouse.read": { kind: "read", page: "/jxcgl/ccgl" },
  "stock.warehouse.write": { kind: "write", page: "/jxcgl/ccgl" },
  "stock.plan.read": { kind: "read", page: "/jxcgl/cgjh" },
  "stock.plan.write": { kind: "write", page: "/jxcgl/cgjh" },
  "stock.plan.review": { kind: "write", page: "/jxcgl/cgjh" },
  "stock.purchase.read": { kind: "read", page: "/jxcgl/cgd" },
  "stock.purchase.write": { kind: "write", page: "/jxcgl/cgd" },
  "stock.receipt.read": { kind: "read", page: "/jxcgl/rkdj" },
  "stock.receipt.write": { kind: "write", page: "/jxcgl/rkdj" },
} as const satisfies PermissionsOfArea;
