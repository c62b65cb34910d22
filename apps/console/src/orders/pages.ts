import type { Loaders } from "../platform/pages.ts";

export const orderPages: Loaders<"orders"> = {
  "/jygl/tkgl": () => import("./refunds/RefundsPage.tsx").then((m) => m.RefundsPage),
  "/jygl/ddgl": () => import("./OrdersPage.tsx").then((m) => m.OrdersPage),
  "/jygl/qhmgl": () => import("./pickups/PickupsPage.tsx").then((m) => m.PickupsPage),
  "/jygl/hgxq": () => import("./lucky/LuckyOrdersPage.tsx").then((m) => m.LuckyOrdersPage),
  "/jygl/zjtj": () => import("./lucky/LuckyWinsPage.tsx").then((m) => m.LuckyWinsPage),
  "/jygl/hgsh": () => import("./offlinePickups/OfflinePickupsPage.tsx").then((m) => m.OfflinePickupsPage),
  "/jygl/ddcj": () => import("./lucky/LuckyDrawsPage.tsx").then((m) => m.LuckyDrawsPage),
  "/jygl/hgfa": () => import("./lucky/LuckyPlansPage.tsx").then((m) => m.LuckyPlansPage),
  "/jygl/dhscj": () => import("./WithheldPage.tsx").then((m) => m.WithheldPage),
  "/jygl/jqjymx": () => import("./sides/LinesPage.tsx").then((m) => m.LinesPage),
  "/jygl/ycchjl": () => import("./sides/RemotePage.tsx").then((m) => m.RemotePage),
  "/jygl/ddcx": () => import("./sides/SearchPage.tsx").then((m) => m.SearchPage),
  "/jygl/chcx": () => import("./sides/DispensingsPage.tsx").then((m) => m.DispensingsPage),
  "/jygl/chmx": () => import("./sides/AttemptsPage.tsx").then((m) => m.AttemptsPage),
  "/jygl/yhgmjl": () => import("./sides/PurchasesPage.tsx").then((m) => m.PurchasesPage),
  "/cfgl/wtddgl": () => import("./sides/ProblemsPage.tsx").then((m) => m.ProblemsPage),
};
