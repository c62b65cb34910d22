import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of the coupons of the mall. */
export const mallCouponPermissions = {
  "marketing.mallCoupon.read": { kind: "read", page: "/sc/yhq" },
  "marketing.mallCoupon.write": { kind: "write", page: "/sc/yhq" },
  "marketing.mallCouponFigures.read": { kind: "read", page: "/sc/yhqfx" },
  "marketing.drawCoupon.read": { kind: "read", page: "/sc/cqyhq" },
  "marketing.drawCoupon.write": { kind: "write", page: "/sc/cqyhq" },
  "marketing.drawCoupon.draw": { kind: "write", page: "/sc/cqyhq" },
  "marketing.mallCouponDays.read": { kind: "read", page: "/sc/yhjtj" },
} as const satisfies PermissionsOfArea;
