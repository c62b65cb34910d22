import type { Loaders } from "../platform/pages.ts";

export const memberPages: Loaders<"members"> = {
  "/hygl/chygl": () => import("./MemberManagementPage.tsx").then((m) => m.MemberManagementPage),
  "/hygl/wdhy": () => import("./MembersPage.tsx").then((m) => m.MembersPage),
  "/hygl/wdhyk": () => import("./CardsPage.tsx").then((m) => m.CardsPage),
  "/hygl/hykdr": () => import("./CardImportPage.tsx").then((m) => m.CardImportPage),
  "/hygl/czmx": () => import("./RechargesPage.tsx").then((m) => m.RechargesPage),
  "/hygl/kkmx": () => import("./DeductionsPage.tsx").then((m) => m.DeductionsPage),
  "/hygl/qkhk": () => import("./ArrearsPage.tsx").then((m) => m.ArrearsPage),
  "/hygl/sqbk": () => import("./applications/ApplicationsPage.tsx").then((m) => m.ApplicationsPage),
  "/hygl/yhsz": () => import("./topUps/TopUpsPage.tsx").then((m) => m.TopUpsPage),
  "/hygl/xxgl": () => import("./schools/SchoolsPage.tsx").then((m) => m.SchoolsPage),
  "/hygl/qygl": () => import("./areas/AreasPage.tsx").then((m) => m.AreasPage),
  "/hygl/hytc": () => import("./packages/PackagesPage.tsx").then((m) => m.PackagesPage),
  "/hygl/hykrz": () => import("./CardLogsPage.tsx").then((m) => m.CardLogsPage),
  "/xtgl/hmd": () => import("./blacklist/BlacklistPage.tsx").then((m) => m.BlacklistPage),
  "/shgl/glwdhy": () => import("./AssignmentsPage.tsx").then((m) => m.AssignmentsPage),
};
