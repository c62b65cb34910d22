import type { Loaders } from "../platform/pages.ts";

export const supportPages: Loaders<"support"> = {
  "/xtgl/wtfk": () => import("./feedback/FeedbackPage.tsx").then((m) => m.FeedbackPage),
  "/xtgl/cxwtfk": () => import("./feedback/FeedbackProgressPage.tsx").then((m) => m.FeedbackProgressPage),
  "/shkf/wtfk": () => import("./tickets/TicketsPage.tsx").then((m) => m.TicketsPage),
  "/shkf/khfk": () => import("./customers/CustomersPage.tsx").then((m) => m.CustomersPage),
};
