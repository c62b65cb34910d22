import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of deliveries, pre-ordered goods, notices, physical stores, group codes and business domains. */
export const storePermissions = {
  "mall.notice.read": { kind: "read", page: "/sc/scgg" },
  "mall.notice.write": { kind: "write", page: "/sc/scgg" },
  "mall.store.read": { kind: "read", page: "/sc/stdgl" },
  "mall.store.write": { kind: "write", page: "/sc/stdgl" },
  "mall.storeProduct.read": { kind: "read", page: "/sc/stdspsz" },
  "mall.storeProduct.write": { kind: "write", page: "/sc/stdspsz" },
  "mall.groupCode.read": { kind: "read", page: "/sc/qewm" },
  "mall.groupCode.write": { kind: "write", page: "/sc/qewm" },
  "mall.delivery.read": { kind: "read", page: "/sc/scpsd" },
  "mall.delivery.handle": { kind: "write", page: "/sc/scpsd" },
  "mall.preorder.read": { kind: "read", page: "/sc/ydsptj" },
  "mall.businessDomain.read": { kind: "read", page: "/sc/ywym" },
  "mall.businessDomain.write": { kind: "write", page: "/sc/ywym" },
} as const satisfies PermissionsOfArea;
