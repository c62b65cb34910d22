/** Pages of the coupons of the mall. */
export const mallCouponPages = {
  "/sc/yhq": () => import("./MallCouponsPage.tsx").then((m) => m.MallCouponsPage),
  "/sc/yhqfx": () => import("./MallFiguresPage.tsx").then((m) => m.MallFiguresPage),
  "/sc/cqyhq": () => import("./DrawCouponsPage.tsx").then((m) => m.DrawCouponsPage),
  "/sc/yhjtj": () => import("./MallDaysPage.tsx").then((m) => m.MallDaysPage),
};
