import type { PagesOf } from "../pageFacts.ts";
import type { codePermissions } from "./codePermissions.ts";

/** Pages of coupons, promo codes and vouchers. */
export const codePages = {
  "/yxch/yhqgl": { access: "marketing.coupon.read", group: "/yxch", order: 101, actions: ["marketing.coupon"] },
  "/yxch/yhqmx": {
    access: "marketing.couponCode.read",
    group: "/yxch",
    order: 102,
    exports: ["couponCodes"],
    actions: ["marketing.couponCode"],
  },
  "/yxch/yhmmx": {
    access: "marketing.promoCodeDetail.read",
    group: "/yxch",
    order: 103,
    exports: ["promoCodes"],
    actions: ["marketing.promoCodeDetail"],
  },
  "/yxch/yhmgl": { access: "marketing.promoCode.read", group: "/yxch", order: 104, actions: ["marketing.promoCode"] },
  "/yxch/yhmtj": {
    access: "marketing.promoFigures.read",
    group: "/yxch",
    order: 105,
    exports: ["promoFigures", "promoUses"],
  },
  "/yxch/yhmtjxq": { access: "marketing.promoFigures.read", parent: "/yxch/yhmtj" },
  "/yxch/djyz": { access: "marketing.codeCheck.read", group: "/yxch", order: 111, actions: ["marketing.codeCheck"] },
  "/yxch/djqgl": {
    access: "marketing.voucher.read",
    group: "/yxch",
    order: 112,
    exports: ["vouchers"],
    actions: ["marketing.voucher"],
  },
} as const satisfies PagesOf<typeof codePermissions>;
