import { page } from "../platform/pages.ts";

export const accessPages = [
  page("/launcher", "public", async () => (await import("./LauncherPage.tsx")).LauncherPage, "bare"),
  page("/xtgl/setpwd", "session", async () => (await import("./SetPasswordPage.tsx")).SetPasswordPage),
];
