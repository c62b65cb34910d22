import { adPermissions } from "./adPermissions.ts";
import { codePermissions } from "./codePermissions.ts";
import { mallCouponPermissions } from "./mallCouponPermissions.ts";
import type { PermissionsOfArea } from "../permissionFacts.ts";

export const marketingPermissions = {
  ...adPermissions,
  ...codePermissions,
  ...mallCouponPermissions,
  "marketing.scheme.read": { kind: "read", page: "/yxch/yxfagl" },
  "marketing.scheme.write": { kind: "write", page: "/yxch/yxfagl" },
  "marketing.discount.read": { kind: "read", page: "/yxch/zkgl" },
  "marketing.discount.write": { kind: "write", page: "/yxch/zkgl" },
  "marketing.plan.read": { kind: "read", page: "/yxch/yxjhgl" },
  "marketing.plan.write": { kind: "write", page: "/yxch/yxjhgl" },
  "marketing.productFigures.read": { kind: "read", page: "/yxch/sptj" },
  "marketing.merchantFigures.read": { kind: "read", page: "/yxch/jgtj" },
} as const satisfies PermissionsOfArea;
