import type { PermissionsOfArea } from "../permissionFacts.ts";

export const pharmacyPermissions = {
  "pharmacy.pharmacist.read": { kind: "read", page: "/shgl/wdys", alsoFor: ["pharmacist"] },
  "pharmacy.pharmacist.write": { kind: "write", page: "/shgl/wdys" },
} as const satisfies PermissionsOfArea;
