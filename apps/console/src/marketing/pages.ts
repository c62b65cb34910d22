import type { Loaders } from "../platform/pages.ts";
import { codePages } from "./codes/pages.ts";
import { mallCouponPages } from "./mallCoupons/pages.ts";

export const marketingPages: Loaders<"marketing"> = {
  ...codePages,
  ...mallCouponPages,
  "/gggl/cgggl": () => import("./ads/AdsPage.tsx").then((m) => m.AdsPage),
  "/yxch/yxfagl": () => import("./schemes/SchemesPage.tsx").then((m) => m.SchemesPage),
  "/yxch/zkgl": () => import("./discounts/DiscountsPage.tsx").then((m) => m.DiscountsPage),
  "/yxch/yxjhgl": () => import("./plans/PlansPage.tsx").then((m) => m.PlansPage),
  "/yxch/sptj": () => import("./figures/ProductFiguresPage.tsx").then((m) => m.ProductFiguresPage),
  "/yxch/sptjxq": () => import("./figures/ProductOrdersPage.tsx").then((m) => m.ProductOrdersPage),
  "/yxch/jgtj": () => import("./figures/MerchantFiguresPage.tsx").then((m) => m.MerchantFiguresPage),
  "/yxch/jgtjxq": () => import("./figures/MerchantOrdersPage.tsx").then((m) => m.MerchantOrdersPage),
};
