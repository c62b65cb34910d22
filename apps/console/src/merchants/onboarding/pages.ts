import { hiddenPage, page, type Page } from "../../platform/pages.ts";

export const onboardingPages: readonly Page[] = [
  page("/cfgl/xwshrz", "merchants.application.read", async () => (await import("./OnboardingPage.tsx")).OnboardingPage),
  hiddenPage(
    "/cfgl/step",
    "/cfgl/xwshrz",
    "merchants.application.write",
    async () => (await import("./StepPage.tsx")).StepPage,
  ),
  page(
    "/cfgl/sqxwshjj",
    "merchants.submission.read",
    async () => (await import("./SubmissionPages.tsx")).WechatSubmissionsPage,
  ),
  page("/cfgl/xwshjj", "merchants.application.review", async () => (await import("./ReviewPage.tsx")).ReviewPage),
  page(
    "/cfgl/zfbjj",
    "merchants.submission.read",
    async () => (await import("./SubmissionPages.tsx")).AlipaySubmissionsPage,
  ),
  hiddenPage(
    "/cfgl/jjxx0",
    "/cfgl/xwshrz",
    "merchants.application.read",
    async () => (await import("./DetailPage.tsx")).DetailPage,
  ),
  page("/jjxx", "public", async () => (await import("./PublicPages.tsx")).PublicFormPage, "bare"),
  page("/jjxx0", "public", async () => (await import("./PublicPages.tsx")).PublicViewPage, "bare"),
];
