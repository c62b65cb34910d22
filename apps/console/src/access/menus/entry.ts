import type { OutputOf } from "@yunshou/contract";
import type { menus } from "@yunshou/contract/access/menus";

/** An entry of the menu as the platform manages it. */
export type MenuEntry = OutputOf<typeof menus.tree>["nodes"][number];

export const idOfEntry = (node: MenuEntry) => node.nodeId;
export const parentOfEntry = (node: MenuEntry) => node.parentId;

/** The root of the menu in a choice of parents. */
export const rootChoice = "root";
