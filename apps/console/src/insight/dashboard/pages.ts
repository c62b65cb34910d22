import { page } from "../../platform/pages.ts";

/** The home page and its drill-downs; the details open from their rankings. */
export const dashboardPages = [
  page("/dashboard", "insight.dashboard.read", async () => (await import("./DashboardPage.tsx")).DashboardPage),
  page("/syzfqq", "insight.dashboard.read", async () => (await import("./PaymentsPage.tsx")).PaymentsPage),
  page("/syspxlpm", "insight.dashboard.read", async () => (await import("./ProductRankingPage.tsx")).ProductRankingPage),
  page("/syspxlpmxq", "insight.dashboard.read", async () => (await import("./ProductSalesPage.tsx")).ProductSalesPage),
  page("/syjqpm", "insight.dashboard.read", async () => (await import("./MachineRankingPage.tsx")).MachineRankingPage),
  page("/syjqpmxq", "insight.dashboard.read", async () => (await import("./MachineSalesPage.tsx")).MachineSalesPage),
];
