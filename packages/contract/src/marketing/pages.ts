import { adPages } from "./adPages.ts";
import { codePages } from "./codePages.ts";
import { mallCouponPages } from "./mallCouponPages.ts";
import type { PagesOf } from "../pageFacts.ts";
import type { marketingPermissions } from "./permissions.ts";

export const marketingPages = {
  ...adPages,
  ...codePages,
  ...mallCouponPages,
  "/yxch/yxfagl": { access: "marketing.scheme.read", group: "/yxch", order: 98, actions: ["marketing.scheme"] },
  "/yxch/zkgl": { access: "marketing.discount.read", group: "/yxch", order: 99, actions: ["marketing.discount"] },
  "/yxch/yxjhgl": { access: "marketing.plan.read", group: "/yxch", order: 100, actions: ["marketing.plan"] },
  "/yxch/sptj": {
    access: "marketing.productFigures.read",
    group: "/yxch",
    order: 107,
    exports: ["promotedProducts", "promotedProductOrders"],
  },
  "/yxch/sptjxq": { access: "marketing.productFigures.read", parent: "/yxch/sptj" },
  "/yxch/jgtj": {
    access: "marketing.merchantFigures.read",
    group: "/yxch",
    order: 109,
    exports: ["promotedMerchants", "promotedMerchantOrders"],
  },
  "/yxch/jgtjxq": { access: "marketing.merchantFigures.read", parent: "/yxch/jgtj" },
} as const satisfies PagesOf<typeof marketingPermissions>;
