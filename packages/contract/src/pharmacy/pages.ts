import type { PagesOf } from "../pageFacts.ts";
import type { pharmacyPermissions } from "./permissions.ts";

export const pharmacyPages = {
  "/shgl/wdys": {
    access: "pharmacy.pharmacist.read",
    group: "/shgl",
    order: 149,
    medicine: true,
    exports: ["pharmacists"],
    actions: ["pharmacy.pharmacist"],
  },
} as const satisfies PagesOf<typeof pharmacyPermissions>;
