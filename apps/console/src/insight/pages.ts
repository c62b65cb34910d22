import type { Loaders } from "../platform/pages.ts";

export const insightPages: Loaders<"insight"> = {
  "/databases": () => import("./screens/ScreenPage.tsx").then((m) => m.ScreenPage),
  "/databaseszd": () => import("./screens/ScreenPage.tsx").then((m) => m.ScreenPage),
  "/databasesTscpyxpt": () => import("./screens/ScreenPage.tsx").then((m) => m.ScreenPage),
  "/database": () => import("./screens/ScreenPage.tsx").then((m) => m.ScreenPage),
  "/dashboard": () => import("./dashboard/DashboardPage.tsx").then((m) => m.DashboardPage),
  "/syzfqq": () => import("./dashboard/PaymentsPage.tsx").then((m) => m.PaymentsPage),
  "/syspxlpm": () => import("./dashboard/ProductRankingPage.tsx").then((m) => m.ProductRankingPage),
  "/spgl/spxsph": () => import("./ranking/SalesRankingPage.tsx").then((m) => m.SalesRankingPage),
  "/syspxlpmxq": () => import("./dashboard/ProductSalesPage.tsx").then((m) => m.ProductSalesPage),
  "/syjqpm": () => import("./dashboard/MachineRankingPage.tsx").then((m) => m.MachineRankingPage),
  "/syjqpmxq": () => import("./dashboard/MachineSalesPage.tsx").then((m) => m.MachineSalesPage),
  "/jygl/gk": () => import("./figures/OverviewPage.tsx").then((m) => m.OverviewPage),
  "/jygl/jyhz": () => import("./figures/SummaryPage.tsx").then((m) => m.SummaryPage),
  "/jygl/sjhz": () => import("./figures/PeriodsPage.tsx").then((m) => m.PeriodsPage),
  "/jygl/sptj": () => import("./figures/GoodsPage.tsx").then((m) => m.GoodsPage),
  "/jygl/ywlxtj": () => import("./figures/BusinessTypesPage.tsx").then((m) => m.BusinessTypesPage),
};
