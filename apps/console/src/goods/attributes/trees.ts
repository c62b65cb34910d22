import type { RowOf } from "@yunshou/contract";
import { attributes, libraryAttributes } from "@yunshou/contract/goods/attributes";

export type Attribute = RowOf<typeof attributes.tree>;

/** Whose trees: those of the own merchant, or those of the platform's library. */
export const owners = ["own", "library"] as const;
export type Owner = (typeof owners)[number];

/** The calls of each owner's trees. */
export const treesOf = {
  own: {
    tree: attributes.tree,
    create: attributes.create,
    rename: attributes.rename,
    move: attributes.move,
    enable: attributes.enable,
    remove: attributes.remove,
    uses: attributes.uses,
  },
  library: {
    tree: libraryAttributes.tree,
    create: libraryAttributes.create,
    rename: libraryAttributes.rename,
    move: libraryAttributes.move,
    enable: libraryAttributes.enable,
    remove: libraryAttributes.remove,
    uses: libraryAttributes.uses,
  },
} as const;

export type TreeCalls = (typeof treesOf)[Owner];

/** Each value with its way from the root, parents before children. */
export function withPaths(rows: readonly Attribute[]): { value: string; label: string; row: Attribute }[] {
  const byId = new Map(rows.map((row) => [row.attributeId, row]));
  const wayTo = ({ parentId, attributeName }: Attribute): string => {
    const parent = byId.get(parentId ?? "");
    return parent === undefined ? attributeName : `${wayTo(parent)} / ${attributeName}`;
  };
  return rows
    .map((row) => ({ value: row.attributeId, label: wayTo(row), row }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
