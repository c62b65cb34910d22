import { Menu, type MenuProps } from "antd";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePhrases } from "../phrases/usePhrases.ts";
import type { MenuNode } from "../session/session.ts";

interface SideMenuProps {
  readonly nodes: readonly MenuNode[];
  readonly activePath: string;
  readonly collapsed: boolean;
  readonly titleOf: (path: string) => string;
  readonly iconOf: (path: string) => ReactNode;
}

type Item = NonNullable<NonNullable<MenuProps["items"]>[number]>;

/** The menu as the server sent it (PERM-01); a group without a title of its own shows its pages directly. */
export function SideMenu({ nodes, activePath, collapsed, titleOf, iconOf }: SideMenuProps) {
  const t = usePhrases();
  const navigate = useNavigate();
  const parent = nodes.find((node) => node.children.some((child) => child.path === activePath))?.path;
  const [opened, setOpened] = useState<string[]>(nodes.map((node) => node.path));

  const items = nodes.flatMap((node): Item[] => {
    if (node.path === "/") return node.children.map((child): Item => ({ key: child.path, label: titleOf(child.path), icon: iconOf(child.path) }));
    const children = node.children.map((child): Item => ({ key: child.path, label: titleOf(child.path) }));
    return [{ key: node.path, label: titleOf(node.path), icon: iconOf(node.path), ...(children.length > 0 ? { children } : {}) }];
  });

  return (
    <nav aria-label={t.common.layout.menu} className="shell-menu">
      <Menu
        theme="dark"
        mode="inline"
        items={items}
        selectedKeys={[activePath]}
        {...(collapsed ? {} : { openKeys: parent === undefined || opened.includes(parent) ? opened : [...opened, parent] })}
        onOpenChange={setOpened}
        onClick={({ key }) => void navigate(key)}
      />
    </nav>
  );
}
