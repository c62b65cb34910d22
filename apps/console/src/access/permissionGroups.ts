import { allPermissions, type Permission, permissionPages } from "@yunshou/contract/permissions";

export interface PermissionPage {
  readonly path: string;
  readonly permissions: readonly Permission[];
}

export interface PermissionGroup {
  /** First part of the paths, e.g. `/shj`; the home page and the big screens share `/`. */
  readonly path: string;
  readonly pages: readonly PermissionPage[];
}

/** Menu group → page → permissions, in the order of the contract (ROLE-03). */
export function permissionGroups(): PermissionGroup[] {
  const pages = new Map<string, Permission[]>();
  for (const permission of allPermissions) {
    const path = permissionPages[permission];
    pages.set(path, [...(pages.get(path) ?? []), permission]);
  }
  const groups = new Map<string, PermissionPage[]>();
  for (const [path, permissions] of pages) {
    const group = path.lastIndexOf("/") === 0 ? "/" : path.slice(0, path.indexOf("/", 1));
    groups.set(group, [...(groups.get(group) ?? []), { path, permissions }]);
  }
  return [...groups].map(([path, list]) => ({ path, pages: list }));
}

/** What a page's own reading permission is: without it the other permissions of the page lead nowhere. */
export function withReading(chosen: ReadonlySet<Permission>): Permission[] {
  const readings = new Map(allPermissions.filter((one) => one.endsWith(".read")).map((one) => [permissionPages[one], one] as const).reverse());
  const all = new Set(chosen);
  for (const permission of chosen) {
    const reading = readings.get(permissionPages[permission]);
    if (reading !== undefined) all.add(reading);
  }
  return allPermissions.filter((one) => all.has(one));
}
