import type { PermissionsOfArea } from "../permissionFacts.ts";

export const insightPermissions = {
  "insight.dashboard.read": { kind: "read", page: "/dashboard", alsoFor: ["agent", "staff", "pharmacist"] },
  "insight.ranking.read": { kind: "read", page: "/spgl/spxsph", alsoFor: ["agent", "staff"] },
  "insight.overview.read": { kind: "read", page: "/jygl/gk", alsoFor: ["agent", "staff"] },
  "insight.summary.read": { kind: "read", page: "/jygl/jyhz", alsoFor: ["agent", "staff"] },
  "insight.periods.read": { kind: "read", page: "/jygl/sjhz" },
  "insight.goods.read": { kind: "read", page: "/jygl/sptj" },
  "insight.businessTypes.read": { kind: "read", page: "/jygl/ywlxtj", alsoFor: ["agent", "staff"] },
  "insight.prescriptions.read": { kind: "read", page: "/jygl/cfxstj", alsoFor: ["pharmacist"] },
  "insight.medicines.read": { kind: "read", page: "/jygl/ypxstj", alsoFor: ["pharmacist"] },
  "insight.machines.read": { kind: "read", page: "/tjfx/jqjytj", alsoFor: ["agent", "staff"] },
  "insight.products.read": { kind: "read", page: "/tjfx/spjytj" },
  "insight.payments.read": { kind: "read", page: "/tjfx/zfjstj", alsoFor: ["agent", "staff"] },
  "insight.points.read": { kind: "read", page: "/tjfx/dwjytj", alsoFor: ["agent", "staff"] },
  "insight.merchants.read": { kind: "read", page: "/tjfx/shzftj", alsoFor: ["agent", "staff"] },
  "insight.mall.read": { kind: "read", page: "/sc/sctj" },
  "insight.faceScans.read": { kind: "read", page: "/tjfx/sltj", alsoFor: ["agent", "staff"] },
  "insight.soldOut.read": { kind: "read", page: "/tjfx/skss", alsoFor: ["agent", "staff"] },
  "insight.report.read": { kind: "read", page: "/tjfx/bbdc" },
  "insight.report.write": { kind: "write", page: "/tjfx/bbdc" },
  "insight.screen.read": { kind: "read", page: "/databases", alsoFor: ["agent", "staff"] },
} as const satisfies PermissionsOfArea;
