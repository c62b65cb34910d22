import type { PermissionsOfArea } from "../permissionFacts.ts";

export const stockPermissions = {
  "stock.count.read": { kind: "read", page: "/kcpd/jqhdkcpd", alsoFor: ["agent", "staff", "replenisher"] },
  "stock.count.write": { kind: "write", page: "/kcpd/jqhdkcpd", alsoFor: ["staff", "replenisher"] },
  "stock.count.review": { kind: "write", page: "/kcpd/jqhdkcpd" },
  "stock.refill.read": { kind: "read", page: "/kcpd/bhjl", alsoFor: ["agent", "staff", "replenisher"] },
  "stock.refill.write": { kind: "write", page: "/kcpd/bhjl", alsoFor: ["staff"] },
} as const satisfies PermissionsOfArea;
