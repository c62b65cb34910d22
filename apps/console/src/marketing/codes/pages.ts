/** Pages of coupons, promo codes and vouchers. */
export const codePages = {
  "/yxch/yhqgl": () => import("./CouponsPage.tsx").then((m) => m.CouponsPage),
  "/yxch/yhqmx": () => import("./CouponCodesPage.tsx").then((m) => m.CouponCodesPage),
  "/yxch/yhmmx": () => import("./PromoCodeListPage.tsx").then((m) => m.PromoCodeListPage),
  "/yxch/yhmgl": () => import("./PromoCodesPage.tsx").then((m) => m.PromoCodesPage),
  "/yxch/yhmtj": () => import("./PromoFiguresPage.tsx").then((m) => m.PromoFiguresPage),
  "/yxch/yhmtjxq": () => import("./PromoUsesPage.tsx").then((m) => m.PromoUsesPage),
  "/yxch/djyz": () => import("./CodeCheckPage.tsx").then((m) => m.CodeCheckPage),
  "/yxch/djqgl": () => import("./VouchersPage.tsx").then((m) => m.VouchersPage),
};
