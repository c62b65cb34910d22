import { forgetUnsaved, hasUnsaved } from "./unsaved.ts";
import { useLeaveQuestion } from "./useLeaveQuestion.tsx";
import type { Tabs } from "./useTabs.ts";

export interface CarefulTabs extends Tabs {
  /** Does what ends these tabs, or starts them anew, once nobody loses input by it. */
  readonly carefully: (paths: readonly string[], act: () => void) => void;
}

/** Tabs that ask before input in them is lost. */
export function useCarefulTabs(tabs: Tabs, titleOf: (path: string) => string): CarefulTabs {
  const ask = useLeaveQuestion();
  const carefully = (paths: readonly string[], act: () => void) => {
    const held = paths.filter(hasUnsaved);
    const leave = () => {
      for (const path of paths) forgetUnsaved(path);
      act();
    };
    if (held.length === 0) leave();
    else ask(leave, held.map(titleOf).join("、"));
  };
  const all = tabs.open.map(({ path }) => path);
  return {
    ...tabs,
    carefully,
    close: (path) => carefully([path], () => tabs.close(path)),
    closeOthers: (path) =>
      carefully(
        all.filter((one) => one !== path),
        () => tabs.closeOthers(path),
      ),
    closeAll: () => carefully(all, tabs.closeAll),
    refresh: (path) => carefully(path === undefined ? all : [path], () => tabs.refresh(path)),
    replace: (path, to) => {
      // A form that leads back has been saved, or its person was asked.
      forgetUnsaved(path);
      tabs.replace(path, to);
    },
  };
}
