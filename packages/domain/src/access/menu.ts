import { checkCode, checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** What an entry of the menu is: a folder, a page of the console, or an address outside of it. */
export const menuKinds = ["folder", "page", "link"] as const;
export type MenuKind = (typeof menuKinds)[number];

/** Folders may stand in folders, but no entry deeper than this. */
export const menuDepth = 3;

/** People may add this many menu entries, and this many functions. */
export const ownEntriesAtMost = 200;

const menuOrderAtMost = 9_999;
const targetLength = 500;

/** Pictures that an entry of the first level can wear. */
export const menuIcons = [
  "app",
  "home",
  "shop",
  "machine",
  "receipt",
  "bank",
  "gift",
  "car",
  "picture",
  "card",
  "wallet",
  "chart",
  "tree",
  "box",
  "medicine",
  "dashboard",
  "gear",
  "service",
  "team",
  "bell",
  "book",
  "file",
  "tool",
  "globe",
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** The page that manages the menu; it cannot be hidden, or nobody would find back. */
export const menuPagePath = "/xtgl/zygl/cdgl";

/** A text in some languages by language code. */
export type Names = Readonly<Record<string, string | undefined>>;

/** Names in several languages, trimmed and without empty ones; the Chinese one may be required, because every other falls back to it. */
export function checkNames(names: Names, required: boolean): Result<Record<string, string>> {
  const clean: Record<string, string> = {};
  for (const [language, text = ""] of Object.entries(names)) {
    if (text.trim() === "") continue;
    const checked = checkText(text, `names.${language}`, fieldLimits.nameLength);
    if (!checked.ok) return checked;
    clean[language] = checked.value;
  }
  return required && clean["zh"] === undefined ? refuse("field.required", { field: "names.zh" }) : accept(clean);
}

/** Places in a menu or a tree are whole numbers from 0 to 9999. */
export function checkSortNo(sortNo: number): Result<number> {
  return Number.isInteger(sortNo) && sortNo >= 0 && sortNo <= menuOrderAtMost
    ? accept(sortNo)
    : refuse("access.sortNo", { field: "sortNo" });
}

/**
 * Where an entry leads. A page entry names a page of the program, with a query if it likes; a link an https address.
 *
 * @param pages paths that exist.
 */
export function checkTarget(kind: MenuKind, target: string, pages: ReadonlySet<string>): Result<string> {
  if (kind === "folder") return accept("");
  const text = checkText(target, "target", targetLength);
  if (!text.ok) return text;
  const { value } = text;
  if (kind === "page")
    return pages.has(pagePathOf(value)) && /^\/[\w/-]*(?:\?[\w=&.,%+:-]*)?$/.test(value)
      ? text
      : refuse("access.menuPage", { field: "target" });
  return isSafeAddress(value) ? text : refuse("access.menuAddress", { field: "target" });
}

/** The path of a page without its query. */
export function pagePathOf(target: string): string {
  return target.split("?")[0] ?? target;
}

/** https only, with a host and without a name or password in it. */
function isSafeAddress(text: string): boolean {
  if (!/^https:\/\/[^\s<>"'`\\]+$/.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return hostname !== "" && username === "" && password === "";
  } catch {
    return false;
  }
}

/** An entry as far as its place is concerned. */
export interface PlacedEntry {
  readonly nodeId: string;
  readonly parentId: string | null;
  readonly kind: MenuKind;
}

/** Refuses a parent that is no folder, a cycle, and an entry that would stand too deep. `nodeId` null is a new entry. */
export function checkMenuPlace(
  entries: readonly PlacedEntry[],
  nodeId: string | null,
  parentId: string | null,
): Result<undefined> {
  const byId = new Map(entries.map((entry) => [entry.nodeId, entry]));
  if (parentId !== null && byId.get(parentId)?.kind !== "folder")
    return refuse("access.menuParent", { field: "parentId" });
  const above = chainOf(byId, parentId);
  if (nodeId !== null && above.includes(nodeId)) return refuse("access.treeCycle", { field: "parentId" });
  const height = nodeId === null ? 1 : heightOf(entries, nodeId);
  return above.length + height > menuDepth
    ? refuse("access.menuTooDeep", { field: "parentId", values: { limit: menuDepth } })
    : accept();
}

/** The entry and everything above it, the nearest first. */
function chainOf(byId: ReadonlyMap<string, PlacedEntry>, start: string | null): string[] {
  const chain: string[] = [];
  for (let id = start; id !== null && !chain.includes(id); id = byId.get(id)?.parentId ?? null) chain.push(id);
  return chain;
}

function heightOf(entries: readonly PlacedEntry[], nodeId: string): number {
  return (
    1 +
    Math.max(0, ...entries.filter((entry) => entry.parentId === nodeId).map((entry) => heightOf(entries, entry.nodeId)))
  );
}

/** Refuses to hide the page that manages the menu, and every folder above it. */
export function checkHideable(
  entries: readonly (PlacedEntry & { readonly code: string })[],
  nodeId: string,
): Result<undefined> {
  const own = entries.find((entry) => entry.code === menuPagePath);
  const needed =
    own !== undefined && chainOf(new Map(entries.map((entry) => [entry.nodeId, entry])), own.nodeId).includes(nodeId);
  return needed ? refuse("access.menuNeeded") : accept();
}

/** What people set of a new function: a code of their own (MSG-91), a name, and which permissions it holds. */
export function checkFunctionFields(fields: {
  readonly code: string;
  readonly names: Names;
  readonly permissions: readonly string[];
}): Result<{ code: string; names: Record<string, string>; permissions: string[] }> {
  const code = checkCode(fields.code, "code");
  if (!code.ok) return code;
  const names = checkNames(fields.names, true);
  if (!names.ok) return names;
  const permissions = [...new Set(fields.permissions)];
  return permissions.length === 0
    ? refuse("field.required", { field: "permissions" })
    : accept({ code: code.value, names: names.value, permissions });
}
