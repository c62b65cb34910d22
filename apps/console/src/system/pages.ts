import { page } from "../platform/pages.ts";

export const systemPages = [page("/xtgl/xzzx", "system.download.read", async () => (await import("./DownloadCentrePage.tsx")).DownloadCentrePage)];
