import type { MenuIcon } from "@yunshou/domain";
import { Menu, type MenuProps } from "antd";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePhrases } from "../phrases/usePhrases.ts";
import { isPage, menuPaths, type MenuNode, trailOf } from "../session/session.ts";

interface SideMenuProps {
  readonly nodes: readonly MenuNode[];
  readonly activePath: string;
  readonly collapsed: boolean;
  readonly titleOf: (path: string) => string;
  readonly iconOf: (path: string, icon?: MenuIcon) => ReactNode;
}

type Item = NonNullable<NonNullable<MenuProps["items"]>[number]>;

const openedKey = "openedMenu";

/**
 * The menu as the server sent it (PERM-01); a group without a title of its own shows its pages directly. Open are the
 * group of the page and the groups that this person opened; these are remembered on the device.
 */
export function SideMenu({ nodes, activePath, collapsed, titleOf, iconOf }: SideMenuProps) {
  const t = usePhrases();
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  const trail = trailOf(nodes, activePath).map(({ path }) => path);
  const [opened, setOpened] = useState<readonly string[]>(() => localStorage.getItem(openedKey)?.split("\n") ?? []);
  const [closed, setClosed] = useState<{ readonly at: string; readonly paths: readonly string[] }>({
    at: activePath,
    paths: [],
  });
  const isOpen = (path: string) =>
    trail.includes(path) ? closed.at !== activePath || !closed.paths.includes(path) : opened.includes(path);
  const toggle = (keys: readonly string[]) => {
    const own = [
      ...opened.filter((path) => keys.includes(path)),
      ...keys.filter((path) => !opened.includes(path) && !isOpen(path)),
    ];
    localStorage.setItem(openedKey, own.join("\n"));
    setOpened(own);
    setClosed({ at: activePath, paths: trail.filter((path) => !keys.includes(path)) });
  };

  useEffect(() => {
    const show = () => place.current?.querySelector(".ant-menu-item-selected")?.scrollIntoView({ block: "nearest" });
    show();
    // Once more when the group has unfolded.
    const timer = setTimeout(show, 350);
    return () => clearTimeout(timer);
  }, [activePath]);

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
    <nav ref={place} aria-label={t.common.layout.menu} className="shell-menu">
      <Menu
        theme="dark"
        mode="inline"
        items={items}
        selectedKeys={[activePath]}
        {...(collapsed ? {} : { openKeys: menuPaths(nodes).filter(isOpen), onOpenChange: toggle })}
        onClick={({ key }) => open(key)}
      />
    </nav>
  );
}
