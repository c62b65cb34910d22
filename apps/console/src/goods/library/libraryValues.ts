import type { RowOf } from "@yunshou/contract";
import { libraryAttributes } from "@yunshou/contract/goods/attributes";
import type { AttributeKind } from "@yunshou/domain";
import { useCall } from "../../platform/kit/index.ts";

type Value = RowOf<typeof libraryAttributes.tree>;

export interface ValueOption {
  readonly value: string;
  readonly label: string;
  /** It has values below it, so that a product cannot bear it (PRODUCT-11). */
  readonly isAbove: boolean;
  readonly enabled: boolean;
}

/** The values of one tree of the library, each with its way from the root; nothing for the trees of a category that is not chosen. */
export function useLibraryValues(kind: AttributeKind, categoryId?: string | null): readonly ValueOption[] {
  const ofCategory = kind !== "brand" && kind !== "category";
  const asked = { kind, ...(ofCategory && categoryId ? { categoryId } : {}) };
  const { data } = useCall(libraryAttributes.tree, asked, {
    silent: true,
    enabled: !ofCategory || Boolean(categoryId),
  });
  const rows = !ofCategory || categoryId ? (data?.rows ?? []) : [];
  const byId = new Map(rows.map((row) => [row.attributeId, row]));
  const wayTo = ({ parentId, attributeName }: Value): string => {
    const parent = byId.get(parentId ?? "");
    return parent === undefined ? attributeName : `${wayTo(parent)} / ${attributeName}`;
  };
  return rows
    .map((row) => ({
      value: row.attributeId,
      label: wayTo(row),
      isAbove: row.children > 0 && rows.some(({ parentId }) => parentId === row.attributeId),
      enabled: row.enabled,
    }))
    .sort((left, right) => left.label.localeCompare(right.label));
}
