import { Button, Drawer } from "antd";
import { type ReactNode, useRef } from "react";
import { usePhrases } from "../phrases/usePhrases.ts";
import type { Tabs } from "./useTabs.ts";

interface NarrowSheetsProps {
  /** With `search` the search of the menu has the focus. */
  readonly open: "menu" | "search" | "tabs" | undefined;
  readonly onClose: () => void;
  readonly tabs: Pick<Tabs, "open" | "activePath" | "closeOthers" | "closeAll">;
  readonly menu: ReactNode;
  /** The open pages below each other. */
  readonly visited: ReactNode;
}

/** What stands over the page where there is no room beside it: the menu, and the open pages in the place of their tabs. */
export function NarrowSheets({ open, onClose, tabs, menu, visited }: NarrowSheetsProps) {
  const words = usePhrases().common.layout;
  const side = useRef<HTMLDivElement>(null);
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <>
      <Drawer
        open={open === "menu" || open === "search"}
        onClose={onClose}
        placement="left"
        closable={false}
        destroyOnHidden
        aria-label={words.menu}
        rootClassName="shell-menu-drawer"
        afterOpenChange={() => open === "search" && side.current?.querySelector<HTMLElement>(".menu-search")?.focus()}
      >
        <div ref={side} className="shell-side">
          {menu}
        </div>
      </Drawer>
      <Drawer
        open={open === "tabs"}
        onClose={onClose}
        placement="bottom"
        title={words.tabs}
        destroyOnHidden
        rootClassName="shell-sheet"
        extra={
          <>
            <Button
              type="text"
              disabled={tabs.open.length < 2}
              onClick={closing(() => tabs.closeOthers(tabs.activePath))}
            >
              {words.closeOthers}
            </Button>
            <Button type="text" onClick={closing(tabs.closeAll)}>
              {words.closeAll}
            </Button>
          </>
        }
      >
        {visited}
      </Drawer>
    </>
  );
}
