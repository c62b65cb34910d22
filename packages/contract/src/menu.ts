/** The first level of the menu, in its order. A group of one `kind` shows everything in it to such merchants only. */
export const menuGroups = {
  "/": {},
  "/shj": {},
  "/jygl": {},
  "/cfgl": {},
  "/hygl": {},
  "/shgl": {},
  "/spgl": {},
  "/xtgl": {},
} as const satisfies Readonly<Record<`/${string}`, { readonly kind?: "drug" }>>;

/** A folder inside a group. */
interface FolderFacts {
  readonly group: keyof typeof menuGroups;
  /** A number of the page inventory, as that of pages is. */
  readonly order: number;
}

/** 角色管理 adds no segment to the paths of its pages, so its name has a #, which no path can have (ROUTE-27). */
export const menuFolders = {
  "/xtgl/dagl": { group: "/xtgl", order: 199 },
  "/xtgl/zygl": { group: "/xtgl", order: 200 },
  "/xtgl#roles": { group: "/xtgl", order: 204 },
} as const satisfies Readonly<Record<`/${string}`, FolderFacts>>;

/** A group or folder of the menu. */
export type FolderPath = keyof typeof menuGroups | keyof typeof menuFolders;
