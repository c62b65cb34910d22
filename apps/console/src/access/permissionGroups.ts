import type { OutputOf } from "@yunshou/contract";
import type { NameTexts } from "@yunshou/contract/access/shapes";
import type { roles } from "@yunshou/contract/access/roles";
import { permissionPages } from "@yunshou/contract/pages";
import { allPermissions, type Permission } from "@yunshou/contract/permissions";

type Answer = OutputOf<typeof roles.tree>;

/** A folder or page of the menu with the functions that roles assign there. */
export interface PermissionGroup {
  /** Empty for pages that stand in no menu, such as the big screens. */
  readonly path: string;
  readonly names: NameTexts;
  readonly shown: boolean;
  readonly groups: readonly PermissionGroup[];
  readonly functions: Answer["functions"];
}

/** Menu → page → function, in the order of the menu (ROLE-03, SYS-19); folders and pages without a function are left out, no function is. */
export function permissionGroups({ nodes, functions }: Answer): PermissionGroup[] {
  const pages = new Set(nodes.map(({ path }) => path));
  const groupsBelow = (parentPath: string | null): PermissionGroup[] =>
    nodes
      .filter((node) => node.parentPath === parentPath)
      .map(({ path, names, shown }) => ({
        path,
        names,
        shown,
        groups: groupsBelow(path),
        functions: functions.filter(({ page }) => page === path),
      }))
      .filter(({ groups, functions: own }) => groups.length + own.length > 0);
  const elsewhere = [...new Set(functions.map(({ page }) => page).filter((page) => !pages.has(page)))];
  const others = elsewhere.map((path) => ({
    path,
    names: {},
    shown: true,
    groups: [],
    functions: functions.filter(({ page }) => page === path),
  }));
  return [
    ...groupsBelow(null),
    ...(others.length > 0 ? [{ path: "", names: {}, shown: true, groups: others, functions: [] }] : []),
  ];
}

/** What a page's own reading permission is: without it the other permissions of the page lead nowhere. */
export function withReading(chosen: ReadonlySet<Permission>): Permission[] {
  const readings = new Map(
    allPermissions
      .filter((one) => one.endsWith(".read"))
      .map((one) => [permissionPages[one], one] as const)
      .reverse(),
  );
  const all = new Set(chosen);
  for (const permission of chosen) {
    const reading = readings.get(permissionPages[permission]);
    if (reading !== undefined) all.add(reading);
  }
  return allPermissions.filter((one) => all.has(one));
}
