import type { PermissionsOfArea } from "../permissionFacts.ts";

/** Permissions of coupons, promo codes and vouchers. */
export const codePermissions = {
  "marketing.coupon.read": { kind: "read", page: "/yxch/yhqgl" },
  "marketing.coupon.write": { kind: "write", page: "/yxch/yhqgl" },
  "marketing.couponCode.read": { kind: "read", page: "/yxch/yhqmx" },
  "marketing.couponCode.void": { kind: "write", page: "/yxch/yhqmx" },
  "marketing.promoCodeDetail.read": { kind: "read", page: "/yxch/yhmmx" },
  "marketing.promoCodeDetail.void": { kind: "write", page: "/yxch/yhmmx" },
  "marketing.promoCode.read": { kind: "read", page: "/yxch/yhmgl" },
  "marketing.promoCode.write": { kind: "write", page: "/yxch/yhmgl" },
  "marketing.promoFigures.read": { kind: "read", page: "/yxch/yhmtj" },
  "marketing.codeCheck.read": { kind: "read", page: "/yxch/djyz", alsoFor: ["staff"] },
  "marketing.codeCheck.redeem": { kind: "write", page: "/yxch/djyz", alsoFor: ["staff"] },
  "marketing.voucher.read": { kind: "read", page: "/yxch/djqgl" },
  "marketing.voucher.write": { kind: "write", page: "/yxch/djqgl" },
} as const satisfies PermissionsOfArea;
