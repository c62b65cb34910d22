import { page, type Page } from "../../platform/pages.ts";

const load = async () => (await import("./ScreenPage.tsx")).ScreenPage;

/** The four big screens fill the window and open without a session. */
export const screenPages: readonly Page[] = [
  page("/databases", "public", load, "bare"),
  page("/databaseszd", "public", load, "bare"),
  page("/databasesTscpyxpt", "public", load, "bare"),
  page("/database", "public", load, "bare"),
];
