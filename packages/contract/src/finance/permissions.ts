import type { PermissionsOfArea } from "../permissionFacts.ts";

export const financePermissions = {
  "finance.withdrawal.read": { kind: "read", page: "/cfgl/txgl" },
  "finance.withdrawal.apply": { kind: "write", page: "/cfgl/txgl" },
  "finance.withdrawal.review": { kind: "write", page: "/cfgl/txgl", platformOnly: true },
  "finance.withdrawal.pay": { kind: "write", page: "/cfgl/txgl", platformOnly: true },
  "finance.account.read": { kind: "read", page: "/cfgl/sksz" },
  "finance.account.write": { kind: "write", page: "/cfgl/sksz" },
  "finance.balance.read": { kind: "read", page: "/cfgl/shyecx" },
} as const satisfies PermissionsOfArea;
