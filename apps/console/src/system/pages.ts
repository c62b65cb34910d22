import { page } from "../platform/pages.ts";

export const systemPages = [
  page("/xtgl/rzgl", "system.log.read", async () => (await import("./LogsPage.tsx")).LogsPage),
  page("/xtgl/xzzx", "system.download.read", async () => (await import("./DownloadCentrePage.tsx")).DownloadCentrePage),
];
