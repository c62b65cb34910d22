import type { Permission } from "@yunshou/contract";
import type { MenuNode, NameTexts } from "@yunshou/contract/access/shapes";
import {
  type MenuIcon,
  type MenuKind,
  type MerchantFeature,
  type MerchantKind,
  pagePathOf,
  sellsMedicine,
} from "@yunshou/domain";
import { type PageRule, pageRules } from "./menu.ts";
import { spellingOf } from "./menuSpelling.ts";

/** An entry of the menu as it is stored. */
export interface MenuRow {
  readonly nodeId: string;
  readonly parentId: string | null;
  readonly kind: MenuKind;
  readonly code: string;
  readonly isBase: boolean;
  readonly names: NameTexts;
  readonly target: string;
  readonly icon: MenuIcon | null;
  readonly sortNo: number;
  readonly hidden: boolean;
  readonly remark: string;
  readonly updatedAt: Date;
}

/** Whose menu is made. */
export interface MenuViewer {
  readonly permissions: ReadonlySet<Permission>;
  readonly kind: MerchantKind;
  /** Features that count for the merchant (MERCHANT-20). */
  readonly features: readonly MerchantFeature[];
}

/** Begins the paths of entries that people added; no page of the program has it. */
const ownPrefix = "/menu/";

/** The path that identifies an entry in the menu: that of its page, or one made of the code of people. */
export function pathOf({ isBase, code }: Pick<MenuRow, "isBase" | "code">): string {
  return isBase ? code : ownPrefix + code;
}

/** Where an entry leads: a page of the program to itself, others to their target; a folder nowhere. */
export function urlOf({ kind, isBase, code, target }: Pick<MenuRow, "kind" | "isBase" | "code" | "target">): string {
  if (kind === "folder") return "";
  return isBase ? code : target;
}

/** False for a page that this version of the program does not have. */
export function existsHere(row: Pick<MenuRow, "kind" | "isBase" | "code" | "target">): boolean {
  return row.kind !== "page" || pageRules.has(pagePathOf(urlOf(row)));
}

/**
 * The menu of somebody (PERM-01): entries in their order, without what is hidden, what he may not open, what does not
 * exist here, and folders that would be empty. Addresses outside are for everybody who has a menu at all.
 */
export function visibleMenu(rows: readonly MenuRow[], viewer: MenuViewer): MenuNode[] {
  const menu = childrenOf(rows, null, viewer);
  return menu.some(hasPage) ? menu : [];
}

function hasPage({ url, children }: MenuNode): boolean {
  return children.length > 0 ? children.some(hasPage) : url.startsWith("/");
}

function childrenOf(rows: readonly MenuRow[], parentId: string | null, viewer: MenuViewer): MenuNode[] {
  return rows.filter((row) => row.parentId === parentId && !row.hidden).flatMap((row) => nodeOf(rows, row, viewer));
}

function nodeOf(rows: readonly MenuRow[], row: MenuRow, viewer: MenuViewer): MenuNode[] {
  const path = pathOf(row);
  const names = Object.keys(row.names).length === 0 ? {} : { names: row.names };
  const spelling = spellingOf(path, row.names);
  const looks = {
    path,
    title: `menu.${path}`,
    ...names,
    ...(row.icon === null ? {} : { icon: row.icon }),
    ...(spelling === undefined ? {} : { spelling }),
  };
  if (row.kind === "folder") {
    const children = childrenOf(rows, row.nodeId, viewer);
    const first = children[0];
    return first === undefined ? [] : [{ ...looks, url: first.url, hasChild: true, children }];
  }
  return mayOpen(row, viewer) ? [{ ...looks, url: urlOf(row), hasChild: false, children: [] }] : [];
}

function mayOpen(row: MenuRow, { permissions, kind, features }: MenuViewer): boolean {
  if (row.kind === "link") return true;
  const rule = pageRules.get(pagePathOf(urlOf(row)));
  return rule !== undefined && permissions.has(rule.access) && isForMerchant(rule, { kind, features });
}

/** Whether the kind of a merchant and the switches that count for it leave it a page, whoever asks (MERCHANT-20, CARD-27). */
function isForMerchant(rule: PageRule, { kind, features }: Pick<MenuViewer, "kind" | "features">): boolean {
  if (rule.cards !== undefined && !features.includes("membershipCard")) return false;
  if (rule.lucky !== undefined && !features.includes("purchase")) return false;
  if (rule.batches !== undefined && !features.includes("medicine")) return false;
  if (rule.combinations !== undefined && !features.includes("drugCombination")) return false;
  if (rule.pickups !== undefined && !features.includes("pickupCode")) return false;
  return (
    (rule.kind === undefined || rule.kind === kind) && (rule.medicine === undefined || sellsMedicine(kind, features))
  );
}

/** Paths of the pages that nobody of a merchant has, so that a typed address is judged as the menu is. */
export function closedPages(merchant: Pick<MenuViewer, "kind" | "features">): string[] {
  return [...pageRules].filter(([, rule]) => !isForMerchant(rule, merchant)).map(([path]) => path);
}
