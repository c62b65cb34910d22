import type { Loaders } from "../platform/pages.ts";

export const mallPages: Loaders<"mall"> = {
  "/essggl/sz": () => import("./shops/QuickBuyShopPage.tsx").then((m) => m.QuickBuyShopPage),
  "/sc/dpxx": () => import("./shops/MallShopPage.tsx").then((m) => m.MallShopPage),
};
