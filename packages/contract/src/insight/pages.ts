import type { PagesOf } from "../pageFacts.ts";
import type { insightPermissions } from "./permissions.ts";

export const insightPages = {
  "/databases": { access: "public", frame: "bare" },
  "/databaseszd": { access: "public", frame: "bare" },
  "/databasesTscpyxpt": { access: "public", frame: "bare" },
  "/database": { access: "public", frame: "bare" },
  "/dashboard": {
    access: "insight.dashboard.read",
    group: "/",
    order: 34,
    exports: [
      "dashboard.payments",
      "dashboard.products",
      "dashboard.machines",
      "dashboard.product",
      "dashboard.machine",
    ],
  },
  "/syzfqq": { access: "insight.dashboard.read", parent: "/dashboard" },
  "/syspxlpm": { access: "insight.dashboard.read", parent: "/dashboard" },
  "/syspxlpmxq": { access: "insight.dashboard.read", parent: "/dashboard" },
  "/syjqpm": { access: "insight.dashboard.read", parent: "/dashboard" },
  "/syjqpmxq": { access: "insight.dashboard.read", parent: "/dashboard" },
  "/spgl/spxsph": {
    access: "insight.ranking.read",
    group: "/spgl",
    order: 164,
    exports: ["insight.productSales"],
  },
} as const satisfies PagesOf<typeof insightPermissions>;
