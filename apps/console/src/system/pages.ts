import type { Loaders } from "../platform/pages.ts";

export const systemPages: Loaders<"system"> = {
  "/xtgl/index": () => import("./SystemHomePage.tsx").then((m) => m.SystemHomePage),
  "/xtgl/rzgl": () => import("./LogsPage.tsx").then((m) => m.LogsPage),
  "/xtgl/xtbjjl": () => import("./alarms/SystemAlarmsPage.tsx").then((m) => m.SystemAlarmsPage),
  "/xtgl/jxkp": () => import("./appraisals/AppraisalsPage.tsx").then((m) => m.AppraisalsPage),
  "/xtgl/sjzd": () => import("./dictionary/DictionaryPage.tsx").then((m) => m.DictionaryPage),
  "/xtgl/shsjzd": () => import("./dictionary/MerchantDictionaryPage.tsx").then((m) => m.MerchantDictionaryPage),
  "/xtgl/yysz": () => import("./translations/TranslationsPage.tsx").then((m) => m.TranslationsPage),
  "/xtgl/dsfdjpz": () => import("./docking/DockingsPage.tsx").then((m) => m.DockingsPage),
  "/xtgl/ptxygl": () => import("./agreements/AgreementsPage.tsx").then((m) => m.AgreementsPage),
  "/xtgl/uploadXy": () => import("./agreements/UploadAgreementPage.tsx").then((m) => m.UploadAgreementPage),
  "/xtgl/xzzx": () => import("./DownloadCentrePage.tsx").then((m) => m.DownloadCentrePage),
};
