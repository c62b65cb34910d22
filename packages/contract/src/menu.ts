/** The sections of the console in their order. Each is a button at the left edge that opens the groups of the menu it holds. */
export const rails = [
  "machines",
  "trade",
  "goods",
  "marketing",
  "members",
  "finance",
  "statistics",
  "merchants",
  "system",
] as const;
export type Rail = (typeof rails)[number];

/** What is stated of a group. */
export interface GroupFacts {
  /** The section that holds it; the group of the home page stands beside the sections. */
  readonly rail?: Rail;
  /** Everything in it is for merchants of this kind only. */
  readonly kind?: "drug";
  /** The page that the group opens first (spec 1 §2.3), where that is not the first of its menu. */
  readonly first?: `/${string}`;
}

/** The first level of the menu, in its order. */
export const menuGroups = {
  "/": {},
  "/shj": { rail: "machines" },
  "/kcpd": { rail: "machines" },
  "/cfgl": { rail: "finance", first: "/cfgl/txgl" },
  "/cwgl": { rail: "finance" },
  "/jygl": { rail: "trade" },
  "/yxch": { rail: "marketing", first: "/yxch/zkgl" },
  "/gggl": { rail: "marketing" },
  "/hygl": { rail: "members", first: "/hygl/wdhy" },
  "/essggl": { rail: "trade" },
  "/sc": { rail: "trade" },
  "/tjfx": { rail: "statistics" },
  "/shgl": { rail: "merchants" },
  "/spgl": { rail: "goods" },
  "/jxcgl": { rail: "goods" },
  "/ypgl": { rail: "goods", kind: "drug" },
  "/xtgl": { rail: "system" },
  "/shkf": { rail: "system" },
} as const satisfies Readonly<Record<`/${string}`, GroupFacts>>;

/** A folder inside a group. */
interface FolderFacts {
  readonly group: keyof typeof menuGroups;
  /** A number of the page inventory, as that of pages is. */
  readonly order: number;
}

/** 角色管理 adds no segment to the paths of its pages, so its name has a #, which no path can have (ROUTE-27). */
export const menuFolders = {
  "/xtgl/zfsz": { group: "/xtgl", order: 195 },
  "/xtgl/dagl": { group: "/xtgl", order: 199 },
  "/xtgl/zygl": { group: "/xtgl", order: 200 },
  "/xtgl#roles": { group: "/xtgl", order: 204 },
} as const satisfies Readonly<Record<`/${string}`, FolderFacts>>;

/** A group or folder of the menu. */
export type FolderPath = keyof typeof menuGroups | keyof typeof menuFolders;
