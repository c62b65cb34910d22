import type { PermissionsOfArea } from "../permissionFacts.ts";

export const goodsPermissions = {
  "goods.product.read": {
    kind: "read",
    page: "/shj/hdgl",
    alsoFor: ["agent", "staff", "replenisher", "pharmacist", "doctor"],
  },
} as const satisfies PermissionsOfArea;
