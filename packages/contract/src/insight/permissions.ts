import type { PermissionsOfArea } from "../permissionFacts.ts";

export const insightPermissions = {
  "insight.dashboard.read": { kind: "read", page: "/dashboard", alsoFor: ["agent", "staff", "pharmacist"] },
  "insight.ranking.read": { kind: "read", page: "/spgl/spxsph", alsoFor: ["agent", "staff"] },
  "insight.screen.read": { kind: "read", page: "/databases", alsoFor: ["agent", "staff"] },
} as const satisfies PermissionsOfArea;
