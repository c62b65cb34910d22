import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of notices and physical stores. */
export const storePermissions = {
  "mall.notice.read": { kind: "read", page: "/sc/scgg" },
  "mall.notice.write": { kind: "write", page: "/sc/scgg" },
  "mall.store.read": { kind: "read", page: "/sc/stdgl" },
  "mall.store.write": { kind: "write", page: "/sc/stdgl" },
  "mall.storeProduct.read": { kind: "read", page: "/sc/stdspsz" },
  "mall.storeProduct.write": { kind: "write", page: "/sc/stdspsz" },
} as const satisfies PermissionsOfArea;
