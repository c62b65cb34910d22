import { hiddenPage, page } from "../../platform/pages.ts";

/** The home page and its drill-downs; the details open from their rankings. */
export const dashboardPages = [
  page("/dashboard", "insight.dashboard.read", async () => (await import("./DashboardPage.tsx")).DashboardPage),
  hiddenPage(
    "/syzfqq",
    "/dashboard",
    "insight.dashboard.read",
    async () => (await import("./PaymentsPage.tsx")).PaymentsPage,
  ),
  hiddenPage(
    "/syspxlpm",
    "/dashboard",
    "insight.dashboard.read",
    async () => (await import("./ProductRankingPage.tsx")).ProductRankingPage,
  ),
  hiddenPage(
    "/syspxlpmxq",
    "/dashboard",
    "insight.dashboard.read",
    async () => (await import("./ProductSalesPage.tsx")).ProductSalesPage,
  ),
  hiddenPage(
    "/syjqpm",
    "/dashboard",
    "insight.dashboard.read",
    async () => (await import("./MachineRankingPage.tsx")).MachineRankingPage,
  ),
  hiddenPage(
    "/syjqpmxq",
    "/dashboard",
    "insight.dashboard.read",
    async () => (await import("./MachineSalesPage.tsx")).MachineSalesPage,
  ),
];
