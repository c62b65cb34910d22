import type { Loaders } from "../platform/pages.ts";

export const merchantPages: Loaders<"merchants"> = {
  "/jjxx": () => import("./onboarding/PublicPages.tsx").then((m) => m.PublicFormPage),
  "/jjxx0": () => import("./onboarding/PublicPages.tsx").then((m) => m.PublicViewPage),
  "/cfgl/xwshrz": () => import("./onboarding/OnboardingPage.tsx").then((m) => m.OnboardingPage),
  "/cfgl/step": () => import("./onboarding/StepPage.tsx").then((m) => m.StepPage),
  "/cfgl/sqxwshjj": () => import("./onboarding/SubmissionPages.tsx").then((m) => m.WechatSubmissionsPage),
  "/cfgl/xwshjj": () => import("./onboarding/ReviewPage.tsx").then((m) => m.ReviewPage),
  "/cfgl/zfbjj": () => import("./onboarding/SubmissionPages.tsx").then((m) => m.AlipaySubmissionsPage),
  "/cfgl/jjxx0": () => import("./onboarding/DetailPage.tsx").then((m) => m.DetailPage),
  "/shgl/wdsh": () => import("./MerchantsPage.tsx").then((m) => m.MerchantsPage),
  "/shgl/management": () => import("./MerchantTreePage.tsx").then((m) => m.MerchantTreePage),
  "/shgl/kfdh": () => import("./HotlinesPage.tsx").then((m) => m.HotlinesPage),
  "/shgl/zjgl": () => import("./certificates/CertificatesPage.tsx").then((m) => m.CertificatesPage),
  "/shgl/shzhxx": () => import("./AccountPage.tsx").then((m) => m.AccountPage),
  "/shgl/shtzsz": () => import("./NotificationsPage.tsx").then((m) => m.NotificationsPage),
  "/shgl/bzsz": () => import("./CurrenciesPage.tsx").then((m) => m.CurrenciesPage),
};
