import type { Loaders } from "../platform/pages.ts";

export const mallPages: Loaders<"mall"> = {
  "/essggl/sz": () => import("./shops/QuickBuyShopPage.tsx").then((m) => m.QuickBuyShopPage),
  "/sc/cpgl": () => import("./products/MallProductsPage.tsx").then((m) => m.MallProductsPage),
  "/sc/thdgl": () => import("./pickupPoints/PickupPointsPage.tsx").then((m) => m.PickupPointsPage),
  "/sc/dpxx": () => import("./shops/MallShopPage.tsx").then((m) => m.MallShopPage),
};
