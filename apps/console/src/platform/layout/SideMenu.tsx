import type { MenuIcon } from "@yunshou/domain";
import { Menu, type MenuProps } from "antd";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePhrases } from "../phrases/usePhrases.ts";
import { isPage, type MenuNode, trailOf } from "../session/session.ts";

interface SideMenuProps {
  readonly nodes: readonly MenuNode[];
  readonly activePath: string;
  readonly collapsed: boolean;
  readonly titleOf: (path: string) => string;
  readonly iconOf: (path: string, icon?: MenuIcon) => ReactNode;
}

type Item = NonNullable<NonNullable<MenuProps["items"]>[number]>;

/** The menu as the server sent it (PERM-01); a group without a title of its own shows its pages directly. */
export function SideMenu({ nodes, activePath, collapsed, titleOf, iconOf }: SideMenuProps) {
  const t = usePhrases();
  const navigate = useNavigate();
  const folders = (list: readonly MenuNode[]): string[] => list.flatMap(({ path, children }) => (children.length > 0 ? [path, ...folders(children)] : []));
  const [closed, setClosed] = useState<readonly string[]>([]);
  const trail = trailOf(nodes, activePath).map(({ path }) => path);
  const opened = folders(nodes).filter((path) => !closed.includes(path) || trail.includes(path));

  const itemOf = (node: MenuNode, first: boolean): Item => ({
    key: node.path,
    label: titleOf(node.path),
    ...(first || node.icon !== undefined ? { icon: iconOf(node.path, node.icon) } : {}),
    ...(node.children.length > 0 ? { children: node.children.map((child) => itemOf(child, false)) } : {}),
  });
  const items = nodes.flatMap((node) => (node.path === "/" ? node.children : [node])).map((node) => itemOf(node, true));
  const open = (path: string) => {
    const url = trailOf(nodes, path).at(-1)?.url ?? path;
    if (isPage(url)) void navigate(url);
    else window.open(url, "_blank", "noopener,noreferrer");
  };

  return (
    <nav aria-label={t.common.layout.menu} className="shell-menu">
      <Menu
        theme="dark"
        mode="inline"
        items={items}
        selectedKeys={[activePath]}
        {...(collapsed ? {} : { openKeys: opened })}
        onOpenChange={(keys) => !collapsed && setClosed(folders(nodes).filter((path) => !keys.includes(path)))}
        onClick={({ key }) => open(key)}
      />
    </nav>
  );
}
