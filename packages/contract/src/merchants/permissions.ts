import type { PermissionsOfArea } from "../permissionFacts.ts";

export const merchantPermissions = {
  "merchants.merchant.read": { kind: "read", page: "/shgl/wdsh" },
  "merchants.merchant.write": { kind: "write", page: "/shgl/wdsh" },
  "merchants.account.read": { kind: "read", page: "/shgl/shzhxx" },
  "merchants.account.write": { kind: "write", page: "/shgl/shzhxx" },
  "merchants.notification.read": { kind: "read", page: "/shgl/shtzsz" },
  "merchants.notification.write": { kind: "write", page: "/shgl/shtzsz" },
  "merchants.setting.read": { kind: "read", page: "/shgl/kfdh" },
  "merchants.setting.write": { kind: "write", page: "/shgl/kfdh" },
  "merchants.application.read": { kind: "read", page: "/cfgl/xwshrz" },
  "merchants.application.write": { kind: "write", page: "/cfgl/xwshrz" },
  "merchants.application.review": { kind: "write", page: "/cfgl/xwshjj", platformOnly: true },
  "merchants.certificate.read": { kind: "read", page: "/shgl/zjgl" },
  "merchants.certificate.write": { kind: "write", page: "/shgl/zjgl" },
  "merchants.certificate.review": { kind: "write", page: "/shgl/zjgl", platformOnly: true },
  "merchants.submission.read": { kind: "read", page: "/cfgl/sqxwshjj" },
  "merchants.submission.write": { kind: "write", page: "/cfgl/sqxwshjj", platformOnly: true },
} as const satisfies PermissionsOfArea;
