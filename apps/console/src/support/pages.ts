import type { Loaders } from "../platform/pages.ts";

export const supportPages: Loaders<"support"> = {
  "/xtgl/wtfk": () => import("./feedback/FeedbackPage.tsx").then((m) => m.FeedbackPage),
  "/xtgl/cxwtfk": () => import("./feedback/FeedbackProgressPage.tsx").then((m) => m.FeedbackProgressPage),
  "/shkf/wtfk": () => import("./tickets/TicketsPage.tsx").then((m) => m.TicketsPage),
  "/shkf/cjwtgl": () => import("./articles/QuestionsPage.tsx").then((m) => m.QuestionsPage),
  "/shkf/xzwt": () => import("./articles/QuestionPage.tsx").then((m) => m.QuestionPage),
  "/shkf/jjfa": () => import("./articles/SolutionsPage.tsx").then((m) => m.SolutionsPage),
  "/cjwtjjfa": () => import("./knowledge/KnowledgePage.tsx").then((m) => m.KnowledgePage),
  "/cjwtjjfafb": () => import("./knowledge/ArticlePage.tsx").then((m) => m.ArticlePage),
  "/shkf/khfk": () => import("./customers/CustomersPage.tsx").then((m) => m.CustomersPage),
};
