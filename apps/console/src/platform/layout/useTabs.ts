import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { addressOf, closed, closedOthers, homeTab, keepTabs, readTabs, type Tab, visited } from "./tabs.ts";

export interface Tabs {
  readonly open: readonly Tab[];
  readonly activePath: string;
  /** Grows when a tab is refreshed; part of its key, so that the page starts anew. */
  readonly generation: (path: string) => number;
  readonly show: (path: string) => void;
  readonly close: (path: string) => void;
  readonly closeOthers: (path: string) => void;
  readonly closeAll: () => void;
  readonly refresh: (path?: string) => void;
}

/** The visited-view tabs of the main layout. */
export function useTabs(): Tabs {
  const location = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(readTabs);
  const [generations, setGenerations] = useState<Readonly<Record<string, number>>>({});
  const open = visited(kept, { path: location.pathname, search: location.search });
  if (open !== kept) setKept(open);

  useEffect(() => keepTabs(open));

  const remove = (path: string) => {
    const next = closed(open, path, location.pathname);
    setKept(next.tabs);
    if (next.goTo !== undefined) void navigate(addressOf(next.goTo));
  };
  return {
    open,
    activePath: location.pathname,
    generation: (path) => generations[path] ?? 0,
    show: (path) => void navigate(addressOf(open.find((tab) => tab.path === path) ?? { path, search: "" })),
    close: remove,
    closeOthers: (path) => {
      setKept(closedOthers(open, path));
      if (path !== location.pathname) void navigate(addressOf(open.find((tab) => tab.path === path) ?? homeTab));
    },
    closeAll: () => {
      setKept([]);
      void navigate(addressOf(homeTab));
    },
    refresh: (path) =>
      setGenerations((before) => Object.fromEntries(open.map((tab) => [tab.path, (before[tab.path] ?? 0) + (path === undefined || path === tab.path ? 1 : 0)]))),
  };
}
