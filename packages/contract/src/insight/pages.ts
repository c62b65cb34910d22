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
  "/jygl/gk": { access: "insight.overview.read", group: "/jygl", order: 79, exports: ["insight.figures.overview"] },
  "/jygl/jyhz": { access: "insight.summary.read", group: "/jygl", order: 80, exports: ["insight.figures.summary"] },
  "/jygl/cfxstj": {
    access: "insight.prescriptions.read",
    group: "/jygl",
    order: 88,
    medicine: true,
    exports: ["insight.figures.prescriptions"],
  },
  "/jygl/sjhz": { access: "insight.periods.read", group: "/jygl", order: 90, exports: ["insight.figures.periods"] },
  "/jygl/sptj": { access: "insight.goods.read", group: "/jygl", order: 93, exports: ["insight.figures.goods"] },
  "/jygl/ywlxtj": {
    access: "insight.businessTypes.read",
    group: "/jygl",
    order: 95,
    exports: ["insight.figures.businessTypes"],
  },
  "/tjfx/jqjytj": {
    access: "insight.machines.read",
    group: "/tjfx",
    order: 136,
    exports: ["insight.figures.machines"],
  },
  "/tjfx/spjytj": {
    access: "insight.products.read",
    group: "/tjfx",
    order: 137,
    exports: ["insight.figures.products"],
  },
  "/tjfx/zfjstj": {
    access: "insight.payments.read",
    group: "/tjfx",
    order: 138,
    exports: ["insight.figures.payments"],
  },
  "/tjfx/dwjytj": { access: "insight.points.read", group: "/tjfx", order: 140, exports: ["insight.figures.points"] },
  "/tjfx/shzftj": {
    access: "insight.merchants.read",
    group: "/tjfx",
    order: 141,
    exports: ["insight.figures.merchants"],
  },
} as const satisfies PagesOf<typeof insightPermissions>;
