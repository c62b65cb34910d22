import type { PermissionsOfArea } from "../permissionFacts.ts";

export const accessPermissions = {
  "access.brand.write": { kind: "write", page: "/xtgl/sz", platformOnly: true },
  "access.user.read": { kind: "read", page: "/shgl/yggl", alsoFor: ["agent"] },
  "access.user.write": { kind: "write", page: "/shgl/yggl" },
  "access.user.resetPassword": { kind: "write", page: "/shgl/yggl" },
  "access.user.viewAs": { kind: "read", page: "/shgl/yggl", platformOnly: true },
  "access.role.read": { kind: "read", page: "/xtgl/jsgl" },
  "access.role.write": { kind: "write", page: "/xtgl/jsgl", notFor: ["operator", "childMerchantAdmin"] },
  "access.menu.read": { kind: "read", page: "/xtgl/zygl/cdgl", platformOnly: true },
  "access.menu.write": { kind: "write", page: "/xtgl/zygl/cdgl", platformOnly: true, notFor: ["operator"] },
  "access.organisation.read": { kind: "read", page: "/xtgl/dagl/zzgl", notFor: ["childMerchantAdmin"] },
  "access.organisation.write": { kind: "write", page: "/xtgl/dagl/zzgl", notFor: ["childMerchantAdmin"] },
} as const satisfies PermissionsOfArea;
