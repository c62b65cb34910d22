import { createContext, use } from "react";
import type { Page } from "./pages.ts";
import { sessionCustomData } from "./session/session.ts";

export const PagesContext = createContext<readonly Page[]>([]);

/** Whether a page exists and this person may open it; links and tiles without a target are not offered. */
export function useCanOpen(): (path: string) => boolean {
  const pages = use(PagesContext);
  return (path) => {
    const access = pages.find((page) => page.path === path)?.access;
    if (access === undefined || access === "public" || access === "session") return access !== undefined;
    return sessionCustomData()?.permissions.includes(access) ?? false;
  };
}
