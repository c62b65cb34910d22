import { type PagePath, pages } from "./pages.ts";

/** Pages by the beginnings of the actions and by the exports that they state. */
const pagesOfActions: ReadonlyMap<string, PagePath> = new Map(
  pages.flatMap(({ path, actions = [], exports = [] }) => [...exports, ...actions].map((begin) => [begin, path])),
);

/** The page of an audited action (SYS-01), found by the longest beginning; null when it belongs to none. */
export function auditPageOf(action: string): PagePath | null {
  const parts = action.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const page = pagesOfActions.get(parts.slice(0, length).join("."));
    if (page !== undefined) return page;
  }
  return null;
}
