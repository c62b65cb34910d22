import { type GroupFacts, menuGroups, type Rail, rails } from "@yunshou/contract/menu";
import type { MenuNode } from "../../session/session.ts";

/** What the panel beside the rail shows: what the person uses, a section, or what people added outside of all sections. */
export type PanelName = "favourites" | Rail | "other";

export interface RailNodes {
  readonly name: Rail | "other";
  /** Groups and pages of the highest level, in the order of the server. */
  readonly nodes: readonly MenuNode[];
}

const groups: Readonly<Record<string, GroupFacts>> = menuGroups;
const homePath = "/dashboard";

/** The menu at its highest level: a group without a title of its own shows its pages directly. */
const highest = (nodes: readonly MenuNode[]) => nodes.flatMap((node) => (node.path === "/" ? node.children : [node]));

/** The entry of the home page, which stands beside the sections. */
export function homeOf(nodes: readonly MenuNode[]): MenuNode | undefined {
  return highest(nodes).find(({ path }) => path === homePath);
}

/** The sections that hold something for this person, with every node of the menu but the home page in exactly one of them (PERM-01). */
export function railsOf(nodes: readonly MenuNode[]): readonly RailNodes[] {
  const rest = highest(nodes).filter(({ path }) => path !== homePath);
  const nameOf = (node: MenuNode) => groups[node.path]?.rail ?? "other";
  return [...rails, "other" as const]
    .map((name) => ({ name, nodes: rest.filter((node) => nameOf(node) === name) }))
    .filter((rail) => rail.nodes.length > 0);
}

/** An entry that leads somewhere, and the folders above it, the highest first. */
export interface Leaf {
  readonly node: MenuNode;
  readonly folders: readonly MenuNode[];
}

/** Every entry that leads somewhere, in the order of the menu. */
export function leavesOf(nodes: readonly MenuNode[], folders: readonly MenuNode[] = []): readonly Leaf[] {
  return nodes.flatMap((node) =>
    node.children.length > 0 ? leavesOf(node.children, [...folders, node]) : [{ node, folders }],
  );
}

/** The section that holds an entry; undefined for the home page and for what is not in the menu. */
export function railOf(nodes: readonly MenuNode[], path: string): Rail | "other" | undefined {
  return railsOf(nodes).find((rail) => leavesOf(rail.nodes).some(({ node }) => node.path === path))?.name;
}
