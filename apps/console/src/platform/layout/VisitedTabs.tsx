import { Tabs as TabStrip, Dropdown } from "antd";
import { usePhrases } from "../phrases/usePhrases.ts";
import type { Tabs } from "./useTabs.ts";

/** The row of open pages; a right click offers to refresh and to close (TOPBAR-10). */
export function VisitedTabs({ tabs, titleOf }: { readonly tabs: Tabs; readonly titleOf: (path: string) => string }) {
  const t = usePhrases();
  const actionsOf = (path: string) => [
    { key: "refresh", label: t.common.layout.refreshTab, onClick: () => tabs.refresh(path) },
    { key: "close", label: t.common.layout.closeTab, onClick: () => tabs.close(path) },
    { key: "others", label: t.common.layout.closeOthers, disabled: tabs.open.length < 2, onClick: () => tabs.closeOthers(path) },
    { key: "all", label: t.common.layout.closeAll, onClick: () => tabs.closeAll() },
  ];
  return (
    <nav className="shell-tabs" aria-label={t.common.layout.tabs}>
      <TabStrip
        type="editable-card"
        size="small"
        hideAdd
        activeKey={tabs.activePath}
        onChange={tabs.show}
        onEdit={(path, action) => {
          if (action === "remove") tabs.close(String(path));
        }}
        items={tabs.open.map(({ path }) => ({
          key: path,
          label: (
            <Dropdown trigger={["contextMenu"]} menu={{ items: actionsOf(path) }}>
              <span>{titleOf(path)}</span>
            </Dropdown>
          ),
        }))}
      />
    </nav>
  );
}
