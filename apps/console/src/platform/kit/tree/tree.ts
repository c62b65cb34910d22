import type { ReactNode } from "react";

/** One item of a tree, neighbours in their order. */
export interface TreeItem {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  /** What stands behind the name: counts, a state. */
  readonly note?: ReactNode;
  readonly dimmed?: boolean;
}

interface Nested {
  readonly key: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: Nested[];
}

const fits = ({ name }: TreeItem, text: string) => name.toLowerCase().includes(text.trim().toLowerCase());

/** Everything that holds the text, with all above it; all items when nothing is looked for. */
function kept(items: readonly TreeItem[], text: string): ReadonlySet<string> {
  if (text.trim() === "") return new Set(items.map(({ id }) => id));
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = new Set<string>();
  for (const item of items.filter((one) => fits(one, text))) {
    for (let at: TreeItem | undefined = item; at !== undefined && !found.has(at.id); at = byId.get(at.parentId ?? "")) {
      found.add(at.id);
    }
  }
  return found;
}

/** The items as a tree shows them. */
export function nest(items: readonly TreeItem[], text: string): Nested[] {
  const keep = kept(items, text);
  const below = new Map<string | null, TreeItem[]>();
  for (const item of items)
    if (keep.has(item.id)) below.set(item.parentId, [...(below.get(item.parentId) ?? []), item]);
  const of = (parentId: string | null): Nested[] =>
    (below.get(parentId) ?? []).map((item) => ({
      key: item.id,
      title: item.note === undefined ? item.name : [item.name, item.note],
      ...(item.dimmed === true ? { className: "kit-tree-off" } : {}),
      children: of(item.id),
    }));
  return of(null);
}

/** What a search opens: everything above what it found. */
export const expandedFor = (items: readonly TreeItem[], text: string): string[] => [...kept(items, text)];

/** Where an item stands after one step among its neighbours; undefined at the end of them. */
export function placeOf(
  items: readonly TreeItem[],
  id: string,
  step: -1 | 1,
): { readonly parentId: string | null; readonly beforeId: string | null } | undefined {
  const item = items.find((one) => one.id === id);
  if (item === undefined) return undefined;
  const neighbours = items.filter(({ parentId }) => parentId === item.parentId);
  const at = neighbours.indexOf(item);
  if (neighbours[at + step] === undefined) return undefined;
  const before = neighbours[step === -1 ? at - 1 : at + 2];
  return { parentId: item.parentId, beforeId: before?.id ?? null };
}
