import type { PagesOf } from "../pageFacts.ts";
import type { mallCouponPermissions } from "./mallCouponPermissions.ts";

/** Pages of the coupons of the mall. */
export const mallCouponPages = {
  "/sc/yhq": { access: "marketing.mallCoupon.read", group: "/sc", order: 181, actions: ["marketing.mallCoupon"] },
  "/sc/yhqfx": {
    access: "marketing.mallCouponFigures.read",
    group: "/sc",
    order: 183,
    exports: ["mallCouponFigures"],
  },
  "/sc/cqyhq": { access: "marketing.drawCoupon.read", group: "/sc", order: 184, actions: ["marketing.drawCoupon"] },
  "/sc/yhjtj": { access: "marketing.mallCouponDays.read", group: "/sc", order: 193, exports: ["mallCouponDays"] },
} as const satisfies PagesOf<typeof mallCouponPermissions>;
