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
  "/xtgl/xxtz": () => import("./messages/MessagesPage.tsx").then((m) => m.MessagesPage),
  "/xtgl/xzxxtz": () => import("./messages/NewMessagePage.tsx").then((m) => m.NewMessagePage),
  "/xtgl/xxlx": () => import("./messages/MessageTypesPage.tsx").then((m) => m.MessageTypesPage),
  "/notice": () => import("./announcements/AnnouncementsPage.tsx").then((m) => m.AnnouncementsPage),
  "/ptxx": () => import("./announcements/NoticePage.tsx").then((m) => m.NoticePage),
  "/sygdxx": () => import("./announcements/MoreNoticesPage.tsx").then((m) => m.MoreNoticesPage),
  "/xmgl": () => import("./projects/ProjectsPage.tsx").then((m) => m.ProjectsPage),
  "/xmdetail": () => import("./projects/ProjectPage.tsx").then((m) => m.ProjectPage),
  "/xqk": () => import("./requirements/RequirementsPage.tsx").then((m) => m.RequirementsPage),
  "/shkf/khfk": () => import("./customers/CustomersPage.tsx").then((m) => m.CustomersPage),
};
