/** What a table shows of a tree: a row with the rows below it. */
export type TreeRow<Node> = Node & { readonly children?: TreeRow<Node>[] };

/**
 * A flat list as a tree, neighbours in the order of the list. A row whose parent is not in the list stands at the top.
 *
 * @param fits keeps rows that fit, with everything above them and below them.
 */
export function treeRows<Node extends object>(
  nodes: readonly Node[],
  idOf: (node: Node) => string,
  parentOf: (node: Node) => string | null,
  fits: (node: Node) => boolean = () => true,
): TreeRow<Node>[] {
  const known = new Set(nodes.map(idOf));
  const below = new Map<string | null, Node[]>();
  for (const node of nodes) {
    const parent = parentOf(node);
    const place = parent !== null && known.has(parent) ? parent : null;
    below.set(place, [...(below.get(place) ?? []), node]);
  }
  const rows = (parent: string | null, all: boolean): TreeRow<Node>[] =>
    (below.get(parent) ?? []).flatMap((node) => {
      const wanted = all || fits(node);
      const children = rows(idOf(node), wanted);
      return wanted || children.length > 0 ? [{ ...node, ...(children.length > 0 ? { children } : {}) }] : [];
    });
  return rows(null, false);
}

/** The ids of an entry and of everything below it. */
export function idsBelow<Node extends object>(
  nodes: readonly Node[],
  idOf: (node: Node) => string,
  parentOf: (node: Node) => string | null,
  start: string,
): Set<string> {
  const found = new Set([start]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const node of nodes) if (found.has(parentOf(node) ?? "")) found.add(idOf(node));
  }
  return found;
}
