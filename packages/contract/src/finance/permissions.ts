import type { PermissionsOfArea } from "../permissionFacts.ts";

export const financePermissions = {
  "finance.withdrawal.read": { kind: "read", page: "/cfgl/txgl" },
  "finance.withdrawal.apply": { kind: "write", page: "/cfgl/txgl" },
  "finance.withdrawal.review": { kind: "write", page: "/cfgl/txgl", platformOnly: true },
  "finance.withdrawal.pay": { kind: "write", page: "/cfgl/txgl", platformOnly: true },
  "finance.account.read": { kind: "read", page: "/cfgl/sksz" },
  "finance.account.write": { kind: "write", page: "/cfgl/sksz" },
  "finance.balance.read": { kind: "read", page: "/cfgl/shyecx" },
  "finance.settlement.read": { kind: "read", page: "/cwgl/cwjs" },
  "finance.settlement.write": { kind: "write", page: "/cwgl/cwjs", platformOnly: true },
  "finance.transaction.read": { kind: "read", page: "/cwgl/jyjs" },
  "finance.settlementLine.read": { kind: "read", page: "/cfgl/jyjsmx" },
  "finance.fee.read": { kind: "read", page: "/cfgl/sxfdzb" },
  "finance.feeRate.write": { kind: "write", page: "/cfgl/sxfdzb", platformOnly: true },
  "finance.split.read": { kind: "read", page: "/cfgl/yhfzsz" },
  "finance.split.write": { kind: "write", page: "/cfgl/yhfzsz" },
  "finance.splitFigure.read": { kind: "read", page: "/cfgl/fztj" },
  "finance.account.oversee": { kind: "read", page: "/xtgl/zfsz/shzhsz", platformOnly: true },
  "finance.providerDay.read": { kind: "read", page: "/xtgl/zfsz/rjs", platformOnly: true },
  "finance.providerDay.write": { kind: "write", page: "/xtgl/zfsz/rjs", platformOnly: true },
  "finance.payment.read": { kind: "read", page: "/cfgl/shzftj" },
} as const satisfies PermissionsOfArea;
