import type { Loaders } from "../platform/pages.ts";

export const memberPages: Loaders<"members"> = {
  "/hygl/wdhy": () => import("./MembersPage.tsx").then((m) => m.MembersPage),
  "/hygl/wdhyk": () => import("./CardsPage.tsx").then((m) => m.CardsPage),
  "/hygl/czmx": () => import("./RechargesPage.tsx").then((m) => m.RechargesPage),
  "/hygl/kkmx": () => import("./DeductionsPage.tsx").then((m) => m.DeductionsPage),
  "/shgl/glwdhy": () => import("./AssignmentsPage.tsx").then((m) => m.AssignmentsPage),
};
