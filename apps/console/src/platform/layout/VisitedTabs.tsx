import { CloseOutlined } from "@ant-design/icons";
import { Dropdown } from "antd";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { usePhrases } from "../phrases/usePhrases.ts";
import type { Stars } from "./menu/useStars.ts";
import { hasUnsaved, unsavedVersion, watchUnsaved } from "./unsaved.ts";
import type { Tabs } from "./useTabs.ts";

export interface VisitedTabsProps {
  readonly tabs: Tabs;
  readonly titleOf: (path: string) => string;
  /** Pages that stand in the menu can be starred. */
  readonly stars: Stars & { readonly may: (path: string) => boolean };
}

/** The row of open pages; a right click or the context-menu key offers to refresh, to star and to close (TOPBAR-10). */
export function VisitedTabs({ tabs, titleOf, stars }: VisitedTabsProps) {
  const t = usePhrases();
  useSyncExternalStore(watchUnsaved, unsavedVersion);
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which must not become the effect's clean-up.
    active.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tabs.activePath]);
  const actionsOf = (path: string) => [
    { key: "refresh", label: t.common.layout.refreshTab, onClick: () => tabs.refresh(path) },
    ...(stars.may(path)
      ? [
          {
            key: "star",
            label: stars.paths.includes(path) ? t.common.rail.unstarTab : t.common.rail.starTab,
            onClick: () => stars.toggle(path),
          },
        ]
      : []),
    { key: "close", label: t.common.layout.closeTab, onClick: () => tabs.close(path) },
    {
      key: "others",
      label: t.common.layout.closeOthers,
      disabled: tabs.open.length < 2,
      onClick: () => tabs.closeOthers(path),
    },
    { key: "all", label: t.common.layout.closeAll, onClick: () => tabs.closeAll() },
  ];
  return (
    <nav className="shell-tabs" aria-label={t.common.layout.tabs}>
      <ul>
        {tabs.open.map(({ path }) => {
          const isActive = path === tabs.activePath;
          return (
            <Dropdown key={path} trigger={["contextMenu"]} menu={{ items: actionsOf(path) }}>
              <li ref={isActive ? active : null} data-active={isActive}>
                <button
                  type="button"
                  className="shell-tab-title"
                  aria-current={isActive ? "page" : undefined}
                  onClick={() => tabs.show(path)}
                  onAuxClick={(event) => event.button === 1 && tabs.close(path)}
                >
                  {hasUnsaved(path) && (
                    <span className="shell-tab-unsaved" role="img" aria-label={t.common.confirm.unsaved} />
                  )}
                  {titleOf(path)}
                </button>
                <button
                  type="button"
                  className="shell-tab-close"
                  aria-label={`${t.common.layout.closeTab} ${titleOf(path)}`}
                  onClick={() => tabs.close(path)}
                >
                  <CloseOutlined />
                </button>
              </li>
            </Dropdown>
          );
        })}
      </ul>
    </nav>
  );
}
