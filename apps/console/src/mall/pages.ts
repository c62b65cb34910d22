import type { Loaders } from "../platform/pages.ts";

export const mallPages: Loaders<"mall"> = {
  "/sc/scdd": () => import("./orders/MallOrdersPage.tsx").then((m) => m.MallOrdersPage),
  "/sc/scddxq": () => import("./orders/MallOrderPage.tsx").then((m) => m.MallOrderPage),
  "/essggl/ddgl": () => import("./orders/MallOrdersPage.tsx").then((m) => m.QuickBuyOrdersPage),
  "/essggl/sz": () => import("./shops/QuickBuyShopPage.tsx").then((m) => m.QuickBuyShopPage),
  "/sc/lbt": () => import("./banners/BannersPage.tsx").then((m) => m.BannersPage),
  "/sc/yfmb": () => import("./freight/FreightTemplatesPage.tsx").then((m) => m.FreightTemplatesPage),
  "/sc/schy": () => import("./buyers/BuyersPage.tsx").then((m) => m.BuyersPage),
  "/sc/kcgl": () => import("./stockLevels/StockLevelsPage.tsx").then((m) => m.StockLevelsPage),
  "/sc/cpgl": () => import("./products/MallProductsPage.tsx").then((m) => m.MallProductsPage),
  "/sc/thdgl": () => import("./pickupPoints/PickupPointsPage.tsx").then((m) => m.PickupPointsPage),
  "/sc/msgl": () => import("./deals/FlashSalesPage.tsx").then((m) => m.FlashSalesPage),
  "/sc/shgl": () => import("./afterSales/AfterSalesPage.tsx").then((m) => m.AfterSalesPage),
  "/sc/scgg": () => import("./notices/NoticesPage.tsx").then((m) => m.NoticesPage),
  "/sc/stdgl": () => import("./stores/StoresPage.tsx").then((m) => m.StoresPage),
  "/sc/stdspsz": () => import("./stores/StoreProductsPage.tsx").then((m) => m.StoreProductsPage),
  "/sc/qewm": () => import("./groupCodes/GroupCodesPage.tsx").then((m) => m.GroupCodesPage),
  "/sc/scpsd": () => import("./deliveries/DeliveriesPage.tsx").then((m) => m.DeliveriesPage),
  "/sc/ydsptj": () => import("./preorders/PreordersPage.tsx").then((m) => m.PreordersPage),
  "/sc/ywym": () => import("./domains/DomainsPage.tsx").then((m) => m.DomainsPage),
  "/sc/dpxx": () => import("./shops/MallShopPage.tsx").then((m) => m.MallShopPage),
};
