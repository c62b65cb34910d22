import type { OutputOf, RowOf } from "@yunshou/contract";
import type { merchants } from "@yunshou/contract/merchants/merchants";
import type { MerchantStatus, StoreState } from "@yunshou/domain";
import type { Tone } from "../platform/kit/index.ts";

export type MerchantRow = RowOf<typeof merchants.list>;
export type MerchantNode = OutputOf<typeof merchants.tree>["nodes"][number];

export const statusTones: Readonly<Record<MerchantStatus, Tone>> = {
  normal: "quiet",
  stopped: "warning",
  deleted: "neutral",
};

export const storeTones: Readonly<Record<StoreState, Tone>> = { open: "quiet", closed: "neutral" };

/** A node of the tree with what stands below it, and the sums over both. */
export interface TreeRow extends MerchantNode {
  readonly children?: TreeRow[];
  readonly allMachines: number;
  readonly allAccounts: number;
}

/** The flat answer of the server as a tree; parents come first in it. A node is kept when it or one below it contains the text. */
export function treeOf(nodes: readonly MerchantNode[], text = ""): TreeRow[] {
  const below = new Map<string | null, MerchantNode[]>();
  const known = new Set(nodes.map((node) => node.merchantId));
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), node]);
  }
  const wanted = text.trim().toLowerCase();
  const rowsBelow = (parentId: string | null): TreeRow[] =>
    (below.get(parentId) ?? []).flatMap((node) => {
      const all = rowsBelow(node.merchantId);
      const fits =
        wanted === "" ||
        node.merchantNo.toLowerCase().includes(wanted) ||
        node.merchantName.toLowerCase().includes(wanted);
      if (!fits && all.length === 0) return [];
      const sum = (own: number, of: (row: TreeRow) => number) => all.reduce((total, row) => total + of(row), own);
      return [
        {
          ...node,
          ...(all.length === 0 ? {} : { children: all }),
          allMachines: sum(node.machines, (row) => row.allMachines),
          allAccounts: sum(node.accounts, (row) => row.allAccounts),
        },
      ];
    });
  return rowsBelow(null);
}
