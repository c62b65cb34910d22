import type { PermissionsOfArea } from "../permissionFacts.ts";

export const adPermissions = {
  "marketing.ad.read": { kind: "read", page: "/gggl/cgggl" },
  "marketing.ad.write": { kind: "write", page: "/gggl/cgggl" },
} as const satisfies PermissionsOfArea;
