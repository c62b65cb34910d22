import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { addressOf, carryTabs, closed, closedOthers, homeTab, keepTabs, readTabs, type Tab, visited } from "./tabs.ts";

export interface Tabs {
  readonly open: readonly Tab[];
  readonly activePath: string;
  /** Grows when a tab is refreshed; part of its key, so that the page starts anew. */
  readonly generation: (path: string) => number;
  readonly show: (path: string) => void;
  readonly close: (path: string) => void;
  readonly closeOthers: (path: string) => void;
  readonly closeAll: () => void;
  /** Closes a tab and opens an address in its place. */
  readonly replace: (path: string, to: string) => void;
  readonly refresh: (path?: string) => void;
}

/** The visited-view tabs of the main layout. */
export function useTabs(): Tabs {
  const location = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(readTabs);
  const [generations, setGenerations] = useState<Readonly<Record<string, number>>>({});
  // The router follows a moment later; until then the address still names the page that was just closed.
  const [left, leave] = useState<string | undefined>();
  if (left !== undefined && left !== location.pathname) leave(undefined);
  const open = left === location.pathname ? kept : visited(kept, { path: location.pathname, search: location.search });
  if (open !== kept) setKept(open);

  const newest = useRef(open);
  useLayoutEffect(() => {
    newest.current = open;
    keepTabs(open);
  });
  useEffect(() => carryTabs(() => newest.current), []);

  const goTo = (tab: Tab) => {
    if (tab.path !== location.pathname) leave(location.pathname);
    void navigate(addressOf(tab));
  };
  const remove = (path: string) => {
    const next = closed(open, path, location.pathname);
    setKept(next.tabs);
    if (next.goTo !== undefined) goTo(next.goTo);
  };
  return {
    open,
    activePath: location.pathname,
    generation: (path) => generations[path] ?? 0,
    show: (path) => void navigate(addressOf(open.find((tab) => tab.path === path) ?? { path, search: "" })),
    close: remove,
    closeOthers: (path) => {
      setKept(closedOthers(open, path));
      if (path !== location.pathname) goTo(open.find((tab) => tab.path === path) ?? homeTab);
    },
    closeAll: () => {
      setKept([]);
      goTo(homeTab);
    },
    replace: (path, to) => {
      setKept(open.filter((tab) => tab.path !== path));
      if (path === location.pathname) leave(path);
      void navigate(to);
    },
    refresh: (path) =>
      setGenerations((before) =>
        Object.fromEntries(
          open.map((tab) => [tab.path, (before[tab.path] ?? 0) + (path === undefined || path === tab.path ? 1 : 0)]),
        ),
      ),
  };
}
