import type { Permission } from "@yunshou/contract";
import { type FolderPath, type GroupFacts, menuFolders, menuGroups } from "@yunshou/contract/menu";
import type { MenuPage } from "@yunshou/contract/pageFacts";
import { pages } from "@yunshou/contract/pages";

/** Who may see a page, wherever it stands in the menu: whom its permission, and merchants whom it and its group are for. */
export type PageRule = Pick<
  MenuPage<Permission>,
  "access" | "kind" | "medicine" | "batches" | "combinations" | "cards" | "pickups" | "lucky"
>;

/** One entry of the program's menu with its place. */
export interface ProgramEntry {
  readonly path: string;
  readonly parentPath: FolderPath | null;
  /** Grows in steps of ten, so that the platform can put entries of its own between. */
  readonly sortNo: number;
  /** Undefined for a folder. */
  readonly rule?: PageRule;
}

interface Place {
  readonly group: FolderPath;
  readonly order: number;
}

const folders: ReadonlyMap<string, Place> = new Map(Object.entries(menuFolders));
const groups: Readonly<Record<string, GroupFacts>> = menuGroups;

const items: readonly (Place & { readonly path: string; readonly rule?: PageRule })[] = [
  ...[...folders].map(([path, place]) => ({ path, ...place })),
  ...pages.flatMap((page) => {
    if (!("group" in page)) return [];
    const { path, group, order } = page;
    return [{ path, group, order, rule: { ...groups[folders.get(group)?.group ?? group], ...page } }];
  }),
];

function entriesIn(parentPath: FolderPath): ProgramEntry[] {
  const inside = items.filter(({ group }) => group === parentPath).sort((one, other) => one.order - other.order);
  return inside.flatMap(({ path, rule }, index) => [
    { path, parentPath, sortNo: (index + 1) * 10, ...(rule === undefined ? {} : { rule }) },
    ...(rule === undefined ? entriesIn(path as FolderPath) : []),
  ]);
}

/**
 * Every folder and page of the program in its order, parents first. It is recorded at each start; what people changed of
 * names, places and visibility is in the database.
 */
export const programEntries: readonly ProgramEntry[] = (Object.keys(menuGroups) as FolderPath[]).flatMap(
  (path, index) => [{ path, parentPath: null, sortNo: (index + 1) * 10 }, ...entriesIn(path)],
);

/** The rule of each page by its path: the closed world that no entry of people leaves. */
export const pageRules: ReadonlyMap<string, PageRule> = new Map(
  programEntries.flatMap(({ path, rule }) => (rule === undefined ? [] : [[path, rule] as const])),
);
