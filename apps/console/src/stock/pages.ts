import type { Loaders } from "../platform/pages.ts";

export const stockPages: Loaders<"stock"> = {
  "/kcpd/xlspkcpd": () => import("./lists/RouteStockPage.tsx").then((m) => m.RouteStockPage),
  "/kcpd/jqspkcpd": () => import("./lists/ProductStockPage.tsx").then((m) => m.ProductStockPage),
  "/kcpd/jqhdkcpd": () => import("./lists/LaneStockPage.tsx").then((m) => m.LaneStockPage),
  "/jxcgl/wdgys": () => import("./procurement/SuppliersPage.tsx").then((m) => m.SuppliersPage),
  "/jxcgl/gysspsz": () => import("./procurement/SupplierProductsPage.tsx").then((m) => m.SupplierProductsPage),
  "/jxcgl/ghjdr": () => import("./procurement/SupplyImportPage.tsx").then((m) => m.SupplyImportPage),
  "/jxcgl/ccgl": () => import("./procurement/WarehousesPage.tsx").then((m) => m.WarehousesPage),
  "/jxcgl/cgjh": () => import("./procurement/PlansPage.tsx").then((m) => m.PlansPage),
  "/jxcgl/cgd": () => import("./procurement/OrdersPage.tsx").then((m) => m.OrdersPage),
  "/jxcgl/rkdj": () => import("./procurement/ReceiptsPage.tsx").then((m) => m.ReceiptsPage),
  "/jxcgl/rkdr": () => import("./procurement/ReceiptImportPage.tsx").then((m) => m.ReceiptImportPage),
  "/jxcgl/sfk": () => import("./procurement/PaymentsPage.tsx").then((m) => m.PaymentsPage),
  "/jxcgl/chd": () => import("./outbounds/OutboundsPage.tsx").then((m) => m.OutboundsPage),
  "/jxcgl/bhd/jrbf": () => import("./visits/VisitsPage.tsx").then((m) => m.VisitsPage),
  "/jxcgl/bhd": () => import("./outbounds/RefillOrdersPage.tsx").then((m) => m.RefillOrdersPage),
  "/jxcgl/bs": () => import("./procurement/LossesPage.tsx").then((m) => m.LossesPage),
  "/kcpd/bhjl": () => import("./refills/RefillsPage.tsx").then((m) => m.RefillsPage),
};
