import { hiddenPage, page } from "../platform/pages.ts";

export const systemPages = [
  page("/xtgl/index", "system.home.read", async () => (await import("./SystemHomePage.tsx")).SystemHomePage),
  page("/xtgl/rzgl", "system.log.read", async () => (await import("./LogsPage.tsx")).LogsPage),
  page(
    "/xtgl/ptxygl",
    "system.agreement.read",
    async () => (await import("./agreements/AgreementsPage.tsx")).AgreementsPage,
  ),
  hiddenPage(
    "/xtgl/uploadXy",
    "/xtgl/ptxygl",
    "system.agreement.write",
    async () => (await import("./agreements/UploadAgreementPage.tsx")).UploadAgreementPage,
  ),
  page("/xtgl/xzzx", "system.download.read", async () => (await import("./DownloadCentrePage.tsx")).DownloadCentrePage),
];
